// What a player holds while the table is on a big screen.

import type { Component } from "svelte";
import type { Play } from "../lib/play.svelte";

/** What a game brings for it, loaded with the first hand. */
export interface GameHand {
    /** The decision of now, and what this player alone sees: nothing that everybody sees. */
    Hand: Component<{ play: Play }>;
    /** Is there something to be decided, or to be seen by this player alone? */
    asks(play: Play): boolean;
}
