import { describe, expect, it } from "vitest";
import { Film } from "../src/afterwards/film.svelte";
import { recordsIn } from "../src/afterwards/told";
import { pointsOf, hasWand } from "../src/games/magic-hat/wand";
import {
    cardWidth,
    faceAt,
    guessesOf,
    lyingOf,
    ring,
    roomForWords,
    type Lying,
} from "../src/games/not-a-hat/replay";
import { standingOf } from "../src/games/standing";
import type { NotAHatFrame, Replay, Scene } from "../src/generated/wire";
import { coveredBy } from "../src/lib/layout-room";
import type { Table } from "../src/lib/now";
import { boxAt } from "../src/lib/room";
import { routeOf } from "../src/lib/router.svelte";

describe("a file of records", () => {
    it.each([
        ["one record", '{"a":1}', ['{"a":1}']],
        ["a list", '[{"a":1},{"b":2}]', ['{"a":1}', '{"b":2}']],
        ["one a line", '{"a":1}\n\n{"b":2}\n', ['{"a":1}', '{"b":2}']],
        ["no record at all", "a photograph", ["a photograph"]],
        ["an empty list", "[]", ["[]"]],
        ["lines of which one is broken", '{"a":1}\n{"b"', ['{"a":1}\n{"b"']],
    ])("may hold %s", (_, text, records) => {
        expect(recordsIn(text)).toEqual(records);
    });
});

function scene(mark: Scene["mark"] = ""): Scene {
    return { told: [], mark, seat: null, ms: null, stand_in: false, open: {} as Scene["open"] };
}

function filmOf(...rounds: Scene[][]): Film {
    const acts = rounds.map((scenes) => ({ scenes, journeys: [], points: [], truncated: false }));
    return new Film({ rounds: acts } as unknown as Replay);
}

describe("a replay", () => {
    const film = () =>
        filmOf([scene(), scene("believed"), scene(), scene("end")], [scene(), scene("end")]);

    it("goes step by step and stays inside", () => {
        const one = film();
        one.key("ArrowLeft");
        expect(one.at).toBe(0);
        one.key("End");
        one.key("ArrowRight");
        expect([one.at, one.shot.round, one.shot.step]).toEqual([5, 1, 1]);
        one.key("Home");
        expect(one.at).toBe(0);
    });

    it("jumps from turning point to turning point, and to the ends", () => {
        const one = film();
        const seen = ["PageDown", "PageDown", "PageDown", "PageDown", "PageUp", "PageUp"].map(
            (key) => {
                one.key(key);
                return one.at;
            },
        );
        expect(seen).toEqual([1, 3, 5, 5, 3, 1]);
        one.key("PageUp");
        expect(one.at).toBe(0);
    });

    it("shows the frames of its round up to now", () => {
        const one = film();
        one.go(4);
        expect(one.frames).toHaveLength(1);
        one.go(2);
        expect(one.frames).toHaveLength(3);
    });

    it("takes only its own keys", () => {
        expect(film().key("Tab")).toBe(false);
    });
});

describe("what minds believed", () => {
    it("is the last that they thought of each gift", () => {
        const guess = (object: string) => ({ gift: "hat", object, sure: 0.5 });
        const frames = [
            { belief: { seat: 1, guesses: [guess("kite")], bluff: false } },
            { belief: { seat: 0, guesses: [guess("book")], bluff: false } },
            { belief: null },
            { belief: { seat: 1, guesses: [guess("shoe")], bluff: true } },
        ] as unknown as Parameters<typeof guessesOf>[0];
        expect(guessesOf(frames, 1).get("hat")?.object).toBe("shoe");
        expect(guessesOf(frames.slice(0, 3), 1).get("hat")?.object).toBe("kite");
        expect(guessesOf(frames, 2).size).toBe(0);
    });
});

it("seats sit clockwise around the table, the first at the bottom", () => {
    const [first, second, third, fourth] = ring(4, 400, 400, 40);
    expect(first!.y).toBeGreaterThan(third!.y);
    expect(second!.x).toBeLessThan(fourth!.x);
});

function hats(phase: "ended" | "choosing", winners: number[] | null): Table {
    const standing = { points: [1, 1, 0], winners };
    return { game: "magic-hat", standing, view: { game: "magic-hat", now: { phase } } } as Table;
}

