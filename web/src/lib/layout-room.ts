// Room on a full table: as near to a wish as can be without covering anything.

import { boxAt, type Box, type Point } from "./room";

const STEP = 7;
const GAP = 4;

function covered(one: Box, other: Box, gap: number): number {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left) + gap;
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + gap;
    return wide > 0 && high > 0 ? wide * high : 0;
}

const isInside = (box: Box, within: Box) =>
    box.left >= within.left &&
    box.right <= within.right &&
    box.top >= within.top &&
    box.bottom <= within.bottom;

/** The middle of the best place: what would be covered counts more than how far it is. */
export function roomFor(
    wish: Point,
    width: number,
    height: number,
    taken: readonly Box[],
    within: Box,
    gap = GAP,
): Point {
    const cost = (at: Point) => {
        const box = boxAt(at, width, height);
        const far = Math.hypot(at.x - wish.x, at.y - wish.y);
        return taken.reduce((sum, other) => sum + covered(box, other, gap), far);
    };
    let best = wish;
    let least = isInside(boxAt(wish, width, height), within) ? cost(wish) : Infinity;
    for (let y = within.top + height / 2; y <= within.bottom - height / 2; y += STEP) {
        for (let x = within.left + width / 2; x <= within.right - width / 2; x += STEP) {
            const now = cost({ x, y });
            if (now < least) [best, least] = [{ x, y }, now];
        }
    }
    return best;
}
