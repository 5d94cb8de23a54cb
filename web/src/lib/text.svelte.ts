// Every text comes from the locale files, in the language that was asked for, or English.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { change, settings } from "./settings.svelte";
import { nounFunctions, tagOf } from "./noun";

const FILES = import.meta.glob<string>("../generated/*.txt", {
    query: "?url",
    import: "default",
    eager: true,
});

export const LANGUAGES: readonly string[] = Object.keys(FILES).map(nameOf).sort();

function nameOf(path: string): string {
    return path.replace(/^.*\/|\.txt$/g, "");
}

class Text {
    language = $state("en");
    bundles = $state.raw<FluentBundle[]>([]);
}

const text = new Text();
const loaded = new Map<string, Promise<FluentBundle>>();

export function language(): string {
    return text.language;
}

/** Of the languages that we speak, the one this person reads best. */
export function preferred(wishes: readonly string[], known = LANGUAGES): string {
    const short = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
    return short.find((wish) => known.includes(wish)) ?? "en";
}

export async function speak(name: string): Promise<void> {
    const known = LANGUAGES.includes(name) ? name : "en";
    const names = known === "en" ? ["en"] : [known, "en"];
    text.bundles = await Promise.all(names.map(load));
    text.language = known;
    document.documentElement.lang = known;
}

export async function speakAsWished(): Promise<void> {
    await speak(settings.language || preferred(navigator.languages));
}

export async function choose(name: string): Promise<void> {
    await speak(name);
    change({ language: name });
}

function load(name: string): Promise<FluentBundle> {
    const coming = loaded.get(name) ?? fetchBundle(name);
    loaded.set(name, coming);
    return coming;
}

async function fetchBundle(name: string): Promise<FluentBundle> {
    const path = Object.keys(FILES).find((file) => nameOf(file) === name) ?? "";
    const answer = await fetch(FILES[path] ?? "");
    return bundleOf(name, await answer.text());
}

export function bundleOf(name: string, source: string): FluentBundle {
    const bundle = new FluentBundle(tagOf(source, name), {
        useIsolating: false,
        functions: nounFunctions(source),
    });
    bundle.addResource(new FluentResource(source));
    return bundle;
}

export type Args = Record<string, FluentVariable>;

/** The text of a message; the message's name where no language has it. */
export function t(id: string, args?: Args): string {
    const [name = id, attribute] = id.split(".");
    for (const bundle of text.bundles) {
        const message = bundle.getMessage(name);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (pattern) return bundle.formatPattern(pattern, args ?? {}, []);
    }
    return id;
}

export function has(id: string): boolean {
    return t(id) !== id;
}
