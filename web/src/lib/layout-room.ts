// Room on a full table: as near to a wish as can be without covering anything.

import { boxAt, clamp, type Box, type Point } from "./room";

const STEP = 7;
const GAP = 4;
// A bubble needs a little more air, also for its tail.
const AIR = 9;
const RIM = 3;
const TAIL = 12;

function covered(one: Box, other: Box, gap: number): number {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left) + gap;
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + gap;
    return wide > 0 && high > 0 ? wide * high : 0;
}

export const coveredBy = (box: Box, taken: readonly Box[], gap: number) =>
    taken.reduce((sum, other) => sum + covered(box, other, gap), 0);

const isInside = (box: Box, within: Box) =>
    box.left >= within.left &&
    box.right <= within.right &&
    box.top >= within.top &&
    box.bottom <= within.bottom;

/** The middle of the place nearest to a wish: what would be covered counts more than how far. */
export function roomFor(
    wish: Point,
    width: number,
    height: number,
    taken: readonly Box[],
    within: Box,
): Point {
    const cost = (at: Point) =>
        Math.hypot(at.x - wish.x, at.y - wish.y) + coveredBy(boxAt(at, width, height), taken, GAP);
    const wished = isInside(boxAt(wish, width, height), within) ? cost(wish) : Infinity;
    return cheapest({ at: wish, cost: wished }, width, height, within, cost).at;
}

interface Found {
    at: Point;
    cost: number;
}

function cheapest(
    first: Found,
    width: number,
    height: number,
    { left, right, top, bottom }: Box,
    cost: (at: Point, least: number) => number,
): Found {
    let best = first;
    for (let y = top + height / 2; y <= bottom - height / 2; y += STEP) {
        for (let x = left + width / 2; x <= right - width / 2; x += STEP) {
            const now = cost({ x, y }, best.cost);
            if (now < best.cost) best = { at: { x, y }, cost: now };
        }
    }
    return best;
}

export interface Size {
    width: number;
    height: number;
    /** How many lines of text it has. */
    lines: number;
}

export interface Speech {
    /** The middle of the speaker's face, and how far the tail keeps from it. */
    speaker: Point;
    near: number;
    /** What a bubble may not lie on. */
    taken: readonly Box[];
    /** What its tail had better not go below: words, and the card in question. */
    kept: readonly Box[];
    within: Box;
    /** Rather than break its lines, it touches the rim of what it lies beside. */
    mayTouch?: boolean;
    /** How much larger than the table its letters are drawn: then what is far in units of the
     * table is near on the screen. */
    grown?: number;
}

/** Where a bubble is, which of its sizes it has, where its tail leaves it, and how far the tail
 * goes before it meets anything. */
export interface Spoken extends Found {
    size: number;
    root: Point;
    free: number;
}

// A bubble of few lines is read at a glance, one that is near is understood faster; but nothing is
// worth covering what is needed. A tail covers nothing: it goes below what is on its way.
const EASY_LINES = 2;
const PER_LINE = 90;
const PER_SIZE = 8;
const PER_UNIT = 1.5;
const PER_COVERED = 8;
const PER_NEAR = 0.05;
const PER_KEPT = 0.5;
const PER_CROSSED = 0.1;

export function roomToSpeak(sizes: readonly Size[], speech: Speech): Spoken {
    const { within, grown = 1 } = speech;
    const middle = { x: (within.left + within.right) / 2, y: (within.top + within.bottom) / 2 };
    const tail = tailTo(speech);
    let best = { at: middle, cost: Infinity, size: 0, root: middle };
    sizes.forEach(({ width, height, lines }, size) => {
        const column = Math.max(0, lines - EASY_LINES) ** 2;
        const shape = grown * (size * PER_SIZE + column * PER_LINE);
        if (shape >= best.cost) return;
        const cost = (at: Point, least: number) => {
            const box = boxAt(at, width, height);
            // Most places are too far away, which is cheaper to find out than what lies there.
            if (shape + PER_UNIT * gapTo(box, speech.speaker) >= least) return Infinity;
            const sum = shape + crowding(box, speech);
            return sum < least ? sum + tail(box, least - sum).cost : sum;
        };
        const found = cheapest({ at: middle, cost: best.cost }, width, height, within, cost);
        const box = boxAt(found.at, width, height);
        if (found.cost < best.cost) best = { ...found, size, root: tail(box, Infinity).at };
    });
    return { ...best, free: freeWay(best.root, speech) };
}

