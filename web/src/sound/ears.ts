// What a game gives to be heard, loaded with the first table.

import type { GameEvent } from "../generated/wire";
import type { Sound } from "./palette";

/** What somebody says aloud at the table. */
export interface Spoken {
    seat: number;
    text: string;
    tone?: string;
}

export interface GameEars {
    /** What is heard as a part of an event begins; nothing tells a verdict before it is seen. */
    soundOf(event: GameEvent, you: number | null, part: string): Sound | null;
    /** What is said in the words of a part. */
    spoken(event: GameEvent, part: string): Spoken | null;
}
