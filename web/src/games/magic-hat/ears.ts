// What is heard in Magic Hat. Sounds never differ from hat to hat.

import type { MagicHatEvent } from "../../generated/wire";
import type { GameEars, Spoken } from "../../sound/ears";
import type { Sound } from "../../sound/palette";
import { vanished } from "./words";

const SOUNDS: Record<string, Sound> = {
    "round-began vanish": "slide",
    "round-began close": "tap",
    "looked-into look": "tap",
    "swapped swap": "swap",
    "called breath": "drum",
    "went-out verdict": "knock",
    "round-won open": "slide",
    "round-won verdict": "win",
};

const soundOf = (event: MagicHatEvent, _you: number | null, part: string): Sound | null =>
    SOUNDS[`${event.event} ${part}`] ?? null;

function spoken(event: MagicHatEvent, part: string): Spoken | null {
    if (event.event !== "called" || part !== "words") return null;
    return { seat: event.seat, text: vanished(event.animal), tone: "sure" };
}

export const ears = { soundOf, spoken } as GameEars;
