// What a game brings for its replays, loaded with the replay alone.

import type { Component } from "svelte";
import type { GameFrame } from "../generated/wire";
import type { Somebody } from "./told";

/** Which track is shown, and of which seat where that matters. */
export interface Track {
    of: "true" | "memory" | "belief";
    seat: number;
}

export interface BoardProps extends Record<string, unknown> {
    /** The frames of the round up to now, this one last. */
    frames: readonly GameFrame[];
    people: readonly Somebody[];
    track: Track;
    onpick: (object: string) => void;
}

export interface ReplayBoard {
    Board: Component<BoardProps>;
    /** A perfect memory knows the same at every seat. */
    hasOneMemory: boolean;
    /** Whether this frame has something of what a seat believed. */
    hasBelief(frame: GameFrame, seat: number): boolean;
    /** A message about what a mind was up to, or none. */
    noteOn?(frame: GameFrame): string;
}
