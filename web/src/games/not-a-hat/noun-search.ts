// Finding a gift by typing: prefix and middle, without accents, by second names too.
// hatbox.locales.search does the same in Python.

import type { Nouns } from "../../lib/noun";

const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ґ: "г" };
// How people type a letter that their keyboard lacks: "kaese", "noegle".
const SPELT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };
const NOT_FOUND = 4;

function translate(text: string, table: Record<string, string>): string {
    return Array.from(text.toLowerCase(), (letter) => table[letter] ?? letter).join("");
}

/** Only letters and digits, small and bare: "Œuf" is "oeuf", "самолёт" is "самолет". */
export function fold(typed: string): string {
    return translate(typed, LETTERS)
        .normalize("NFD")
        .replace(/[^\p{L}\p{N}]/gu, "");
}

function keys(name: string): string[] {
    return [fold(name), fold(translate(name, SPELT))];
}

/** 0 a name itself, 1 the first name's beginning, 2 a second name's, 3 somewhere inside. */
function rank([name = "", ...others]: readonly string[], wanted: string): number {
    const first = keys(name);
    const every = [...first, ...others.flatMap(keys)];
    if (every.includes(wanted)) return 0;
    if (first.some((key) => key.startsWith(wanted))) return 1;
    if (every.some((key) => key.startsWith(wanted))) return 2;
    return every.some((key) => key.includes(wanted)) ? 3 : NOT_FOUND;
}

/** Those of the ids whose names have the letters typed, the nearest first. */
export function find(nouns: Nouns, typed: string, ids: readonly string[]): string[] {
    const wanted = fold(typed);
    if (!wanted) return [...ids];
    const ranked = ids.map((id) => ({ id, rank: rank(nouns.get(id)?.names ?? [], wanted) }));
    const found = ranked.filter((item) => item.rank < NOT_FOUND);
    return found.sort((one, other) => one.rank - other.rank).map((item) => item.id);
}