describe("the table of a replay", () => {
    const open = (object: string) => ({ object, arrow: "left", face_up: false, known: false });
    const sizes = [
        { width: 366, height: 470 },
        { width: 296, height: 318 },
        { width: 640, height: 700 },
    ];
    const tables = sizes.flatMap((size) =>
        [3, 4, 5, 6, 7, 8].flatMap((seats) =>
            [1, 2].flatMap((gifts) =>
                ["giving", "answering"].map((phase) => ({ size, seats, gifts, phase })),
            ),
        ),
    );

    it.each(tables)(
        "shows every face beside the gift on its way: %o",
        ({ size, seats, gifts, phase }) => {
            const card = cardWidth(seats, gifts, size);
            const places = ring(seats, size.width, size.height, card);
            const lies = (seat: number) =>
                Array.from({ length: gifts }, (_, nth) => open(`${seat}-${nth}`));
            for (let giver = 0; giver < seats; giver++) {
                const frame = {
                    places: places.map((_, seat) => ({ gifts: lies(seat), penalties: [] })),
                    gift: open("on-its-way"),
                    now: { phase, giver, receiver: (giver + 1) % seats },
                } as unknown as NotAHatFrame;
                const flying = lyingOf(frame, places, size, card).find(({ isFlying }) => isFlying)!;
                const faces = places.map((place) => faceAt(place, card));
                expect(coveredBy(boxAt(flying, card), faces, 0)).toBe(0);
            }
        },
    );
});

describe("what is said in a replay", () => {
    const lying = [{ x: 60, y: 100 }].map((at) => ({ ...at, isFlying: false })) as Lying[];

    it("stands in the middle, and beside what lies there", () => {
        const [size, words] = [
            { width: 400, height: 400 },
            { width: 160, height: 60 },
        ];
        expect(roomForWords(lying, [], size, 50, words)).toEqual({ x: 200, y: 200 });
        const onTheMiddle = [{ x: 200, y: 200, isFlying: true }] as Lying[];
        const at = roomForWords(onTheMiddle, [], size, 50, words)!;
        expect(coveredBy(boxAt(at, 160, 60), [boxAt({ x: 200, y: 200 }, 50)], 0)).toBe(0);
    });

    it("has no place on a board that is full, nor before its size is known", () => {
        const low = { width: 120, height: 200 };
        expect(roomForWords(lying, [], low, 50, { width: 110, height: 90 })).toBeNull();
        const wide = { width: 400, height: 400 };
        expect(roomForWords(lying, [], wide, 50, { width: 0, height: 0 })).toBeNull();
    });
});

describe("the result of hats", () => {
    it("counts the wand as the second round won", () => {
        const table = hats("ended", [1]);
        expect([0, 1, 2].map((seat) => pointsOf(table, seat))).toEqual([1, 2, 0]);
        expect(standingOf(table)[0]).toMatchObject({ seat: 1, rank: 1, shown: "2", round: "" });
    });

    it("has no wand where the game was ended early", () => {
        expect(hasWand(hats("choosing", [0, 1]), 0)).toBe(false);
        expect(pointsOf(hats("choosing", [0, 1]), 0)).toBe(1);
    });
});

it("a series shows the round and the total, a single round only its points", () => {
    const places = [{ penalties: ["hat"] }, { penalties: [] }];
    const table = (rounds: number) =>
        ({
            game: "not-a-hat",
            rounds,
            standing: { points: [3, 2], winners: null },
            view: { game: "not-a-hat", places },
        }) as unknown as Table;
    expect(standingOf(table(2)).map(({ round, shown }) => [round, shown])).toEqual([
        ["0", "−2"],
        ["−1", "−3"],
    ]);
    expect(standingOf(table(1)).map(({ round }) => round)).toEqual(["", ""]);
});

it("a replay has an address of its own", () => {
    expect(routeOf("/t/plum7/replay/2")).toEqual({ page: "replay", code: "PLUM7", number: "2" });
    expect(routeOf("/t/plum7/replay")).toMatchObject({ number: "last" });
    expect(routeOf("/replay")).toEqual({ page: "replay", code: "", number: "" });
});
