// What the moment being played shows besides the hats.

import type {
    MagicHatCalled,
    MagicHatOnlookerView,
    MagicHatRoundBegan,
    MagicHatRoundWon,
    MagicHatWentOut,
} from "../../generated/wire";
import type { Play } from "../../lib/play.svelte";

export function begunNow({ step }: Play): MagicHatRoundBegan | null {
    return step?.event.event === "round-began" && "starter" in step.event ? step.event : null;
}

/** A call, until it turns out whether it is right. */
export function calledNow({ step }: Play): MagicHatCalled | null {
    return step?.event.event === "called" ? step.event : null;
}

export function outNow({ step }: Play): MagicHatWentOut | null {
    return step?.event.event === "went-out" ? step.event : null;
}

export function wonNow({ step }: Play): MagicHatRoundWon | null {
    return step?.event.event === "round-won" ? step.event : null;
}

/** The call that this moment came of. */
export function callOf({ step }: Play): MagicHatCalled | null {
    return step?.events.find((event) => event.event === "called") ?? null;
}

/** The animal in the box, while this viewer may see it. */
export function inBox(play: Play): string | undefined {
    return wonNow(play)?.box ?? lookingIntoBox(play);
}

/** M7: who called wrongly looks into the box alone, once everybody has heard that it was wrong. */
export function lookingIntoBox({ table, step }: Play): string | undefined {
    return step === null && table.sees?.place === "box" ? table.sees.animal : undefined;
}

/** The table as everybody knows it in this moment: nobody is out before that is said. */
export function viewNow({ step }: Play, view: MagicHatOnlookerView): MagicHatOnlookerView {
    const before = step?.before;
    return step?.event.event === "called" && before?.game === "magic-hat" ? before : view;
}

/** Tokens are won when the box has been opened. */
export function pointsNow({ step, table }: Play): readonly number[] {
    const isDecided = !step || (step.event.event === "round-won" && step.part === "verdict");
    return isDecided || !callOf({ step } as Play) ? (table.standing?.points ?? []) : step.points;
}

export function actingSeat({ step }: Play, { now }: MagicHatOnlookerView): number | null {
    const event = step?.event;
    if (event?.event === "round-began") return event.starter;
    if (event && "seat" in event) return event.seat;
    return "seat" in now ? now.seat : null;
}
