// Where a hand stands that points at something: outside of it, on the side where it covers least.

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

export interface Hand {
    /** The tip of the finger. */
    x: number;
    y: number;
    /** Degrees: 0 points up, from below. */
    turn: 0 | 90 | 180 | 270;
}

export const LONG = 55;
export const WIDE = 44;
const GAP = 3;
const ALONG = [0.5, 0.15, 0.85];
// So far a finger may reach into a button, beside its words.
const RIM = 20;

/** What a hand may not cover of a button. */
export function innerOf({ left, top, width, height }: Box): Box {
    return { left: left + RIM, top: top + RIM, width: width - 2 * RIM, height: height - 2 * RIM };
}

/** Every way to point at a box: from below, above, the left and the right. */
export function waysTo({ left, top, width, height }: Box): Hand[] {
    const right = left + width;
    const bottom = top + height;
    return ALONG.flatMap((part): Hand[] => [
        { x: left + width * part, y: bottom + GAP, turn: 0 },
        { x: left + width * part, y: top - GAP, turn: 180 },
        { x: left - GAP, y: top + height * part, turn: 90 },
        { x: right + GAP, y: top + height * part, turn: 270 },
    ]);
}

export function boxOf({ x, y, turn }: Hand): Box {
    if (turn === 0) return { left: x - WIDE / 2, top: y, width: WIDE, height: LONG };
    if (turn === 180) return { left: x - WIDE / 2, top: y - LONG, width: WIDE, height: LONG };
    const left = turn === 90 ? x - LONG : x;
    return { left, top: y - WIDE / 2, width: LONG, height: WIDE };
}

export function overlap(one: Box, other: Box): number {
    const across = shared(one.left, one.width, other.left, other.width);
    return across * shared(one.top, one.height, other.top, other.height);
}

function shared(start: number, length: number, other: number, otherLength: number): number {
    return Math.max(0, Math.min(start + length, other + otherLength) - Math.max(start, other));
}

// Words that are to be read now count more than what is only there, and so does the hand itself.
const PER_WORD = 4;

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box {
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.left + box.width));
    const bottom = Math.max(...boxes.map((box) => box.top + box.height));
    return { left, top, width: right - left, height: bottom - top };
}

/** The way to any of the targets that covers least of what is there and of words, and is least
 * beyond the screen. */
export function bestWay(
    targets: readonly Box[],
    screen: Box,
    taken: readonly Box[],
    words: readonly Box[] = [],
): Hand {
    const cost = (hand: Hand) => {
        const box = boxOf(hand);
        const covered = (boxes: readonly Box[]) =>
            boxes.reduce((sum, other) => sum + overlap(box, other), 0);
        const beyond = WIDE * LONG - overlap(box, screen);
        return covered(taken) + PER_WORD * (covered(words) + beyond);
    };
    const ways = targets.flatMap(waysTo).map((hand) => ({ hand, cost: cost(hand) }));
    const [first, ...rest] = ways as [(typeof ways)[0], ...typeof ways];
    return rest.reduce((best, way) => (way.cost < best.cost ? way : best), first).hand;
}
