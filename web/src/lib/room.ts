// Finding room on a table: the nearest place where a card covers nothing.

export interface Point {
    x: number;
    y: number;
}

export interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

export function boxAt({ x, y }: Point, width: number, height = (width * 4) / 3): Box {
    return {
        left: x - width / 2,
        right: x + width / 2,
        top: y - height / 2,
        bottom: y + height / 2,
    };
}

const GAP = 3;

export function cover(one: Box, other: Box, gap = GAP): boolean {
    return (
        one.left < other.right + gap &&
        other.left < one.right + gap &&
        one.top < other.bottom + gap &&
        other.top < one.bottom + gap
    );
}

function isInside(box: Box, table: Box): boolean {
    return (
        box.left >= table.left &&
        box.right <= table.right &&
        box.top >= table.top &&
        box.bottom <= table.bottom
    );
}

const RINGS = 40;
const RING = 7;
const WAYS = 24;

/** Rings of points around the wish, the nearest first. */
function* around(wish: Point): Generator<Point> {
    yield wish;
    for (let ring = 1; ring <= RINGS; ring++) {
        for (let way = 0; way < WAYS; way++) {
            const angle = (way * 2 * Math.PI) / WAYS + Math.PI / 2;
            const reach = ring * RING;
            yield { x: wish.x + reach * Math.cos(angle), y: wish.y + reach * Math.sin(angle) };
        }
    }
}

/** The free place nearest to the wish; the wish itself where everything is full. */
export function freePlace(
    wish: Point,
    boxOf: (at: Point) => Box,
    taken: readonly Box[],
    table: Box,
): Point {
    for (const point of around(wish)) {
        const box = boxOf(point);
        if (isInside(box, table) && !taken.some((other) => cover(box, other))) return point;
    }
    return wish;
}
