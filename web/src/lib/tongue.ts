// One language: its Fluent source, of which a message is read when it is first said.

import { FluentBundle, FluentNumber, FluentResource, type Message } from "@fluent/bundle";
// With its ending, for Node reads this file as it is (tests/tell.mjs).
import { nounFunctions, Nouns, tagOf } from "./noun.ts";

const ENTRY = /^-?[a-zA-Z][\w-]* *=/gm;
// { other-message } and { -term }; variables and functions look different.
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

/** Each message's own piece of the source. */
export function entriesOf(source: string): Map<string, string> {
    const starts = Array.from(source.matchAll(ENTRY), ({ index }) => index);
    return new Map(
        starts.map((start, nth) => {
            const entry = source.slice(start, starts[nth + 1]);
            return [entry.slice(0, entry.indexOf("=")).trimEnd(), entry];
        }),
    );
}

export class Tongue {
    readonly name: string;
    readonly bundle: FluentBundle;
    readonly nouns: Nouns;
    private readonly unread: Map<string, string>;
    private readonly known = new Set<object>();

    constructor(name: string, source: string) {
        this.name = name;
        this.unread = entriesOf(source);
        this.nouns = new Nouns(new Map(this.unread));
        this.bundle = new FluentBundle(tagOf(source, name), {
            useIsolating: false,
            functions: nounFunctions(this.nouns),
        });
    }

    knows(part: object): boolean {
        return this.known.has(part);
    }

    /** One more part of this language, once. */
    learn(part: object, source: string): void {
        if (this.known.has(part)) return;
        this.known.add(part);
        for (const [name, entry] of entriesOf(source)) this.unread.set(name, entry);
    }

    message(name: string): Message | undefined {
        this.read(name);
        return this.bundle.getMessage(name);
    }

    private read(name: string): void {
        const entry = this.unread.get(name);
        if (entry === undefined) return;
        this.unread.delete(name);
        this.bundle.addResource(new FluentResource(entry));
        for (const [, other = ""] of entry.matchAll(REFERENCE)) this.read(other);
    }
}

const GROUPED = 1000;

/** A small number, written alike in all our languages: a formatter is slow to make. */
export class Count extends FluentNumber {
    override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
        const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < GROUPED;
        return isPlain ? String(this.value) : super.toString(scope);
    }
}
