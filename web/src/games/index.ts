// The games that this client can show. A game is a folder; here is its one registration.

import type { Sitter } from "../lib/sitters";
import type { Sound } from "../lib/sound";
import type { GameEvent } from "../lib/wire";
import * as magicHat from "./magic-hat/words";
import * as notAHat from "./not-a-hat/words";

export interface BrowserGame {
    announce(event: GameEvent, sitters: Sitter[], you: number | null): string;
    soundOf(event: GameEvent, you: number | null): Sound | null;
}

const GAMES: Record<string, BrowserGame> = { "not-a-hat": notAHat, "magic-hat": magicHat };

export function gameOf(name: string): BrowserGame {
    const game = GAMES[name];
    if (!game) throw new Error(`This client does not know the game ${name}.`);
    return game;
}
