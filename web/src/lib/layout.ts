// Where everything stands. A stage is drawn in its own units and scaled to the room it has;
// your seat is at the bottom and the others go clockwise, your left neighbour first.

import { boxAt, freePlace, type Box, type Point } from "./room";

export type { Point } from "./room";
export type Arrow = "left" | "right";
export type Way = "down" | "right" | "left" | "up";
export interface Spot extends Point {
    way: Way;
}
export interface Stage {
    mode: "phone" | "desk";
    scale: number;
    width: number;
    height: number;
}
export interface Sizes {
    gift: number;
    own: number;
    front: number;
    shop: number;
    reveal: number;
    slot: number;
    ownSlot: number;
    avatar: number;
    ownAvatar: number;
}

const clamp = (least: number, value: number, most: number) =>
    Math.min(most, Math.max(least, value));

/** The stage for a room of so many pixels: upright for phones, wide for the rest. */
export function stageFor(width: number, height: number): Stage {
    return width / height < 1.15 ? phoneStage(width, height) : deskStage(width, height);
}

function phoneStage(width: number, height: number): Stage {
    const scale = Math.min(width / 390, height / (height < 600 ? 500 : 610), 1.5);
    return { mode: "phone", scale, width: Math.min(width / scale, 560), height: height / scale };
}

function deskStage(width: number, height: number): Stage {
    const scale = Math.min(width / 1000, height / 560, 1.7);
    return { mode: "desk", scale, width: Math.min(width / scale, 1400), height: height / scale };
}

const spot = (x: number, y: number, way: Way): Spot => ({ x, y, way });

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

function sideHeights(mode: Stage["mode"], count: number, gifts: number): number[] {
    if (mode === "phone" && gifts === 2) return count === 1 ? [262] : [352, 250];
    if (count === 1) return [mode === "phone" ? 228 : 288];
    return mode === "phone" ? [318, 212] : [374, 206];
}

function topsOf(mode: Stage["mode"], players: number, count: number): number[] {
    if (players === 2) return mode === "phone" ? [130] : [480];
    return TOPS[mode][count] ?? [];
}

