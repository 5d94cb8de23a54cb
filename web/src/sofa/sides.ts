// Which side of a device that lies in the middle a person sits at.

export type Side = "near" | "left" | "far" | "right";

const SIDES: readonly Side[] = ["near", "left", "far", "right"];

/** Seats go round clockwise from the near side, at equal distances. */
export function sideOf(seat: number, base: number, seats: number): Side {
    const quarter = (4 * ((seat - base + seats) % seats)) / seats;
    return SIDES[Math.round(quarter) % 4] ?? "near";
}

/** A long phone has no room for words across it: there the two ends must do. */
export function endOf(seat: number, base: number, seats: number): Side {
    const half = (2 * ((seat - base + seats) % seats)) / seats;
    return half > 0.5 && half < 1.5 ? "far" : "near";
}
