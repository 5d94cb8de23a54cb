// Where the seats are, and how far a crowd shrinks its stage: your left neighbour first.

import { clamp, type Point } from "../../lib/room";
import { FOOT, stretch, type Stage } from "../../lib/stage";
import { isCrowd, isShort, sizesFor } from "./layout-sizes";

export type Way = "down" | "right" | "left" | "up";
export interface Spot extends Point {
    way: Way;
}

export const spot = (x: number, y: number, way: Way): Spot => ({ x, y, way });

const hasTop = (players: number) => players % 2 === 0;

// On a low phone the one at the top has the gifts at its side, so that rows begin early.
export const topOfRows = (players: number) => (hasTop(players) ? 88 : 36);

const rows = (first: number, step: number, count: number) =>
    Array.from({ length: count }, (_, row) => first + row * step);

function rowsOf(stage: Stage, players: number, gifts: number): number[] {
    const { gift, slot } = sizesFor(stage, players, gifts);
    const high = (gift * 4) / 3;
    const sides = Math.floor((players - 1) / 2);
    if (isShort(stage)) {
        // Trays stand upright there, behind the gifts.
        const least = Math.max(high, slot * 4 + 14, 72) + 10;
        return rows(topOfRows(players) + high / 2, least, sides);
    }
    const tray = (slot * 4) / 3 + 8;
    const first = 36 + tray + high / 2 + (hasTop(players) ? (sides === 1 ? 84 : 24) : 0);
    const least = high + tray + 14;
    const need = first + (sides - 1) * least + (hasTop(players) ? 340 : 264);
    return rows(first, least + clamp(0, (stage.height - need) / sides, 26), sides);
}

/** Where the rows of a crowd end; below is room for a bubble. */
function endOfRows(stage: Stage, players: number, gifts: number): number {
    const { gift, shop } = sizesFor(stage, players, gifts);
    const isColumn = hasTop(players) && !isShort(stage);
    const top = isColumn ? 59 + gifts * ((gift * 4) / 3 + 6) : topOfRows(players);
    const shopAndOffer = (shop * 4) / 3 + gift * 1.44 + 48;
    return Math.max((rowsOf(stage, players, gifts).at(-1) ?? 0) + 38, top + shopAndOffer);
}

/** The stage with as many units as a crowd and a bubble need; all is drawn smaller then. */
export function fitted(stage: Stage, players: number, gifts: number): Stage {
    if (!isCrowd(stage, players, gifts)) return stage;
    const { gift, own, slot } = sizesFor(stage, players, gifts);
    const high = endOfRows(stage, players, gifts) + 106 + (own * 4) / 3;
    const row = 74 + gifts * (gift + 6) + slot + 8;
    const wide = isShort(stage) ? 2 * row + (gifts === 2 ? 84 : 122) : 0;
    const part = Math.min(1, (stage.height - FOOT / stage.scale) / high, stage.width / wide);
    return {
        ...stage,
        scale: stage.scale * part,
        width: stage.width / part,
        height: stage.height / part,
    };
}

// Avatar centres on the smallest stages (390×608 and 1280×594), without the header.
const EDGES = { phone: [40, 350], desk: [198, 1082] } as const;
const SIDES = {
    phone: [[], [228], [318, 212]],
    desk: [[], [298], [384, 218]],
} as const;
const TOPS = {
    phone: [[174], [100, 262], [50, 170, 284]],
    desk: [[480], [410, 804], [380, 634, 806]],
    // With two gifts a bubble and a reveal need the room between them.
    twoGifts: [[480], [410, 822], [390, 756, 846]],
} as const;

/** Seats other than yours: how many at each side, and how many on top. */
export function around(players: number, gifts: number): [0 | 1 | 2, number] {
    const sides = players < 4 ? 0 : players < 8 - gifts ? 1 : 2;
    return [sides, players - 1 - 2 * sides];
}

function topsOf(mode: Stage["mode"], players: number, gifts: number): readonly number[] {
    const isPhone = mode === "phone";
    if (isPhone && players === 2) return [130];
    const tops = TOPS[isPhone || gifts === 1 ? mode : "twoGifts"];
    return tops[around(players, gifts)[1] - 1] ?? [];
}

function drawnSeats(mode: Stage["mode"], players: number, gifts: number): Spot[] {
    const heights = SIDES[mode][around(players, gifts)[0]];
    const [left, right] = EDGES[mode];
    return [
        ...heights.map((y) => spot(left, y, "right")),
        ...topsOf(mode, players, gifts).map((x) => spot(x, mode === "phone" ? 34 : 44, "down")),
        ...[...heights].reverse().map((y) => spot(right, y, "left")),
    ];
}

function seatsInRows(stage: Stage, players: number, gifts: number): Spot[] {
    const { width } = stage;
    const { gift, slot } = sizesFor(stage, players, gifts);
    const rows = rowsOf(stage, players, gifts);
    const top = isShort(stage)
        ? spot((width - gifts * (gift + 6) - slot - 20) / 2, 44, "right")
        : spot(width / 2, 34, "down");
    return [
        ...[...rows].reverse().map((y) => spot(EDGES.phone[0], y, "right")),
        ...(hasTop(players) ? [top] : []),
        ...rows.map((y) => spot(width - EDGES.phone[0], y, "left")),
    ];
}

/** The seats of everybody but you. */
export function seatsOfOthers(stage: Stage, players: number, gifts: number): Spot[] {
    if (isCrowd(stage, players, gifts)) return seatsInRows(stage, players, gifts);
    return drawnSeats(stage.mode, players, gifts).map((s) => ({ ...s, ...stretch(stage, s) }));
}