function drawnSeats(mode: Stage["mode"], players: number, gifts: number): Spot[] {
    const [left, top, right] = around(players);
    const heights = sideHeights(mode, left, gifts);
    const [leftX, rightX] = SIDE[mode];
    return [
        ...heights.slice(0, left).map((y) => spot(leftX, y, "right")),
        ...topsOf(mode, players, top).map((x) => spot(x, mode === "phone" ? 34 : 44, "down")),
        ...(right ? [...heights].reverse() : []).map((y) => spot(rightX, y, "left")),
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

const TWO_GIFTS = { phone: [50, 44, 38], desk: [64, 58, 50] } as const;

export function sizesFor(stage: Stage, players: number, gifts: number): Sizes {
    const many = players > 6;
    const crowd = players > 5 ? 2 : 1;
    const two = TWO_GIFTS[stage.mode][players === 2 ? 0 : crowd];
    if (stage.mode === "phone") {
        const gift = gifts === 2 ? two : many ? 44 : 50;
        return {
            gift,
            own: gifts === 2 ? 56 : 62,
            front: 74,
            shop: players > 5 ? (gifts === 2 ? 58 : 64) : 74,
            reveal: 138,
            slot: players > 5 ? 14 : gifts === 2 ? 16 : 20,
            ownSlot: 26,
            avatar: many ? 44 : 50,
            ownAvatar: 54,
        };
    }
    const gift = gifts === 2 ? two : many ? 62 : 72;
    return {
        gift,
        own: gifts === 2 ? 66 : 72,
        front: 86,
        shop: players > 5 ? 80 : 92,
        reveal: 154,
        slot: many ? 24 : 30,
        ownSlot: 32,
        avatar: many ? 64 : 72,
        ownAvatar: 72,
    };
}

/** All places of That's Not a Hat, for one stage. */
export class GiftLayout {
    readonly sizes: Sizes;
    readonly seats: Spot[];
    readonly table: ReturnType<typeof tableOf>;
    readonly shop: Point;
    private readonly fronts: Point[];
    private readonly phone: boolean;
    /** A low phone: what is offered to you lies beside your own gifts, not above them. */
    private readonly short: boolean;

    constructor(
        readonly stage: Stage,
        readonly players: number,
        readonly gifts: number,
    ) {
        this.phone = stage.mode === "phone";
        this.short = this.phone && stage.height < 560;
        this.sizes = sizesFor(stage, players, gifts);
        this.table = tableOf(stage);
        const others = drawnSeats(stage.mode, players, gifts).map((s) => ({
            ...stretch(stage, s),
            way: s.way,
        }));
        this.seats = [this.ownSeat(), ...others];
        this.shop = this.roomForShop();
        this.fronts = this.seats.map((_, place) => this.roomBefore(place));
    }

    private ownSeat(): Spot {
        if (this.phone) return spot(62, this.stage.height - 88, "up");
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
        return place === 0 ? this.sizes.front : this.sizes.gift * 1.08;
    }

    /** Before a seat's gifts: where a gift is held to be given, and where an offered one lies. */
    front(place: number): Point {
        return this.fronts[place] ?? this.ownFront();
    }

    private ownFront(): Point {
        if (this.short) return { x: this.stage.width - 62, y: this.seat(0).y - 14 };
        const above = (this.sizes.own * 2) / 3 + (this.sizes.front * 2) / 3 + 16;
        return { x: this.stage.width / 2, y: this.ownGift(0).y - above };
    }

    /** One step further in than the gifts, or the nearest place where it covers nothing. */
    private roomBefore(place: number): Point {
        if (place === 0) return this.ownFront();
        const width = this.frontWidth(place);
        const wish = this.gift(place, this.gifts);
        const taken = [...this.lying(), ...this.trays(), this.shopBox(this.shop)];
        return freePlace(wish, (at) => boxAt(at, width + 8), taken, this.wood());
    }

    private roomForShop(): Point {
        const wish = stretch(this.stage, this.phone ? this.phoneShop() : this.deskShop());
        const own = boxAt(this.ownFront(), this.sizes.front + 22);
        const taken = [...this.lying(), ...this.trays(), own];
        return freePlace(wish, (at) => this.shopBox(at), taken, this.wood());
    }

    /** The pile leans a little, and its label is below it. */
    private shopBox({ x, y }: Point): Box {
        const { shop } = this.sizes;
        return boxAt({ x: x + 3, y: y + 15 }, shop + 8, (shop * 4) / 3 + 30);
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
        if (way === "down") return { x: gift.x + this.sizes.gift / 2 + 10 + half, y: gift.y };
        const away = (this.sizes.gift * 2) / 3 + (slot * 2) / 3 + 9;
        const above = this.short && this.players < 7 ? -away : away;
        const inward = this.phone ? 4 : half - this.sizes.gift / 2;
        return { x: gift.x + (way === "right" ? inward : -inward), y: gift.y - above };
    }

    private ownTray(half: number): Point {
        const last = this.ownGift(this.gifts - 1);
        const x = last.x + this.sizes.own / 2 + (this.phone ? 18 : 28) + half;
        return { x: this.phone ? Math.min(x, this.stage.width - 22 - half) : x, y: last.y + 8 };
    }

    slot(place: number, index: number): Point {
        const size = place === 0 ? this.sizes.ownSlot : this.sizes.slot;
        const tray = this.tray(place);
        return { x: tray.x + (index - 1) * (size + 3), y: tray.y };
    }

    private phoneShop(): Point {
        if (this.players === 2) return { x: 280, y: 196 };
        if (this.players > 5) return { x: 192, y: this.players > 6 ? 292 : 272 };
        if (this.gifts === 2 && this.players > 3)
            return { x: this.players === 4 ? 290 : 105, y: 352 };
        if (this.gifts === 2) return { x: 174, y: 200 };
        return { x: 195, y: 196 };
    }

    private deskShop(): Point {
        if (this.gifts === 2 && this.players > 3) return { x: 700, y: 300 };
        return this.players > 5 ? { x: 690, y: 296 } : { x: 650, y: 176 };
    }

    /** Where a card is shown to everybody. */
    get show(): Point {
        if (this.phone)
            return { x: this.stage.width / 2, y: this.seat(0).y - (this.short ? 130 : 142) };
        return { x: this.stage.width / 2, y: this.stage.height / 2 + 22 };
    }

    /** Degrees from a card towards the seat it points to; 0 is to the right. */
    angle(from: Point, toPlace: number): number {
        const to = this.seat(toPlace);
        return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
    }
}
