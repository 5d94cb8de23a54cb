// Every text comes from the locale files, in the language that was asked for.
// English is loaded besides only when that language lacks a message.
// A screen that is loaded later brings the addresses of its own texts (docs/architecture.md).

import type { FluentVariable } from "@fluent/bundle";
import { once, steadily } from "./patience";
import { change, settings } from "./settings.svelte";
import { Nouns } from "./noun";
import { peopleVariables, personVariables, type Person } from "./person";
import { Count, Tongue } from "./tongue";

/** The same part of the texts in every language: the addresses by the files' names. */
export type Texts = Readonly<Record<string, string>>;

const FIRST: Texts = import.meta.glob<string>(["../generated/*.txt", "!../generated/*.*.txt"], {
    query: "?url",
    import: "default",
    eager: true,
});

export const LANGUAGES: readonly string[] = Object.keys(FIRST).map(languageOf).sort();

function languageOf(path: string): string {
    return path.replace(/^.*\//, "").replace(/\..*$/, "");
}

function addressOf(texts: Texts, language: string): string {
    return texts[Object.keys(texts).find((path) => languageOf(path) === language) ?? ""] ?? "";
}

class Text {
    language = $state("en");
    spoken = $state.raw<Tongue[]>([]);
}

const text = new Text();
const loaded = new Map<string, Promise<Tongue>>();
// What screens have brought so far: a language that is chosen later has it too.
const later = new Set<Texts>();

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
    const tongue = await load(known);
    text.spoken = [tongue];
    text.language = known;
    document.documentElement.lang = tongue.bundle.locales[0] ?? known;
}

async function speakEnglishToo(): Promise<void> {
    const english = await load("en");
    if (text.spoken.length === 1 && text.language !== "en") text.spoken = [...text.spoken, english];
}

export async function speakAsWished(): Promise<void> {
    await speak(settings.language || preferred(navigator.languages));
}

export async function choose(name: string): Promise<void> {
    await speak(name);
    change({ language: name });
}

async function load(name: string): Promise<Tongue> {
    const coming = loaded.get(name) ?? fetchTongue(name);
    loaded.set(name, coming);
    const tongue = await coming;
    // What is added to a set during a loop over it belongs to the loop.
    for (const texts of later) await add(tongue, texts, steadily);
    return tongue;
}

async function fetchTongue(name: string): Promise<Tongue> {
    return new Tongue(name, await steadily(addressOf(FIRST, name)));
}

type Fetch = (address: string) => Promise<string>;

async function add(tongue: Tongue, texts: Texts, fetch: Fetch): Promise<void> {
    if (!tongue.knows(texts)) tongue.learn(texts, await fetch(addressOf(texts, tongue.name)));
}

/** The texts of a screen, now and in every language that is chosen later; breaks without a line. */
export async function learn(texts: Texts): Promise<void> {
    later.add(texts);
    const isUnknown = (tongue: Tongue) => !tongue.knows(texts);
    while (text.spoken.some(isUnknown))
        await Promise.all(text.spoken.map((tongue) => add(tongue, texts, once)));
}

/** The gifts and animals as this language has them. */
export function nounsNow(): Nouns {
    return text.spoken[0]?.nouns ?? new Nouns();
}

/** People are given as such, never as bare names: see person.ts. */
export interface Args {
    name?: Person;
    to?: Person;
    giver?: Person;
    receiver?: Person;
    names?: readonly Person[];
    [about: string]: FluentVariable | Person | readonly Person[] | undefined;
}

/** The text of a message; the message's name where no language has it. */
export function t(id: string, args: Args = {}): string {
    const [name = id, attribute] = id.split(".");
    for (const tongue of text.spoken) {
        const message = tongue.message(name);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (pattern) return tongue.bundle.formatPattern(pattern, variablesOf(args), []);
    }
    if (text.spoken.length > 0) void speakEnglishToo();
    return id;
}

function variablesOf(args: Args): Record<string, FluentVariable> {
    return Object.assign(
        {},
        ...Object.entries(args).map(([name, value]) => told(name, value)),
    ) as Record<string, FluentVariable>;
}

function told(name: string, value: Args[string]): Record<string, FluentVariable> {
    if (value === undefined) return {};
    if (Array.isArray(value)) return counted(peopleVariables(value as Person[], listed));
    if (typeof value === "object" && "isYou" in value) return personVariables(name, value);
    return counted({ [name]: value as FluentVariable });
}

function counted(variables: Record<string, FluentVariable>): Record<string, FluentVariable> {
    const entries = Object.entries(variables).map(([name, value]) => [
        name,
        typeof value === "number" ? new Count(value) : value,
    ]);
    return Object.fromEntries(entries) as Record<string, FluentVariable>;
}

/** Several things in a row. Our English is British: no comma before "and". */
function listed(names: string[]): string {
    const tag = text.spoken[0]?.bundle.locales[0] ?? "en";
    return new Intl.ListFormat(tag === "en" ? "en-GB" : tag).format(names);
}

/** What is said of a refusal or a trouble, by its code. */
export function problemText(code: string): string {
    return has(`error-${code}`) ? t(`error-${code}`) : t("error-unknown", { code });
}

export function has(id: string): boolean {
    return t(id) !== id;
}
