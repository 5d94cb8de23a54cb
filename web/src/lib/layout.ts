// Where everything stands. A stage is drawn in its own units and scaled to the room it has;
// your seat is at the bottom and the others go clockwise, your left neighbour first.

import { roomFor } from "./layout-room";
import { FOOT, isCrowd, isShort, sizesFor, type Sizes, type Stage } from "./layout-sizes";
import { boxAt, type Box, type Point } from "./room";

export { stageFor, type Stage } from "./layout-sizes";
export type { Point } from "./room";
export type Arrow = "left" | "right";
export type Way = "down" | "right" | "left" | "up";
export interface Spot extends Point {
    way: Way;
}
const clamp = (least: number, value: number, most: number) =>
    Math.min(most, Math.max(least, value));

const spot = (x: number, y: number, way: Way): Spot => ({ x, y, way });

function rowsOf(stage: Stage, players: number, gifts: number): number[] {
    const { gift, slot } = sizesFor(stage, players, gifts);
    const tray = (slot * 4) / 3 + 8;
    const sides = Math.floor((players - 1) / 2);
    const first = 36 + tray + (gift * 2) / 3 + (players % 2 ? 0 : sides === 1 ? 84 : 24);
    const least = (gift * 4) / 3 + tray + 14;
    const need = first + (sides - 1) * least + (players % 2 ? 264 : 340);
    const step = least + clamp(0, (stage.height - need) / sides, 26);
    return Array.from({ length: sides }, (_, row) => first + row * step);
}

/** The stage with as many units as a crowd and a bubble need; all is drawn smaller then. */
export function fitted(stage: Stage, players: number, gifts: number): Stage {
    if (!isCrowd(stage, players, gifts)) return stage;
    const { gift, shop, own } = sizesFor(stage, players, gifts);
    const last = (rowsOf(stage, players, gifts).at(-1) ?? 0) + 38;
    const column = 107 + gifts * ((gift * 4) / 3 + 6) + (shop * 4) / 3;
    // Without a seat at the top the shop is there, and what is offered lies in the middle.
    const low = players % 2 ? last : Math.max(last, Math.min(last, column) + gift * 1.44 + 20);
    const need = low + 106 + (own * 4) / 3;
    const part = Math.min(1, (stage.height - FOOT / stage.scale) / need);
    return {
        ...stage,
        scale: stage.scale * part,
        width: stage.width / part,
        height: stage.height / part,
    };
}

// Avatar centres on the smallest stages (390×608 and 1280×594), without the header.
const SIDE = { phone: [40, 350], desk: [198, 1082] } as const;
const TOPS: Record<"phone" | "desk", Record<number, number[]>> = {
    phone: { 1: [174], 2: [100, 262], 3: [50, 170, 284] },
    desk: { 1: [560], 2: [420, 800], 3: [392, 584, 800] },
};

/** Seats other than yours: how many on the left, on top and on the right. */
export function around(players: number): [number, number, number] {
    if (players <= 3) return [0, players - 1, 0];
    if (players <= 6) return [1, players - 3, 1];
    return [2, players - 5, 2];
}

function sideHeights(mode: Stage["mode"], count: number): number[] {
    if (count === 1) return [mode === "phone" ? 228 : 288];
    return mode === "phone" ? [318, 212] : [374, 206];
}

function topsOf(mode: Stage["mode"], players: number, count: number): number[] {
    if (players === 2) return mode === "phone" ? [130] : [480];
    return TOPS[mode][count] ?? [];
}

function drawnSeats(mode: Stage["mode"], players: number): Spot[] {
    const [left, top, right] = around(players);
    const heights = sideHeights(mode, left);
    const [leftX, rightX] = SIDE[mode];
    return [
        ...heights.slice(0, left).map((y) => spot(leftX, y, "right")),
        ...topsOf(mode, players, top).map((x) => spot(x, mode === "phone" ? 34 : 44, "down")),
        ...(right ? [...heights].reverse() : []).map((y) => spot(rightX, y, "left")),
    ];
}

function seatsInRows({ width }: Stage, players: number, rows: number[]): Spot[] {
    return [
        ...[...rows].reverse().map((y) => spot(SIDE.phone[0], y, "right")),
        ...(players % 2 ? [] : [spot(width / 2, 34, "down")]),
        ...rows.map((y) => spot(width - SIDE.phone[0], y, "left")),
    ];
}

/** The drawn stage stretched to the one we have: edges keep their distance, the rest spreads. */
function stretch(stage: Stage, at: Point): Point {
    return stage.mode === "phone" ? stretchPhone(stage, at) : stretchDesk(stage, at);
}

function stretchPhone(stage: Stage, { x, y }: Point): Point {
    return {
        x: 40 + ((x - 40) * (stage.width - 80)) / 310,
        y: y <= 34 ? y : 34 + ((y - 34) * (stage.height - 118)) / 514,
    };
}

export function tableOf(stage: Stage): { x: number; y: number; width: number; height: number } {
    if (stage.mode === "phone") {
        return { x: 12, y: 22, width: stage.width - 24, height: stage.height };
    }
    const width = clamp(840, stage.width - 140, 1060);
    return { x: (stage.width - width) / 2, y: 36, width, height: stage.height - 36 - 38 };
}

