// Who acts in the moment being shown, or has to act when nothing is shown.

import type { NotAHatOnlookerView } from "../../generated/wire";
import type { Step } from "../../lib/playback.svelte";

/** The card lies open; who was wrong is said a little later. */
const OPEN = ["slip", "verdict", "penalty"];
const JUDGED = ["verdict", "penalty"];

export const isCardOpen = (step: Step | null) => OPEN.includes(step?.part ?? "");
export const isJudged = (step: Step | null) => JUDGED.includes(step?.part ?? "");

export function actingSeat(step: Step | null, { now }: NotAHatOnlookerView): number | null {
    const event = step?.event;
    if (event?.event === "refused" && isJudged(step)) return event.wrong;
    if (event && "seat" in event) return event.seat;
    if (now.phase === "giving") return now.giver;
    return now.phase === "answering" ? now.receiver : null;
}
