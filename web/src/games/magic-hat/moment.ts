// What the moment being played shows besides the hats.

import type { MagicHatCalled, MagicHatRoundWon } from "../../generated/wire";
import type { Play } from "../../lib/play.svelte";

export function calledNow({ step }: Play): MagicHatCalled | null {
    return step?.event.event === "called" ? step.event : null;
}

export function wonNow({ step }: Play): MagicHatRoundWon | null {
    return step?.also.find((event) => event.event === "round-won") ?? null;
}

/** The animal in the box, while this viewer may see it. */
export function inBox(play: Play): string | undefined {
    return wonNow(play)?.box ?? lookingIntoBox(play);
}

/** M7: who called wrongly looks into the box alone. */
export function lookingIntoBox({ table }: Play): string | undefined {
    return table.sees?.place === "box" ? table.sees.animal : undefined;
}