function stretchDesk(stage: Stage, { x, y }: Point): Point {
    const table = tableOf(stage);
    return {
        x: stage.width / 2 + ((x - 640) * table.width) / 892,
        y: y <= 44 ? y : 44 + ((y - 44) * (stage.height - 44 - 110)) / 440,
    };
}

/** All places of That's Not a Hat, for one stage. */
export class GiftLayout {
    readonly sizes: Sizes;
    readonly seats: Spot[];
    readonly table: ReturnType<typeof tableOf>;
    readonly shop: Point;
    readonly phone: boolean;
    private readonly short: boolean;
    private readonly fronts: Point[] = [];
    /** A crowd on a phone; the shop has only a number then. */
    readonly inRows: boolean;

    constructor(
        readonly stage: Stage,
        readonly players: number,
        readonly gifts: number,
    ) {
        this.phone = stage.mode === "phone";
        this.short = isShort(stage);
        this.sizes = sizesFor(stage, players, gifts);
        this.table = tableOf(stage);
        this.inRows = isCrowd(stage, players, gifts);
        const others = this.inRows
            ? seatsInRows(stage, players, rowsOf(stage, players, gifts))
            : drawnSeats(stage.mode, players).map((s) => ({ ...s, ...stretch(stage, s) }));
        this.seats = [this.ownSeat(), ...others];
        this.shop = this.roomForShop();
    }

    private ownSeat(): Spot {
        const { height, scale } = this.stage;
        if (this.phone) return spot(62, height - FOOT / scale - this.sizes.own * 0.7, "up");
        return spot(
            this.stage.width / 2 - (this.gifts === 2 ? 150 : 112),
            this.stage.height - 110,
            "up",
        );
    }

    seat(place: number): Spot {
        return this.seats[place] ?? this.ownSeat();
    }

    avatar(place: number): number {
        return place === 0 ? this.sizes.ownAvatar : this.sizes.avatar;
    }

    giftWidth(place: number): number {
        return place === 0 ? this.sizes.own : this.sizes.gift;
    }

    /** Gifts run inward from their owner, the oldest nearest. */
    gift(place: number, index: number): Point {
        if (place === 0) return this.ownGift(index);
        const { x, y, way } = this.seat(place);
        const width = this.sizes.gift;
        const height = (width * 4) / 3;
        const radius = this.sizes.avatar / 2;
        if (way === "down") {
            const first = y + radius + (this.phone ? 17 : 26) + height / 2;
            return { x, y: first + index * (height + 6) };
        }
        const reach = radius + (this.phone ? 12 : 20) + width / 2 + index * (width + 6);
        return { x: way === "right" ? x + reach : x - reach, y };
    }

    private ownGift(index: number): Point {
        const y = this.seat(0).y + (this.phone ? 0 : 8);
        if (this.gifts === 1) return { x: this.short ? 142 : this.stage.width / 2, y };
        const step = this.sizes.own + 8;
        return { x: this.seat(0).x + (this.phone ? 70 : 86) + index * step, y };
    }

    frontWidth(place: number): number {
        return place === 0 ? this.sizes.front : this.sizes.gift * (this.players > 6 ? 1 : 1.08);
    }

    /** Before a seat's gifts: where a gift is held to be given, and where an offered one lies. */
    front(place: number): Point {
        return place === 0 ? this.ownFront() : (this.fronts[place] ??= this.roomBefore(place));
    }

    private roomBefore(place: number): Point {
        const wish = this.gift(place, this.gifts);
        const { left, right, top, bottom } = this.frontBox(place, wish);
        const near = this.freeAt(wish, right - left, bottom - top);
        const isFar = Math.hypot(near.x - wish.x, near.y - wish.y) > 90;
        if (!isFar || this.inRows || this.players > 5) return near;
        // So far from its owner it would seem to be somebody else's: it lies in the middle.
        const middle = { x: (wish.x + this.stage.width) / 3, y: this.shop.y + 120 };
        return this.freeAt(middle, right - left, bottom - top);
    }

    private freeAt(wish: Point, width: number, height: number, taken = this.taken()): Point {
        return roomFor(wish, width, height, taken, this.wood());
    }

    /** What is offered to you lies at the right, so that a bubble has room beside it. */
    private get isAside(): boolean {
        return this.short || (this.phone && (this.gifts === 2 || this.players > 5));
    }

    /** How wide a bubble may be where there is little room. */
    narrow(receiver: number): number | undefined {
        if (!this.phone) return this.players > 5 || this.gifts === 2 ? 350 : undefined;
        if (receiver > 0 || !this.isAside) return undefined;
        return this.short ? this.stage.width - 130 : 276;
    }

    private ownFront(): Point {
        if (this.short) return { x: this.stage.width - 62, y: this.seat(0).y - 14 };
        const above = (this.sizes.own * 2) / 3 + (this.sizes.front * 2) / 3 + 16;
        return {
            x: this.isAside ? this.stage.width - 72 : this.stage.width / 2,
            y: this.ownGift(0).y - above,
        };
    }

