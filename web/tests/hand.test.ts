import { describe, expect, it } from "vitest";
import {
    around,
    bestWay,
    boxOf,
    innerOf,
    LONG,
    overlap,
    WIDE,
    waysTo,
    type Box,
} from "../src/lib/hand";

const screen: Box = { left: 0, top: 0, width: 390, height: 844 };
const card: Box = { left: 160, top: 300, width: 70, height: 93 };

describe("a hand that points", () => {
    it("never covers what it points at", () => {
        for (const way of waysTo(card)) expect(overlap(boxOf(way), card)).toBe(0);
    });

    it("comes from below where there is room", () => {
        expect(bestWay([card], screen, [])).toEqual({ x: 195, y: 396, turn: 0 });
    });

    it("comes from another side where something lies", () => {
        const below: Box = { left: 100, top: 393, width: 200, height: 90 };
        expect(bestWay([card], screen, [below]).turn).toBe(180);
        const above: Box = { left: 100, top: 200, width: 200, height: 95 };
        expect(bestWay([card], screen, [below, above]).turn).toBe(90);
    });

    it("stays on the screen", () => {
        const button: Box = { left: 12, top: 750, width: 176, height: 84 };
        const { turn } = bestWay([button], screen, []);
        expect(turn).toBe(180);
    });

    it("rather lies on a card than on words or half beyond the screen", () => {
        const button: Box = { left: 210, top: 750, width: 170, height: 84 };
        const heading: Box = { left: 60, top: 690, width: 240, height: 40 };
        const cards: Box = { left: 340, top: 690, width: 40, height: 50 };
        const other: Box = { left: 20, top: 720, width: 180, height: 124 };
        const { x, turn } = bestWay([button], screen, [cards, other], [heading]);
        expect(turn).toBe(180);
        expect(x).toBeGreaterThan(320);
    });

    it("lies on a wide button beside its words where there is no other room", () => {
        const button: Box = { left: 16, top: 770, width: 358, height: 60 };
        const words: Box = { left: 120, top: 788, width: 150, height: 24 };
        const said: Box = { left: 30, top: 700, width: 330, height: 60 };
        const hand = bestWay([innerOf(button), around([words])], screen, [], [words, said]);
        expect(overlap(boxOf(hand), words)).toBe(0);
        expect(overlap(boxOf(hand), said)).toBe(0);
        expect(overlap(boxOf(hand), screen)).toBe(LONG * WIDE);
    });
});
