// The one place that knows how a table's message looks on the wire.

import type { GameEvent, GameOnlookerView, GameSees, May, TableNow } from "../generated/wire";

/** The table as it is now for this viewer, without what just happened. */
export interface Table extends Omit<TableNow, "type" | "events" | "view" | "box"> {
    /** What everybody sees of the game. */
    view: GameOnlookerView | null;
    may: readonly May[];
    /** What only this seat sees. */
    sees: GameSees;
}

/** A table, and what happened since the one before it, in order. */
export interface Heard {
    table: Table;
    events: GameEvent[];
}

export function read({ type: _, events, box, ...rest }: TableNow): Heard {
    const { view } = rest;
    const may = view && "may" in view ? view.may : [];
    return { table: { ...rest, may, sees: seesOf(view, box) }, events };
}

function seesOf(view: TableNow["view"], box: TableNow["box"]): GameSees {
    if (box?.animal) return { place: "box", animal: box.animal };
    const now = view?.now;
    if (now && "animal" in now) return { place: "hat", hat: now.hat, animal: now.animal };
    return null;
}