    /** A gift before somebody, with the ring around it. */
    frontBox(place: number, at = this.front(place)): Box {
        const width = this.frontWidth(place);
        const ring = 2 * Math.min(11, width * 0.15) + 2;
        return boxAt(at, width + ring, (width * 4) / 3 + ring);
    }

    /** Everything on the table that stays. */
    taken(): Box[] {
        const { x, y } = this.shop;
        const label = boxAt({ x: x + 3, y: y + (this.sizes.shop * 2) / 3 + 20 }, 124, 18);
        const shop = this.shopBox(this.shop);
        return [...this.lying(), ...this.trays(), shop, ...(this.inRows ? [] : [label])];
    }

    private roomForShop(): Point {
        const wish = stretch(this.stage, this.phone ? this.phoneShop() : this.deskShop());
        const { left, right, top, bottom } = this.shopBox({ x: 0, y: 0 });
        const off = { x: (left + right) / 2, y: (top + bottom) / 2 };
        const taken = [...this.lying(), ...this.trays(), this.frontBox(0)];
        const middle = { x: wish.x + off.x, y: wish.y + off.y };
        const { x, y } = this.freeAt(middle, right - left, bottom - top, taken);
        return { x: x - off.x, y: y - off.y };
    }

    /** The pile leans a little, and its label is below it, or only a number on it. */
    private shopBox({ x, y }: Point): Box {
        const { shop } = this.sizes;
        const below = this.inRows ? 16 : 30;
        return boxAt({ x: x + 3, y: y + below / 2 }, shop + 8, (shop * 4) / 3 + below);
    }

    private wood(): Box {
        const { x, y, width, height } = this.table;
        return { left: x, right: x + width, top: y, bottom: y + height };
    }

    /** Everything that lies before the players: faces with their names, and gifts. */
    private lying(): Box[] {
        return this.seats.flatMap((seat, place) => {
            const size = this.avatar(place);
            const face = boxAt({ x: seat.x, y: seat.y + 8 }, size + 10, size + 24);
            const gifts = Array.from({ length: this.gifts }, (_, index) =>
                boxAt(this.gift(place, index), this.giftWidth(place)),
            );
            return [face, ...gifts];
        });
    }

    private trays(): Box[] {
        return this.seats.map((_, place) => {
            const slot = place === 0 ? this.sizes.ownSlot : this.sizes.slot;
            return boxAt(this.tray(place), slot * 3 + 14, (slot * 4) / 3 + 8);
        });
    }

    /** The tray with the penalty pile: right of a top gift, above a side gift. */
    tray(place: number): Point {
        const slot = place === 0 ? this.sizes.ownSlot : this.sizes.slot;
        const half = (slot * 3 + 14) / 2;
        if (place === 0) return this.ownTray(half);
        const gift = this.gift(place, 0);
        const { way } = this.seat(place);
        if (way === "down" && this.inRows)
            return { x: gift.x + this.sizes.avatar / 2 + 10 + half, y: this.seat(place).y + 5 };
        if (way === "down") return { x: gift.x + this.sizes.gift / 2 + 10 + half, y: gift.y };
        const above = (this.sizes.gift * 2) / 3 + (slot * 2) / 3 + 9;
        const inward = this.phone ? 4 : half - this.sizes.gift / 2;
        return { x: gift.x + (way === "right" ? inward : -inward), y: gift.y - above };
    }

    private ownTray(half: number): Point {
        const last = this.ownGift(this.gifts - 1);
        const gap = this.phone ? (this.short ? 10 : 18) : 28;
        const x = last.x + this.sizes.own / 2 + gap + half;
        return { x: this.phone ? Math.min(x, this.stage.width - 22 - half) : x, y: last.y + 8 };
    }

    slot(place: number, index: number): Point {
        const size = place === 0 ? this.sizes.ownSlot : this.sizes.slot;
        const tray = this.tray(place);
        return { x: tray.x + (index - 1) * (size + 3), y: tray.y };
    }

    private phoneShop(): Point {
        if (this.players === 2) return { x: 280, y: 196 };
        if (this.inRows) return { x: 195, y: this.players % 2 ? 90 : 240 };
        if (this.players > 5) return { x: 192, y: 270 };
        return { x: this.gifts === 2 ? 174 : 195, y: this.gifts === 2 ? 200 : 196 };
    }

    private deskShop(): Point {
        if (this.gifts === 2 && this.players > 3) return { x: 866, y: 330 };
        return this.players > 5 ? { x: 690, y: 296 } : { x: 650, y: 176 };
    }

    /** Where a card is shown to everybody, alone or beside what was said of it. */
    shownAt(width: number): Point {
        const { height } = this.stage;
        const y = this.phone ? this.seat(0).y - (this.short ? 106 : 142) : height / 2 + 22;
        const wish = { x: this.stage.width / 2, y };
        return this.freeAt(wish, width, (this.sizes.reveal * 4) / 3);
    }

    /** Degrees from a card towards the seat it points to; 0 is to the right. */
    angle(from: Point, toPlace: number): number {
        const to = this.seat(toPlace);
        return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
    }
}
