// What is heard in That's Not a Hat.

import type { NotAHatEvent } from "../../generated/wire";
import type { GameEars, Spoken } from "../../sound/ears";
import type { Sound } from "../../sound/palette";
import { notA, offerSentence, thanks } from "./words";

const SOUNDS: Record<string, Sound> = {
    "fetched show": "slide",
    "offered travel": "slide",
    "accepted words": "thanks",
    "took-oldest shift": "tap",
    "took-oldest come": "slide",
    "refused words": "refusal",
    "refused breath": "drum",
    "refused turn": "slide",
};

function soundOf(event: NotAHatEvent, you: number | null, part: string): Sound | null {
    if (event.event === "refused" && part === "verdict")
        return event.wrong === you ? "knock" : "pop";
    return SOUNDS[`${event.event} ${part}`] ?? null;
}

function spoken(event: NotAHatEvent, part: string): Spoken | null {
    if (part !== "words") return null;
    switch (event.event) {
        case "offered":
            return {
                seat: event.seat,
                text: offerSentence(event.object, event.tone),
                tone: event.tone,
            };
        case "accepted":
            return { seat: event.seat, text: thanks() };
        case "refused":
            return { seat: event.seat, text: notA(event.claim), tone: "sure" };
        default:
            return null;
    }
}

export const ears = { soundOf, spoken } as GameEars;
