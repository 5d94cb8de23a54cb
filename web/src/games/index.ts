// The games that this client can show. A game is a folder; here is its one registration.

import type { Person } from "../lib/person";
import type { Sound } from "../lib/sound";
import type { GameEvent, GameName } from "../generated/wire";
import * as magicHat from "./magic-hat/words";
import * as notAHat from "./not-a-hat/words";

export interface BrowserGame {
    announce(event: GameEvent, people: readonly Person[]): string;
    soundOf(event: GameEvent, you: number | null): Sound | null;
    /** How much longer an event takes for people who asked for less motion. */
    calmer?(event: GameEvent): number;
}

const GAMES: Record<GameName, BrowserGame> = { "not-a-hat": notAHat, "magic-hat": magicHat };

export function gameOf(name: GameName): BrowserGame {
    return GAMES[name];
}
