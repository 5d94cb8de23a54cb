// The gifts and animals as words: names, kinds and cases, read from a language's Fluent source.
// hatbox.locales.nouns does the same in Python; the golden files of tests/golden/talk hold for both.

import { FluentResource, type FluentFunction } from "@fluent/bundle";

const PREFIX = "noun-";

export class Noun {
    readonly name: string;
    readonly forms: Readonly<Record<string, string>>;

    constructor(name: string, forms: Readonly<Record<string, string>>) {
        this.name = name;
        this.forms = forms;
    }

    /** A case or the kind; a form that is not written down is the name itself. */
    form(form: string): string {
        return this.forms[form] ?? this.name;
    }

    /** The name and all second names. */
    get names(): string[] {
        const also = (this.forms["also"] ?? "").split(",").map((name) => name.trim());
        return [this.name, ...also.filter((name) => name !== "")];
    }
}

/** A noun is read anew each time: those that were read and kept would be a list of what was shown. */
export class Nouns {
    private readonly entries: ReadonlyMap<string, string>;

    constructor(entries: ReadonlyMap<string, string> = new Map()) {
        this.entries = entries;
    }

    get(id: string): Noun | undefined {
        const entry = this.entries.get(PREFIX + id);
        return entry === undefined ? undefined : nounOf(entry);
    }
}

function nounOf(entry: string): Noun {
    const [read] = new FluentResource(entry).body;
    return new Noun(String(read?.value ?? ""), plain(read?.attributes ?? {}));
}

function plain(attributes: Record<string, unknown>): Record<string, string> {
    return Object.fromEntries(
        Object.entries(attributes).map(([name, text]) => [name, String(text)]),
    );
}

/** While it is on, nouns stand between marks, so that a sentence can be shown with its noun in colour. */
export const marking = { on: false };

/** What a bundle needs to tell NOUN($object) and NOUN($object, "accusative"). */
export function nounFunctions(nouns: Nouns): Record<string, FluentFunction> {
    return {
        NOUN: ([object, form]) => {
            const noun = nouns.get(String(object));
            if (!noun) throw new RangeError(`No such noun: ${String(object)}`);
            const word = form === undefined ? noun.name : noun.form(String(form));
            return marking.on && form !== "kind" ? `\u2068${word}\u2069` : word;
        },
    };
}

/** The BCP 47 tag for plurals, numbers, screen readers and speech: "pt" is pt-PT. */
export function tagOf(source: string, language: string): string {
    return /^language-tag = (\S+)$/m.exec(source)?.[1] ?? language;
}
