// The games that this client can show. A game is a folder; here is its one registration.

import type { Component } from "svelte";
import type { GameEvent, GameName } from "../generated/wire";
import type { Table } from "../lib/now";
import type { Person } from "../lib/person";
import type { Play } from "../lib/play.svelte";
import type { Sitter } from "../lib/sitters";
import type { Sound } from "../lib/sound";
import { magicHat } from "./magic-hat";
import { notAHat } from "./not-a-hat";

export interface BrowserGame {
    /** Board, dock and input of a running game. */
    Screen: Component<{ play: Play }>;
    /** The pictures on the home page and above the rules. */
    Poster: Component;
    RulesPicture: Component;
    /** What is shown of a finished round, above and below the standing. */
    Revealed?: Component<{ table: Table }>;
    Opened?: Component<{ table: Table; sitters: Sitter[] }>;
    /** What lies before a seat, from close by. */
    SeatDetails?: Component<{ table: Table; seat: number }>;
    /** What a seat has gathered, beside its points. */
    Trophies: Component<{ table: Table; seat: number }>;
    areMinusPoints: boolean;
    /** The minds that sit down when somebody wants to play at once. */
    company: readonly string[];

    /** What a screen reader says of an event. */
    announce(event: GameEvent, people: readonly Person[]): string;
    soundOf(event: GameEvent, you: number | null): Sound | null;
    /** How much longer an event takes for people who asked for less motion. */
    calmer?(event: GameEvent): number;
    /** Which round is being played, and how a finished one ended. */
    roundOf(table: Table): string;
    roundOver(table: Table, people: readonly Person[]): string;
}

const GAMES: Record<GameName, BrowserGame> = { "not-a-hat": notAHat, "magic-hat": magicHat };

export function gameOf(name: GameName): BrowserGame {
    return GAMES[name];
}
