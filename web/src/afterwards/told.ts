// A finished game as the server tells it: of a table, or of a record in a file.

import type { GameTold, Line, Replay, Trouble } from "../generated/wire";
import { mindNow, shownNames } from "../lib/bots";
import { somebodyElse, type Person } from "../lib/person";
import { NO_LINE } from "../lib/refused";
import { t, type Args } from "../lib/text.svelte";

/** Why a game cannot be told; a damaged record says where. */
export class Untold extends Error {
    constructor(readonly trouble: Trouble) {
        super(trouble.code);
    }
}

async function ask(path: string, body?: BodyInit): Promise<GameTold> {
    const wish = body === undefined ? {} : { method: "POST", body };
    const answer = await fetch(path, wish).catch(() => {
        throw new Untold({ code: NO_LINE });
    });
    const said: unknown = await answer.json().catch(() => ({ code: "unknown-trouble" }));
    if (!answer.ok) throw new Untold(said as Trouble);
    return said as GameTold;
}

export const toldAt = (code: string, number: string): Promise<GameTold> =>
    ask(`/api/tables/${encodeURIComponent(code)}/games/${encodeURIComponent(number)}`);

export const toldOf = (record: BodyInit): Promise<GameTold> => ask("/api/replay", record);

/** The records in a file: one, a list of them, or one a line; anything else as it is. */
export function recordsIn(text: string): string[] {
    const whole = parsed(text);
    if (Array.isArray(whole) && whole.length > 0) return whole.map((one) => JSON.stringify(one));
    if (whole !== undefined) return [text];
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const isEach = lines.length > 1 && lines.every((line) => parsed(line) !== undefined);
    return isEach ? lines : [text];
}

function parsed(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

export interface Somebody extends Person {
    mind: string | null;
}

/** The people of a record; in a replay everybody is called by name. */
export function peopleOf({ players, minds }: Replay): Somebody[] {
    const seats = players.map((name, seat) => ({ name, mind: minds[seat] || null }));
    const names = shownNames(seats);
    return seats.map(({ name, mind }, seat) => ({
        ...somebodyElse(names[seat] ?? name),
        mind: mindNow(mind),
    }));
}

/** A line of the story; people stand in it by their seats. */
export function say({ message, about }: Line, people: readonly Person[]): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(about)) args[name] = argument(name, value, people);
    return t(message, args);
}

function argument(name: string, value: string | number | Line, people: readonly Person[]) {
    if (typeof value === "object") return say(value, people);
    const seat = typeof value === "string" && /^@(\d)$/.exec(value);
    if (!seat) return value;
    const person = people[Number(seat[1])] ?? somebodyElse("");
    // The story's own messages know no reader.
    return name === "player" ? person.name : person;
}
