import { describe, expect, it, vi } from "vitest";
import { Playback, stepsOf } from "../src/lib/playback.svelte";
import type { GameEvent, GameName } from "../src/generated/wire";
import type { Heard } from "../src/lib/now";

const fetched: GameEvent = { event: "fetched", seat: 1, object: "kite", arrow: "left", to: 2 };
const refused: GameEvent = {
    event: "refused",
    seat: 1,
    giver: 0,
    claim: "hat",
    object: "saw",
    wrong: 0,
};
const message = (events: GameEvent[], beat: number, game: GameName = "not-a-hat") =>
    ({ table: { game, beat_ms: beat, view: { game } }, events }) as unknown as Heard;

describe("beats", () => {
    it("the server's beat stretches all steps together", () => {
        const steps = stepsOf(message([refused, fetched], (1920 + 2470) / 2), null);
        expect(steps.map(({ ms }) => ms)).toEqual([960, 1235]);
    });

    it("without other motion a swap is slower", () => {
        const swapped: GameEvent = { event: "swapped", seat: 0, hats: [1, 4], extra: false };
        const swap = message([swapped], 1100, "magic-hat");
        vi.stubGlobal("matchMedia", () => ({ matches: true }));
        expect(stepsOf(swap, null)[0]?.ms).toBe(1600);
        vi.unstubAllGlobals();
        expect(stepsOf(swap, null)[0]?.ms).toBe(1100);
    });

    it("without a beat nothing is played", () => {
        expect(stepsOf(message([refused, fetched], 0), null)).toEqual([]);
    });

    it("plays one event after the other and then keeps nothing of them", () => {
        vi.useFakeTimers();
        const playback = new Playback();
        playback.hear(message([refused, fetched], 4390));
        expect(playback.step?.event).toBe(refused);
        expect(playback.busy).toBe(true);
        vi.advanceTimersByTime(1920);
        expect(playback.step?.event).toBe(fetched);
        vi.advanceTimersByTime(2470);
        expect(playback.busy).toBe(false);
        expect(JSON.stringify(playback)).not.toMatch(/kite|saw/);
        expect(playback.step).toBe(null);
        vi.useRealTimers();
    });

    it("a message without events does not stop what is shown", () => {
        const playback = new Playback();
        playback.hear(message([refused], 1920));
        playback.hear(message([], 900));
        expect(playback.step?.event).toBe(refused);
        playback.stop();
    });
});
