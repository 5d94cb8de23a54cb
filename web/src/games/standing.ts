// The standing of a table as people read it.

import { gameOf } from ".";
import type { Table } from "../lib/now";
import { minus, ranking, type Standing } from "../lib/ranking";

export function standingOf(table: Table): Standing[] {
    const game = gameOf(table.game);
    const told = (points: number) => (game.areMinusPoints ? minus(points) : String(points));
    const { points = [], winners = null } = table.standing ?? {};
    return ranking(points, game.areMinusPoints, winners).map((row) => {
        const round = game.roundPoints?.(table, row.seat);
        return {
            ...row,
            shown: told(game.pointsOf?.(table, row.seat) ?? row.points),
            round: round === undefined ? "" : told(round),
        };
    });
}
