import { describe, expect, it } from "vitest";
import { HatLayout, swapPath } from "../src/games/magic-hat/layout";
import { around, fitted, GiftLayout } from "../src/games/not-a-hat/layout";
import { roomFor, roomToSpeak } from "../src/lib/layout-room";
import type { Point } from "../src/lib/room";
import { stageFor } from "../src/lib/stage";
import { tailOf } from "../src/lib/tail";

interface Box {
    what: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
}

function box(what: string, { x, y }: Point, width: number, height = (width * 4) / 3): Box {
    return {
        what,
        left: x - width / 2,
        right: x + width / 2,
        top: y - height / 2,
        bottom: y + height / 2,
    };
}

const TOUCH = 2;
const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH;

function cardsOf(layout: GiftLayout): Box[] {
    const boxes = [box("shop", layout.shop, layout.sizes.shop)];
    for (let place = 0; place < layout.players; place++) {
        for (let index = 0; index < layout.gifts; index++) {
            const width = layout.giftWidth(place);
            boxes.push(box(`gift ${place}.${index}`, layout.gift(place, index), width));
        }
    }
    return boxes;
}

/** Does the oldest gift lie on another of its row, while it leaves and when the row has moved? */
function crosses(layout: GiftLayout, place: number): boolean {
    const width = layout.giftWidth(place);
    const { from, aside, corner } = layout.wayOut(place);
    const waiting = Array.from({ length: layout.gifts - 1 }, (_, index) =>
        box("", layout.gift(place, index + 1), width),
    );
    const accepted = box("", layout.front(place), layout.frontWidth(place));
    const moved = Array.from({ length: layout.gifts }, (_, index) =>
        box("", layout.gift(place, index), width),
    );
    const between = (a: Point, b: Point) =>
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => ({
            x: a.x + (b.x - a.x) * part,
            y: a.y + (b.y - a.y) * part,
        }));
    const lies = (at: Point, cards: Box[]) =>
        cards.some((card) => overlap(box("", at, width), card));
    return (
        between(from, aside).some((at) => lies(at, [...waiting, accepted])) ||
        between(aside, corner).some((at) => lies(at, moved)) ||
        between(corner, layout.front(place)).some((at) => lies(at, moved))
    );
}

const ROOMS = {
    small: [320, 400],
    phone: [390, 612],
    tablet: [768, 800],
    side: [544, 344],
    zoomed: [371, 354],
    desk: [1280, 596],
    wide: [1920, 870],
} as const;

function layoutIn(width: number, height: number, players: number, gifts: number): GiftLayout {
    return new GiftLayout(fitted(stageFor(width, height), players, gifts), players, gifts);
}

