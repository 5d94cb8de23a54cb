// Places in a standing; equal points share a place.

export interface Row {
    seat: number;
    rank: number;
    points: number;
}

/** A row as people read it: "−2". */
export interface Standing extends Row {
    shown: string;
    /** In a series: of the round that was played last. */
    round: string;
}

/** Fewest first where points are minus points, most first otherwise; winners before all. */
export function ranking(points: number[], fewest: boolean, winners: number[] | null): Row[] {
    const better = (one: number, other: number) => (fewest ? one < other : one > other);
    const isWinner = (seat: number) => (winners?.includes(seat) ? 1 : 0);
    const rows = points.map((own, seat) => {
        const ahead = points.filter((other, else_) => ahead_of(else_, other, seat, own)).length;
        return { seat, rank: ahead + 1, points: own };
    });
    function ahead_of(rival: number, theirs: number, seat: number, own: number): boolean {
        if (isWinner(rival) !== isWinner(seat)) return isWinner(rival) > isWinner(seat);
        return better(theirs, own);
    }
    return rows.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export const minus = (points: number): string => (points ? `−${points}` : "0");
