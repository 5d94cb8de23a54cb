// What a device remembers: a name, a language, sound, table talk, theme and what its person has
// learnt of the rules. Nothing of any game but who won against the bot that is like its person.

import type { Level } from "./opponents";

export type Theme = "light" | "dark" | "system";
interface Kept {
    name: string;
    /** What its person looks like at every table (drawings/Portrait.svelte). */
    face: string;
    language: string;
    sound: boolean;
    talk: boolean;
    /** Are offers spoken? Undecided, a big screen speaks and other devices do not. */
    voice: "" | "on" | "off";
    theme: Theme;
    /** How good the bots are, and the code of the table at which this device has a seat. */
    level: Level;
    table: string;
    /** The code of the table that is on a big screen, while this device is a hand; "-" and the
        code where it is not. */
    hand: string;
    /** Lessons by their games, and notes of a first game: nothing here is told again. */
    learnt: string[];
    /** By game: how its person fared against the bot that is like them (lib/like-me.ts). */
    results: Record<string, number[]>;
    /** The last game that was counted. */
    counted?: string;
    /** People whose names and reactions are not shown: their tables' codes and their names. */
    hidden: string[];
}

const KEY = "hatbox";
const USUAL: Kept = {
    name: "",
    face: "",
    language: "",
    sound: true,
    talk: true,
    voice: "",
    theme: "system",
    level: "middling",
    table: "",
    hand: "",
    learnt: [],
    results: {},
    hidden: [],
};

function read(): Kept {
    try {
        return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
        return { ...USUAL };
    }
}

function keep(kept: Kept): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
        // A browser that keeps nothing plays just as well.
    }
}

export const settings = $state<Kept>(read());

export function change(changes: Partial<Kept>): void {
    Object.assign(settings, changes);
    keep({ ...settings });
    applyTheme();
}

/** The server says in its page whether tables may be open to anybody. */
export const isPublic = () => "public" in document.documentElement.dataset;

export function noteLearnt(...what: string[]): void {
    change({ learnt: [...new Set([...settings.learnt, ...what])] });
}

const system = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

export function isDark(): boolean {
    return settings.theme === "system" ? Boolean(system?.matches) : settings.theme === "dark";
}

export function applyTheme(): void {
    document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}

export function watchTheme(): void {
    applyTheme();
    system?.addEventListener("change", applyTheme);
}