describe("places of That's Not a Hat", () => {
    for (const [room, [width, height]] of Object.entries(ROOMS)) {
        for (const gifts of [1, 2]) {
            for (let players = gifts === 1 ? 3 : 2; players <= 8; players++) {
                it(`no gift lies on another: ${room}, ${players} players, ${gifts} gifts`, () => {
                    const layout = layoutIn(width, height, players, gifts);
                    const boxes = cardsOf(layout);
                    const clashes = boxes.flatMap((a, index) =>
                        boxes
                            .slice(index + 1)
                            .flatMap((b) => (overlap(a, b) ? [`${a.what} on ${b.what}`] : [])),
                    );
                    expect(clashes).toEqual([]);
                });
            }
        }
    }

    for (const [room, [width, height]] of Object.entries(ROOMS)) {
        for (const gifts of [1, 2]) {
            for (let players = gifts === 1 ? 3 : 2; players <= 8; players++) {
                it(`a gift on its way covers nothing: ${room}, ${players} players, ${gifts} gifts`, () => {
                    const layout = layoutIn(width, height, players, gifts);
                    const lying = cardsOf(layout);
                    const clashes = layout.seats.flatMap((_, place) => {
                        const front = box("", layout.front(place), layout.frontWidth(place));
                        return lying
                            .filter((card) => overlap(front, card))
                            .map(({ what }) => `${place} on ${what}`);
                    });
                    expect(clashes).toEqual([]);
                });
            }
        }
    }

    for (const [room, [width, height]] of Object.entries(ROOMS)) {
        for (const gifts of [1, 2]) {
            it(`the oldest gift crosses none of its row on its way out: ${room}, ${gifts} gifts`, () => {
                const crossed: string[] = [];
                for (let players = gifts === 1 ? 3 : 2; players <= 8; players++) {
                    const layout = layoutIn(width, height, players, gifts);
                    for (let place = 0; place < players; place++)
                        if (crosses(layout, place)) crossed.push(`${players} players, ${place}`);
                }
                expect(crossed).toEqual([]);
            });
        }
    }

    it("a reveal is in the middle of a desk, and of a crowd on a low phone", () => {
        for (let players = 3; players <= 8; players++) {
            for (const [width, height] of [ROOMS.desk, ROOMS.small]) {
                const layout = layoutIn(width, height, players, 1);
                const wide = layout.isPacked ? 0 : 340;
                const far = layout.shownAt(wide).x - layout.stage.width / 2;
                if (layout.isPacked || !layout.phone) expect(Math.abs(far)).toBeLessThan(8);
            }
        }
    });

    it("seats go clockwise from the left neighbour", () => {
        const { seats } = new GiftLayout(stageFor(390, 612), 5, 1);
        const [, left, topLeft, topRight, right] = seats;
        expect(left!.x).toBeLessThan(topLeft!.x);
        expect(topLeft!.x).toBeLessThan(topRight!.x);
        expect(topRight!.x).toBeLessThan(right!.x);
        expect(left!.y).toBeGreaterThan(topLeft!.y);
    });

    it("arrows point towards the receiver wherever that seat is", () => {
        const layout = new GiftLayout(stageFor(390, 612), 4, 1);
        expect(Math.abs(layout.angle(layout.front(0), 1))).toBeGreaterThan(90);
        expect(Math.abs(layout.angle(layout.front(0), 3))).toBeLessThan(90);
    });

    it("everybody has a seat", () => {
        for (let players = 2; players <= 8; players++) {
            const [sides, tops] = around(players, 1);
            expect(2 * sides + tops).toBe(players - 1);
            expect(new GiftLayout(stageFor(1280, 596), players, 1).seats).toHaveLength(players);
        }
    });
});

describe("room on a full table", () => {
    const table = { left: 0, right: 200, top: 0, bottom: 100 };

    it("is where it is wished, when nothing lies there", () => {
        expect(roomFor({ x: 100, y: 50 }, 40, 40, [], table)).toEqual({ x: 100, y: 50 });
    });

    it("is the nearest place that covers nothing", () => {
        const taken = [{ left: 60, right: 140, top: 0, bottom: 100 }];
        const { x } = roomFor({ x: 120, y: 50 }, 40, 40, taken, table);
        expect(x - 20).toBeGreaterThanOrEqual(140);
    });

    it("of a bubble is where nothing lies between it and its speaker", () => {
        const speaker = { x: 20, y: 50 };
        const between = [{ left: 45, right: 60, top: 40, bottom: 100 }];
        const bubble = { width: 60, height: 20, lines: 1 };
        const speech = { speaker, near: 4, taken: between, kept: between, within: table };
        const { at } = roomToSpeak([bubble], speech);
        expect(at.y + 10).toBeLessThanOrEqual(40);
    });

    it("of a bubble says how far its tail goes before it meets anything", () => {
        const speech = { speaker: { x: 190, y: 50 }, near: 4, kept: [], within: table };
        const [bubble, wall] = [
            { width: 40, height: 90, lines: 1 },
            { left: 60, right: 180, top: 0, bottom: 100 },
        ];
        const { root, free } = roomToSpeak([bubble], { ...speech, taken: [wall] });
        expect(root.x + free).toBeLessThanOrEqual(wall.left);
        expect(root.x + free).toBeGreaterThan(wall.left - 20);
        expect(roomToSpeak([bubble], { ...speech, taken: [] }).free).toBe(Infinity);
    });

    it("is taken in the size that fits near its speaker", () => {
        const speech = {
            speaker: { x: 20, y: 50 },
            near: 4,
            taken: [{ left: 70, right: 200, top: 0, bottom: 100 }],
            kept: [],
            within: table,
        };
        const sizes = [
            { width: 120, height: 20, lines: 1 },
            { width: 60, height: 40, lines: 2 },
        ];
        expect(roomToSpeak(sizes, speech).size).toBe(1);
        expect(roomToSpeak(sizes, { ...speech, taken: [] }).size).toBe(0);
    });

    it("is rather taken a little farther away than in a column of short lines", () => {
        const speech = {
            speaker: { x: 20, y: 10 },
            near: 4,
            taken: [{ left: 70, right: 200, top: 0, bottom: 70 }],
            kept: [],
            within: { ...table, bottom: 160 },
        };
        const sizes = [
            { width: 180, height: 20, lines: 2 },
            { width: 40, height: 40, lines: 4 },
        ];
        expect(roomToSpeak(sizes, speech).size).toBe(0);
    });

    it("is taken the farther away the smaller the table is drawn beside its words", () => {
        const speech = {
            speaker: { x: 20, y: 10 },
            near: 4,
            taken: [{ left: 70, right: 200, top: 0, bottom: 130 }],
            kept: [],
            within: { ...table, bottom: 230 },
        };
        const sizes = [
            { width: 180, height: 20, lines: 2 },
            { width: 40, height: 40, lines: 3 },
        ];
        expect(roomToSpeak(sizes, speech).size).toBe(1);
        expect(roomToSpeak(sizes, { ...speech, grown: 2 }).size).toBe(0);
    });

    it("is taken in few lines by what may touch the rim of things, though air is scarce", () => {
        const page = { left: 0, right: 390, top: 0, bottom: 400 };
        const taken = [
            { left: 150, right: 250, top: 60, bottom: 80 },
            { left: 155, right: 235, top: 150, bottom: 260 },
        ];
        const speech = { speaker: { x: 40, y: 40 }, near: 20, taken, kept: [], within: page };
        const sizes = [
            { width: 330, height: 62, lines: 2 },
            { width: 115, height: 174, lines: 5 },
        ];
        expect(roomToSpeak(sizes, { ...speech, mayTouch: true }).size).toBe(0);
    });
});

