import { beforeEach, describe, expect, it, vi } from "vitest";
import { countResult, MOST_RESULTS, resultOf } from "../src/lib/like-me";
import { ofLevel } from "../src/lib/opponents";
import { change, settings } from "../src/lib/settings.svelte";

type Over = Parameters<typeof countResult>[0];

const over = (winners: number[] | null, more: object = {}) =>
    ({
        game: "not-a-hat",
        commitment: "first",
        seats: [{ mind: null }, { mind: "like-me" }],
        standing: { points: [0, 0], winners },
        you: { seat: 0 },
        ...more,
    }) as unknown as Over;

beforeEach(() => {
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    change({ results: {}, counted: "" });
});

describe("how somebody fared against the bot that is like them", () => {
    it("is won, lost, or neither", () => {
        expect(resultOf(over([0]))).toBe(1);
        expect(resultOf(over([1]))).toBe(0);
        expect(resultOf(over([0, 1]))).toBe(0.5);
    });

    it("is nothing without that bot, without a seat, or without an end", () => {
        expect(resultOf(over([0], { seats: [{ mind: null }, { mind: "fox" }] }))).toBeNull();
        expect(resultOf(over([0], { you: { seat: null } }))).toBeNull();
        expect(resultOf(over(null))).toBeNull();
    });

    it("counts once for each game, and only the latest games", () => {
        countResult(over([0]));
        countResult(over([0]));
        countResult(over([1], { commitment: "second" }));
        expect(settings.results).toEqual({ "not-a-hat": [1, 0] });
        for (let game = 0; game < 60; game++)
            countResult(over([0], { commitment: `game ${game}` }));
        expect(settings.results["not-a-hat"]).toHaveLength(MOST_RESULTS);
    });

    it("is against one alone", () => {
        expect(ofLevel(["squirrel", "fox", "goldfish"], "like-me")).toEqual(["like-me"]);
        expect(ofLevel(["squirrel", "fox"], "easy")).toEqual(["goldfish", "squirrel"]);
    });
});
