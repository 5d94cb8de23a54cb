// Finding a gift by a few letters: any spelling without accents, and second names.

import { GIFTS } from "../generated/catalogue";

export interface Group {
    name: string;
    first: string;
}

// The catalogue's order, and where each kind begins in it.
export const GROUPS: readonly Group[] = [
    { name: "music", first: "guitar" },
    { name: "food", first: "muffin" },
    { name: "wear", first: "hat" },
    { name: "home", first: "key" },
    { name: "tools", first: "hammer" },
    { name: "media", first: "book" },
    { name: "play", first: "football" },
    { name: "travel", first: "car" },
    { name: "nature", first: "cactus" },
];

const SPECIAL: Record<string, string> = {
    ß: "ss",
    ø: "o",
    æ: "ae",
    å: "a",
    œ: "oe",
    ł: "l",
    ё: "е",
};

/** Letters as somebody in a hurry types them. */
export function plain(text: string): string {
    return text
        .toLowerCase()
        .replace(/[ßøæåœłё]/g, (letter) => SPECIAL[letter] ?? letter)
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
}

export type NamesOf = (gift: string) => string[];

/** How well a gift fits what was typed: 0 best, null not at all. */
function fit(names: string[], typed: string): number | null {
    const spelled = names.map(plain);
    if (spelled.some((name) => name === typed)) return 0;
    if (spelled[0]?.startsWith(typed)) return 1;
    if (spelled.some((name) => name.split(" ").some((word) => word.startsWith(typed)))) return 2;
    return spelled.some((name) => name.includes(typed)) && typed.length > 1 ? 3 : null;
}

/** All gifts in their one order; with letters typed, those that fit, best first. */
export function find(typed: string, namesOf: NamesOf): string[] {
    const wanted = plain(typed);
    if (!wanted) return [...GIFTS];
    const fits = GIFTS.map((gift) => ({ gift, fit: fit(namesOf(gift), wanted) }));
    return fits
        .filter((found): found is { gift: string; fit: number } => found.fit !== null)
        .sort((one, other) => one.fit - other.fit)
        .map(({ gift }) => gift);
}
