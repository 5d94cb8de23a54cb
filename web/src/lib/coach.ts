// Small notes in a first game, each told once.

import type { GameEvent } from "../generated/wire";
import type { Play } from "./play.svelte";

/** What this seat did: kinds of events only, for what an event shows is a moment. */
export interface Deeds {
    /** With the last thing that happened. */
    last: ReadonlySet<string>;
    swaps: number;
}

export const NO_DEEDS: Deeds = { last: new Set(), swaps: 0 };

export interface Mark {
    id: string;
    isDue(play: Play, deeds: Deeds): boolean;
    /** What it is about, if that can be seen. */
    find?(): Element | null | undefined;
}

export function deedsAfter(events: GameEvent[], you: number | null, before: Deeds): Deeds {
    if (events.length === 0) return before;
    const mine = events.filter((event) => "seat" in event && event.seat === you);
    const last = new Set(mine.map(({ event }) => event));
    return { last, swaps: before.swaps + (last.has("swapped") ? 1 : 0) };
}

export const nameOfMark = (game: string, id: string) => `coach-${game}-${id}`;
/** All notes of a game were told. */
export const nameOfAll = (game: string) => `coach-${game}`;

export function markNow(
    marks: readonly Mark[],
    game: string,
    learnt: readonly string[],
    isDue: (mark: Mark) => boolean,
): Mark | undefined {
    return marks.find((mark) => !learnt.includes(nameOfMark(game, mark.id)) && isDue(mark));
}
