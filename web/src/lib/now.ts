// The one place that knows how a table's message looks on the wire.

import type { GameEvent, Public, Step, TableMessage, You } from "../generated/wire";

/** The table as it is now for this viewer, without what just happened. */
export interface Table extends Omit<Public, "events"> {
    you: Omit<You, "may" | "sees" | "events" | "lesson">;
    may: You["may"];
    /** What only this seat sees. */
    sees: You["sees"];
    /** The step of a lesson; null at any other table. */
    lesson: Step | null;
}

/** A table, and what happened since the one before it, in order. */
export interface Heard {
    table: Table;
    events: GameEvent[];
}

export function read(message: TableMessage): Heard {
    const { events, ...all } = message.public;
    const { may, sees, events: own, lesson = null, ...you } = message.you;
    // What one of several at this device sees alone is not told: others may hear it.
    const told = you.role === "together" ? events : inOrder(events, own);
    return { table: { ...all, you, may, sees, lesson }, events: told };
}

/** A private event stands after as many of the public ones as it says. */
function inOrder(events: GameEvent[], own: You["events"]): GameEvent[] {
    const all = [...events];
    for (const { after, event } of [...own].reverse()) all.splice(after, 0, event);
    return all;
}