function gapTo({ left, right, top, bottom }: Box, { x, y }: Point): number {
    return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

function crowding(box: Box, { taken, mayTouch }: Speech): number {
    const near = coveredBy(box, taken, AIR);
    if (!mayTouch) return PER_COVERED * near;
    return near && PER_NEAR * near + PER_COVERED * coveredBy(box, taken, -RIM);
}

/** How a tail gets from a bubble to its speaker: where it begins, and what that costs. */
function tailTo({ speaker, near, taken, kept }: Speech) {
    const [words, cards] = [besides(speaker, kept), besides(speaker, taken)];
    const costFrom = (at: Point, most: number) => {
        const far = Math.hypot(at.x - speaker.x, at.y - speaker.y) * PER_UNIT;
        if (far >= most) return far;
        const crosses = (boxes: readonly Box[]) => crossed(at, speaker, near, boxes);
        return far + PER_KEPT * crosses(words) + PER_CROSSED * crosses(cards);
    };
    return (box: Box, most: number): Found =>
        rootsOf(box, speaker)
            .map((at) => ({ at, cost: costFrom(at, most) }))
            .reduce((best, each) => (each.cost < best.cost ? each : best));
}

// A tail keeps from the corners of its bubble.
const CORNER_X = 40;
const CORNER_Y = 24;

/** Where a tail may leave a bubble: on the side that the speaker is at, as near as can be, or
 * towards an end of it. */
function rootsOf(box: Box, { x, y }: Point): Point[] {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const out = {
        x: Math.abs(x - middle.x) - (box.right - box.left) / 2,
        y: Math.abs(y - middle.y) - (box.bottom - box.top) / 2,
    };
    const [left, right] = shrunk(box.left, box.right, CORNER_X);
    const [top, bottom] = shrunk(box.top, box.bottom, CORNER_Y);
    const side = x < middle.x ? box.left : box.right;
    const end = y < middle.y ? box.top : box.bottom;
    return out.x > out.y
        ? [clamp(top, y, bottom), top, bottom].map((y) => ({ x: side, y }))
        : [clamp(left, x, right), left, right].map((x) => ({ x, y: end }));
}

function shrunk(from: number, to: number, by: number): [number, number] {
    const middle = (from + to) / 2;
    return [Math.min(from + by, middle), Math.max(to - by, middle)];
}

/** What the tail of a bubble would lie on, on its way to its speaker. */
function crossed(from: Point, to: Point, near: number, taken: readonly Box[]): number {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    let sum = 0;
    for (let way = TAIL / 2; way < far - near; way += TAIL)
        sum += coveredBy(pieceAt(from, to, way / far), taken, 0);
    return sum;
}

/** How far a tail goes before it meets anything. */
function freeWay(from: Point, { speaker: to, near, taken }: Speech): number {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    for (let way = TAIL / 2; way < far - near; way += TAIL)
        if (coveredBy(pieceAt(from, to, way / far), taken, 0)) return Math.max(0, way - TAIL);
    return Infinity;
}

const pieceAt = (from: Point, to: Point, part: number): Box =>
    boxAt({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, TAIL, TAIL);

const besides = (speaker: Point, boxes: readonly Box[]) =>
    boxes.filter((box) => !isIn(speaker, box));

const isIn = ({ x, y }: Point, { left, right, top, bottom }: Box) =>
    x >= left && x <= right && y >= top && y <= bottom;
