import type { Table } from "../../lib/now";

/** M9: who wins a second round has the wand; a game that was cut short has none. */
export function hasWand({ standing, view }: Table, seat: number): boolean {
    const isDecided = view?.game === "magic-hat" && view.now.phase === "ended";
    return isDecided && (standing?.winners?.includes(seat) ?? false);
}

/** M9: the rounds won: the token is the first, the wand the second. */
export function pointsOf(table: Table, seat: number): number {
    return (table.standing?.points[seat] ?? 0) + (hasWand(table, seat) ? 1 : 0);
}
