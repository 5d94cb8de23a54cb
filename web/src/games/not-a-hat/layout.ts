// Where everything lies in That's Not a Hat.

import type { NotAHatFaceDown } from "../../generated/wire";
import { coveredBy, roomFor } from "../../lib/layout-room";
import { boxAt, type Box, type Point } from "../../lib/room";
import { FOOT, stretch, tableOf, type Stage } from "../../lib/stage";
import { seatsOfOthers, spot, topOfRows, type Spot } from "./layout-seats";
import { isCrowd, isShort, sizesFor, type Sizes } from "./layout-sizes";

export { around, fitted } from "./layout-seats";
export type Arrow = NotAHatFaceDown["arrow"];

/** The oldest gift's way: from its place to a side, and round a corner before its owner. */
export interface WayOut {
    from: Point;
    aside: Point;
    corner: Point;
}

const SIDES = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
];

// Below this scale names are drawn as large as they must be to be read, so large in pixels.
const SMALL = 0.6;
const NAME = { width: 40, height: 16 };

const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

const between = (a: Point, b: Point): Point[] =>
    [0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((part) => ({
        x: a.x + (b.x - a.x) * part,
        y: a.y + (b.y - a.y) * part,
    }));

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
    /** The same on a low phone. */
    readonly isPacked: boolean;

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
        this.isPacked = this.inRows && this.short;
        this.seats = [this.ownSeat(), ...seatsOfOthers(stage, players, gifts)];
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
            const first = y + radius + (this.phone ? 17 : 22) + height / 2;
            return { x, y: first + index * (height + 6) };
        }
        const reach = radius + (this.phone ? 12 : 20) + width / 2 + index * (width + 6);
        return { x: x + this.inward(place) * reach, y };
    }

    private inward(place: number): number {
        return this.seat(place).way === "right" ? 1 : -1;
    }

    /** A tray stands upright beside a column of gifts, and in the rows of a low phone. */
    isUpright(place: number): boolean {
        const isColumn = this.gifts === 2 && this.seat(place).way === "down" && !this.inRows;
        return place > 0 && (this.isPacked || isColumn);
    }

    /** How much a tray takes. */
    private traySize(place: number): { slot: number; width: number; height: number } {
        const slot = this.slotWidth(place);
        return this.isUpright(place)
            ? { slot, width: slot + 8, height: slot * 4 + 14 }
            : { slot, width: slot * 3 + 14, height: (slot * 4) / 3 + 8 };
    }

    slotWidth(place: number): number {
        return place === 0 ? this.sizes.ownSlot : this.sizes.slot;
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
        if (this.isPacked) wish.x += this.inward(place) * (this.sizes.slot + 12);
        // With four or five on a phone there is room below the shop, and little before them.
        const isBelow = this.phone && !this.inRows && (this.players === 4 || this.players === 5);
        if (isBelow) wish.y = this.shop.y + 120;
        return this.freeAt(this.frontBox(place, wish), this.taken());
    }

    /** The middle of the free place nearest to a box. */
    private freeAt({ left, right, top, bottom }: Box, taken: Box[]): Point {
        const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
        return roomFor(middle, right - left, bottom - top, taken, this.wood());
    }

    /** What is offered to you lies at the right, so that a bubble has room beside it. */
    private get isAside(): boolean {
        return this.short || (this.phone && (this.gifts === 2 || this.players > 3));
    }

    private ownFront(): Point {
        if (this.short) return { x: this.stage.width - 62, y: this.seat(0).y - 14 };
        const above = (this.sizes.own * 2) / 3 + (this.sizes.front * 2) / 3 + 16;
        return {
            x: this.isAside ? this.stage.width - 62 : this.stage.width / 2,
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
        const label = this.inRows ? [] : [this.label()];
        return [...this.lying(), ...this.names(), this.shopBox(this.shop), ...label];
    }

    /** Faces with their names, and what stands at the shop. */
    words(): Box[] {
        const faces = this.seats.map((_, place) => this.face(place));
        return [...faces, ...this.names(), this.label()];
    }

    /** Where the table is drawn small, names are larger than the faces that they belong to. */
    private names(): Box[] {
        const { scale } = this.stage;
        if (scale > SMALL) return [];
        const [width, height] = [NAME.width / scale, NAME.height / scale];
        return this.seats.map(({ x, y }, place) =>
            boxAt({ x, y: y + this.avatar(place) / 2 - 10 + height / 2 }, width, height),
        );
    }

    /** Where the table is drawn small its words are not, and take more of it. */
    private get grown(): number {
        return Math.max(1, 0.87 / this.stage.scale);
    }

    private label(): Box {
        const { x, y } = this.shop;
        const below = y + (this.sizes.shop * 2) / 3;
        return this.inRows
            ? boxAt({ x: x + 3, y: below + 6 }, 44, 24)
            : boxAt({ x: x + 3, y: below + 20 }, 136 * this.grown, 18 * this.grown);
    }

    private face(place: number): Box {
        const { x, y } = this.seat(place);
        const size = this.avatar(place);
        return boxAt({ x, y: y + 10 }, size + 10, size + 28);
    }

    private roomForShop(): Point {
        const taken = [...this.lying(), this.frontBox(0)];
        const { x, y } = this.freeAt(this.shopBox(this.wishForShop()), taken);
        return { x: x - 3, y: y - this.below };
    }

    /** The pile leans a little, and its label is below it, or only a number on it. */
    private shopBox({ x, y }: Point): Box {
        const { shop } = this.sizes;
        return boxAt({ x: x + 3, y: y + this.below }, shop + 8, (shop * 4) / 3 + 2 * this.below);
    }

    private get below(): number {
        return this.inRows ? 8 : 15;
    }

    private wood(): Box {
        const { x, y, width, height } = this.table;
        return { left: x, right: x + width, top: y, bottom: y + height };
    }

    /** Everything that lies before the players: faces with their names, trays and gifts. */
    private lying(): Box[] {
        return this.seats.flatMap((_, place) => {
            const gifts = Array.from({ length: this.gifts }, (_, index) =>
                boxAt(this.gift(place, index), this.giftWidth(place)),
            );
            const { width, height } = this.traySize(place);
            return [this.face(place), boxAt(this.tray(place), width, height), ...gifts];
        });
    }

    /** The tray with the penalty pile: right of a top gift, above a side gift. */
    tray(place: number): Point {
        const { slot, width, height } = this.traySize(place);
        if (place === 0) return this.ownTray(width / 2);
        const gift = this.gift(place, this.isPacked ? this.gifts - 1 : 0);
        const { way, y } = this.seat(place);
        const half = this.sizes.gift / 2;
        if (this.isPacked)
            return { x: gift.x + this.inward(place) * (half + 5 + width / 2), y: gift.y };
        if (way === "down" && this.inRows)
            return { x: gift.x + this.sizes.avatar / 2 + 10 + width / 2, y: y + 5 };
        if (way === "down") {
            const lower = this.isUpright(place) ? height / 2 - (half * 4) / 3 : 0;
            return { x: gift.x + half + 7 + width / 2, y: gift.y + lower };
        }
        const above = (half * 4) / 3 + (slot * 2) / 3 + 9;
        const inward = this.phone ? 4 : width / 2 - half;
        return { x: gift.x + this.inward(place) * inward, y: gift.y - above };
    }

    private ownTray(half: number): Point {
        const last = this.ownGift(this.gifts - 1);
        const gap = this.phone ? (this.short ? 10 : 18) : 28;
        const x = last.x + this.sizes.own / 2 + gap + half;
        return { x: Math.min(x, this.stage.width - 22 - half), y: last.y + 8 };
    }

    slot(place: number, index: number): Point {
        const size = this.slotWidth(place);
        const { x, y } = this.tray(place);
        return this.isUpright(place)
            ? { x, y: y + (index - 1) * ((size * 4) / 3 + 3) }
            : { x: x + (index - 1) * (size + 3), y };
    }

    private wishForShop(): Point {
        const { stage, sizes, players } = this;
        if (this.isPacked)
            return { x: stage.width / 2, y: topOfRows(players) + (sizes.shop * 2) / 3 + 4 };
        return stretch(stage, this.phone ? this.phoneShop() : this.deskShop());
    }

    private phoneShop(): Point {
        if (this.players === 2) return { x: 280, y: 196 };
        if (this.inRows) return { x: 195, y: this.players % 2 ? 90 : 240 };
        if (this.players > 5) return { x: 192, y: 270 };
        return { x: this.gifts === 2 ? 174 : 195, y: 198 };
    }

    private deskShop(): Point {
        if (this.gifts === 2 && this.players > 7) return { x: 572, y: 200 };
        return this.gifts === 1 && this.players > 5 ? { x: 690, y: 296 } : { x: 650, y: 160 };
    }

    /** Where a card is shown to everybody, alone or beside what was said of it. */
    shownAt(width: number): Point {
        const { stage, sizes } = this;
        const wish = { x: stage.width / 2, y: stage.height / 2 + 24 };
        if (this.phone) wish.y = this.seat(0).y - (this.short ? 106 : 142);
        if (this.isPacked) return { ...wish, y: wish.y - 22 - sizes.reveal * 0.67 };
        // It may lie on the shop, and a little over an edge.
        return this.freeAt(boxAt(wish, width, sizes.reveal * 1.25), this.lying());
    }

    /** How the oldest gift leaves its row without crossing another: to a side, while the others
     * move up, and then round them to its place before the row. */
    wayOut(place: number): WayOut {
        const from = this.gift(place, 0);
        const front = this.front(place);
        const wide = Math.max(this.giftWidth(place), this.frontWidth(place)) + 8;
        const ways = SIDES.flatMap((side) =>
            [1, 1.7].flatMap((far) => {
                const by = { x: side.x * wide * far, y: (side.y * wide * far * 4) / 3 };
                const aside = moved(from, by);
                const corners = [
                    moved(front, by),
                    { x: aside.x, y: front.y },
                    { x: front.x, y: aside.y },
                ];
                return corners.map((corner) => ({ from, aside, corner }));
            }),
        );
        const costs = ways.map((way) => this.costOf(place, way));
        return ways[costs.indexOf(Math.min(...costs))]!;
    }

    /** What the oldest gift would lie on; its own row counts most, before and after it moves up. */
    private costOf(place: number, { from, aside, corner }: WayOut): number {
        const width = this.giftWidth(place);
        const front = this.front(place);
        const row = Array.from({ length: this.gifts }, (_, index) =>
            boxAt(this.gift(place, index), width),
        );
        const leaving = [...row.slice(1), boxAt(front, this.frontWidth(place))];
        const legs: [Point, Point, Box[]][] = [
            [from, aside, leaving],
            [aside, corner, row],
            [corner, front, row],
        ];
        return legs.reduce(
            (sum, [start, end, own]) => {
                const boxes = between(start, end).map((at) => boxAt(at, width));
                return boxes.reduce(
                    (all, box) => all + 50 * coveredBy(box, own, 0) + this.outside(box),
                    sum,
                );
            },
            coveredBy(boxAt(aside, width), this.lying(), 0) +
                Math.hypot(corner.x - aside.x, corner.y - aside.y),
        );
    }

    /** How far a box leaves the table. */
    private outside({ left, right, top, bottom }: Box): number {
        const { width, height } = this.stage;
        const over = Math.max(0, -left) + Math.max(0, right - width) + Math.max(0, -top);
        return 200 * (over + Math.max(0, bottom - height));
    }

    /** Degrees from a card towards the seat it points to; 0 is to the right. */
    angle(from: Point, toPlace: number): number {
        const to = this.seat(toPlace);
        return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
    }
}
