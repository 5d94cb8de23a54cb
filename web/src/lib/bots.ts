// Bots as readers know them: by the name of their kind in the reader's own language.

import { has, t } from "./text.svelte";

// What old records call a mind (hatbox.minds.RENAMED).
const RENAMED: Readonly<Record<string, string>> = { owl: "raven" };
/** The minds that have a face of their own, in web/drawings, from the weakest to the strongest. */
export const FACES: readonly string[] = [
    "random",
    "goldfish",
    "squirrel",
    "fox",
    "raven",
    "elephant",
];

export interface Named {
    name: string;
    mind: string | null;
}

export function mindNow(mind: string | null): string | null {
    return mind === null ? null : (RENAMED[mind] ?? mind);
}

/** From the weakest to the strongest; those that we do not know come last. */
export function byLevel(minds: readonly string[]): string[] {
    const rank = (mind: string) => (FACES.includes(mind) ? FACES.indexOf(mind) : FACES.length);
    return minds.toSorted((one, other) => rank(one) - rank(other));
}

/** A kind of bot, in the reader's language. */
export function kindName(mind: string): string {
    return has(`mind-${mind}`) ? t(`mind-${mind}`) : mind;
}

export const levelOf = (mind: string): string => textOf(`mind-${mind}.level`);
export const aboutBot = (mind: string): string => textOf(`mind-${mind}.about`);

function textOf(id: string): string {
    return has(id) ? t(id) : "";
}

/** What follows the kind in a name that nobody gave: "Fox", "Fox 2"; otherwise nothing. */
function numberIn(name: string, mind: string): string | undefined {
    const kind = mind.charAt(0).toUpperCase() + mind.slice(1);
    return new RegExp(`^${kind}( [1-9][0-9]*)?$`).exec(name) ? name.slice(kind.length) : undefined;
}

function shownName({ name, mind }: Named): string {
    const number = mind === null ? undefined : numberIn(name, mind);
    const now = mindNow(mind);
    return number === undefined || !now || !has(`mind-${now}`) ? name : kindName(now) + number;
}

/** The names of a table as this reader sees them: what somebody was named stays. */
export function shownNames(seats: readonly Named[]): string[] {
    const names = seats.map(shownName);
    const given = new Set(seats.flatMap(({ name }, at) => (names[at] === name ? [name] : [])));
    return names.map((name, at) => {
        const free = name === seats[at]?.name ? name : freeName(name, given);
        given.add(free);
        return free;
    });
}

/** A person may be called what a bot is called in this language: then the bot has a number. */
function freeName(wish: string, taken: ReadonlySet<string>): string {
    const isTaken = (name: string) =>
        [...taken].some((other) => other.toLowerCase() === name.toLowerCase());
    const kind = wish.replace(/ \d+$/, "");
    let name = wish;
    for (let number = 2; isTaken(name); number++) name = `${kind} ${number}`;
    return name;
}
