// The bot that is like its opponent: this device keeps how its person fared, and nobody else does.

import type { Table } from "./now";
import { change, settings } from "./settings.svelte";

// As many as a table takes (MOST_RESULTS).
export const MOST_RESULTS = 40;

type Over = Pick<Table, "game" | "commitment" | "seats" | "standing" | "you">;

/** 1 if this person won and the bot did not, 0 the other way round, ½ if neither or both did. */
export function resultOf({ seats, standing, you }: Over): number | null {
    const bot = seats.findIndex(({ mind }) => mind === "like-me");
    const winners = standing?.winners;
    if (bot < 0 || you.seat === null || !winners?.length) return null;
    return (1 + Number(winners.includes(you.seat)) - Number(winners.includes(bot))) / 2;
}

/** Each game counts once, however often its result is looked at. */
export function countResult(table: Over): void {
    const result = resultOf(table);
    if (result === null || settings.counted === table.commitment) return;
    const before = settings.results[table.game] ?? [];
    change({
        counted: table.commitment ?? "",
        results: { ...settings.results, [table.game]: [...before, result].slice(-MOST_RESULTS) },
    });
}
