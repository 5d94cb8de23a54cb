// Room on a full table: as near to a wish as can be without covering anything.

import { boxAt, clamp, type Box, type Point } from "./room";

const STEP = 7;
const GAP = 4;
const TAIL = 12;

function covered(one: Box, other: Box, gap: number): number {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left) + gap;
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + gap;
    return wide > 0 && high > 0 ? wide * high : 0;
}

const coveredBy = (box: Box, taken: readonly Box[], gap: number) =>
    taken.reduce((sum, other) => sum + covered(box, other, gap), 0);

const isInside = (box: Box, within: Box) =>
    box.left >= within.left &&
    box.right <= within.right &&
    box.top >= within.top &&
    box.bottom <= within.bottom;

/** What the tail of a bubble would lie on, on its way from one point to another. */
function crossed(from: Point, to: Point, taken: readonly Box[]): number {
    return [0.2, 0.4, 0.6, 0.8].reduce((sum, part) => {
        const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        return sum + coveredBy(boxAt(at, TAIL, TAIL), taken, 0);
    }, 0);
}

const isIn = ({ x, y }: Point, { left, right, top, bottom }: Box) =>
    x >= left && x <= right && y >= top && y <= bottom;

/** The middle of the best place: what would be covered counts more than how far it is. */
export function roomFor(
    wish: Point,
    width: number,
    height: number,
    taken: readonly Box[],
    within: Box,
    gap = GAP,
    hasTail = false,
): Point {
    const others = taken.filter((box) => !isIn(wish, box));
    const cost = (at: Point, least: number) => {
        const box = boxAt(at, width, height);
        const edge = hasTail
            ? { x: clamp(box.left, wish.x, box.right), y: clamp(box.top, wish.y, box.bottom) }
            : at;
        const far = Math.hypot(edge.x - wish.x, edge.y - wish.y) + coveredBy(box, taken, gap);
        return hasTail && far < least ? far + crossed(edge, wish, others) : far;
    };
    let best = wish;
    let least = isInside(boxAt(wish, width, height), within) ? cost(wish, Infinity) : Infinity;
    for (let y = within.top + height / 2; y <= within.bottom - height / 2; y += STEP) {
        for (let x = within.left + width / 2; x <= within.right - width / 2; x += STEP) {
            const now = cost({ x, y }, least);
            if (now < least) [best, least] = [{ x, y }, now];
        }
    }
    return best;
}
