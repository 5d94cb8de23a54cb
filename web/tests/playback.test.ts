import { describe, expect, it, vi } from "vitest";
import { partsOf, Playback, stepsOf } from "../src/lib/playback.svelte";
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
const ended: GameEvent = { event: "round-ended", penalties: [3, 0], winners: [1] };
const TURNED = 700 + 400 + 420;
const REFUSED = TURNED + 700 + 1800 + 600;
const FETCHED = 1400 + 420 + 650;
const message = (
    events: GameEvent[],
    beat: number,
    game: GameName = "not-a-hat",
    looking: number | null = null,
) => ({ table: { game, beat_ms: beat, view: { game }, looking }, events }) as unknown as Heard;

describe("beats", () => {
    it("the server's beat stretches all steps together", () => {
        const steps = stepsOf(message([refused, fetched], (REFUSED + FETCHED) / 2));
        expect(steps.map(({ part, ms }) => [part, ms])).toEqual([
            ["words", 350],
            ["breath", 200],
            ["turn", 210],
            ["slip", 350],
            ["verdict", 900],
            ["penalty", 300],
            ["show", 700],
            ["turn", 210],
            ["travel", 325],
        ]);
    });

    it("a private look that the table waits for does not stretch what is shown before it", () => {
        const called: GameEvent = { event: "called", seat: 0, animal: "owl" };
        const swapped: GameEvent = { event: "swapped", seat: 0, hats: [1, 4], extra: false };
        const playback = new Playback();
        playback.hear(message([swapped], 550, "magic-hat"));
        playback.hear(message([called], 10_000, "magic-hat", 0));
        expect(playback.step?.ms).toBe(450);
        playback.stop();
    });

    it("without other motion a swap is slower", () => {
        const swapped: GameEvent = { event: "swapped", seat: 0, hats: [1, 4], extra: false };
        const swap = message([swapped], 1100, "magic-hat");
        vi.stubGlobal("matchMedia", () => ({ matches: true }));
        expect(stepsOf(swap)[0]?.ms).toBe(1600);
        vi.unstubAllGlobals();
        expect(stepsOf(swap)[0]?.ms).toBe(1100);
    });

    it("without a beat everything is told at once, and nothing is played", () => {
        const told: string[] = [];
        const playback = new Playback((begun) => told.push(begun.map(({ part }) => part).join()));
        playback.hear(message([refused, ended], 0));
        expect(told).toEqual(["words,breath,turn,slip,verdict,penalty,"]);
        expect(playback.step).toBe(null);
    });

    it("a part that does not happen takes no time", () => {
        const taken = { event: "took-oldest", seat: 1, arrow: "left", to: 2 } as const;
        const parts = (turned: boolean) =>
            partsOf("not-a-hat", { ...taken, turned }).map(({ part }) => part);
        expect(parts(false)).toEqual(["leave", "shift", "come"]);
        expect(parts(true)).toEqual(["leave", "shift", "come", "turn"]);
    });

    it("plays one event after the other and then keeps nothing of them", () => {
        vi.useFakeTimers();
        const playback = new Playback();
        playback.hear(message([refused, fetched], REFUSED + FETCHED));
        expect(playback.step?.event).toBe(refused);
        expect(playback.busy).toBe(true);
        vi.advanceTimersByTime(REFUSED);
        expect(playback.step?.event).toBe(fetched);
        vi.advanceTimersByTime(FETCHED);
        expect(playback.busy).toBe(false);
        expect(JSON.stringify(playback)).not.toMatch(/kite|saw/);
        expect(playback.step).toBe(null);
        vi.useRealTimers();
    });

    it("tells what takes no time when its turn has come", () => {
        vi.useFakeTimers();
        const told: string[] = [];
        const playback = new Playback((begun) => told.push(begun.map((s) => s.event.event).join()));
        playback.hear(message([refused, ended], REFUSED));
        vi.advanceTimersByTime(REFUSED - 10);
        expect(told).not.toContain("round-ended");
        vi.advanceTimersByTime(20);
        expect(told.at(-1)).toBe("round-ended");
        vi.useRealTimers();
    });

    it.each([
        ["as the card lies open", TURNED + 100],
        ["as it is said who was wrong", TURNED + 1000],
        ["on a device that is a little behind", TURNED - 100],
    ])("what was ended early by somebody ends here too, %s", (_, at) => {
        vi.useFakeTimers();
        const playback = new Playback();
        playback.hear(message([refused, fetched], REFUSED + FETCHED));
        vi.advanceTimersByTime(at);
        playback.hear(message([], 600 + FETCHED));
        vi.advanceTimersByTime(at < TURNED ? 101 : 1);
        expect(playback.step?.part).toBe("penalty");
        vi.advanceTimersByTime(600);
        expect(playback.step?.part).toBe("show");
        vi.useRealTimers();
    });

    it("a message without events does not stop what is shown", () => {
        const playback = new Playback();
        playback.hear(message([refused], REFUSED));
        playback.hear(message([], REFUSED - 100));
        expect(playback.step?.part).toBe("words");
        playback.stop();
    });
});
