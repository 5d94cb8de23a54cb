// The games that this client can show. A game is a folder; here is its one registration.

import type { Component } from "svelte";
import type { ReplayBoard } from "../afterwards/board";
import type { GameEvent, GameName } from "../generated/wire";
import type { Table } from "../lib/now";
import type { Person } from "../lib/person";
import type { Play } from "../lib/play.svelte";
import type { Sitter } from "../lib/sitters";
import type { GameHand } from "../hand/hand";
import type { GameEars } from "../sound/ears";
import { magicHat } from "./magic-hat";
import { notAHat } from "./not-a-hat";

export interface BrowserGame {
    /** Board, dock and input of a running game. */
    Screen: Component<{ play: Play }>;
    /** The picture on the home page. */
    Poster: Component;
    /** A drawn scene for each section of the rules, loaded with them. */
    scenes: () => Promise<{ SCENES: readonly Component[] }>;
    /** The table of a replay, loaded with it. */
    replay: () => Promise<{ board: ReplayBoard }>;
    /** What a player holds while the table is on a big screen, loaded with it. */
    hand: () => Promise<{ hand: GameHand }>;
    /** What is heard and spoken, loaded with the first table. */
    ears: () => Promise<{ ears: GameEars }>;
    /** What is shown of a finished round, above and below the standing. */
    Revealed?: Component<{ table: Table }>;
    Opened?: Component<{ table: Table; sitters: Sitter[]; onpick?: (object: string) => void }>;
    /** What lies before a seat, from close by. */
    SeatDetails?: Component<{ table: Table; seat: number }>;
    /** What a seat has gathered, beside its points. */
    Trophies: Component<{ table: Table; seat: number }>;
    areMinusPoints: boolean;
    /** Its keys, by their places on the keyboard, and the texts of what they do. */
    keys: readonly { codes: readonly string[]; text: string }[];
    /** What a seat has won, where that is more than the points of the standing. */
    pointsOf?(table: Table, seat: number): number;
    /** In a series: the points of the round that was played last. */
    roundPoints?(table: Table, seat: number): number | undefined;
    /** The minds that sit down when somebody wants to play at once. */
    company: readonly string[];

    /** What a screen reader says as a part of an event begins; an event that takes no time has
     * no part, and all of it is told at once. */
    announce(event: GameEvent, people: readonly Person[], part: string): string;
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