describe("the tail of a bubble", () => {
    const bubble = { left: 100, right: 200, top: 100, bottom: 160 };
    const pointsOf = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);

    it("begins inside its edge and ends before the face", () => {
        const { root, path } = tailOf(bubble, { x: 150, y: 160 }, { x: 150, y: 300 }, 40);
        expect(root).toEqual({ x: 50, y: 51 });
        const [, , x, y] = pointsOf(path);
        expect([x, y]).toEqual([50, 160]);
    });

    it("is the thinner the longer it is", () => {
        const widthTo = (y: number) => {
            const [from, , , , to] = pointsOf(
                tailOf(bubble, { x: 150, y: 160 }, { x: 150, y }, 20).path,
            );
            return to! - from!;
        };
        expect(widthTo(500)).toBeLessThan(widthTo(220));
    });
});

describe("places of Magic Hat", () => {
    it("a call is said over no hat", () => {
        for (const [width, height] of [
            [390, 568],
            [1280, 530],
        ] as const) {
            const layout = new HatLayout(stageFor(width, height), 3);
            const room = { left: 0, right: width, top: 0, bottom: height };
            const speech = {
                speaker: layout.seat(1),
                near: 41,
                taken: layout.taken(1),
                kept: [],
                within: room,
            };
            const said = roomToSpeak([{ width: 170, height: 60, lines: 2 }], speech);
            expect(said.at.y + 30).toBeLessThan(layout.mat(0).y - layout.hatWidth * 0.8);
        }
    });

    it("five mats on an ellipse, clockwise from the top", () => {
        const layout = new HatLayout(stageFor(390, 568), 3);
        const mats = [0, 1, 2, 3, 4].map((place) => layout.mat(place));
        expect(Math.min(...mats.map(({ y }) => y))).toBe(mats[0]!.y);
        expect(mats[1]!.x).toBeGreaterThan(mats[4]!.x);
    });

    it("two hats that swap never meet", () => {
        const there = swapPath({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.22);
        const back = swapPath({ x: 100, y: 0 }, { x: 0, y: 0 }, 0.22);
        expect(there.at(-1)!.x).toBeCloseTo(100);
        const apart = there.map((point, step) =>
            Math.hypot(point.x - back[step]!.x, point.y - back[step]!.y),
        );
        expect(Math.min(...apart)).toBeGreaterThan(20);
    });
});
