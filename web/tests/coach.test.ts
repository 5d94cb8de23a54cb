import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/generated/wire";
import { deedsAfter, markNow, nameOfMark, NO_DEEDS, type Mark } from "../src/lib/coach";

const fetched = { event: "fetched", seat: 1, object: "hat", arrow: "left", to: 2 } as GameEvent;
const swapped = { event: "swapped", seat: 1, hats: [0, 2], extra: false } as GameEvent;

describe("what a seat did", () => {
    it("is known by its kind, and nothing of what was shown is kept", () => {
        const deeds = deedsAfter([fetched], 1, NO_DEEDS);
        expect([...deeds.last]).toEqual(["fetched"]);
        expect(JSON.stringify({ ...deeds, last: [...deeds.last] })).not.toContain("hat");
    });

    it("is not what others did", () => {
        expect(deedsAfter([fetched], 2, NO_DEEDS).last.size).toBe(0);
    });

    it("counts swaps, and a message without events changes nothing", () => {
        const once = deedsAfter([swapped], 1, NO_DEEDS);
        expect(deedsAfter([], 1, once)).toBe(once);
        expect(deedsAfter([swapped], 1, once).swaps).toBe(2);
    });
});

describe("the note that is told now", () => {
    const marks = ["first", "second"].map((id) => ({ id }) as Mark);

    it("is the first that is due and was not told", () => {
        expect(markNow(marks, "game", [], () => true)?.id).toBe("first");
        expect(markNow(marks, "game", [nameOfMark("game", "first")], () => true)?.id).toBe(
            "second",
        );
        expect(markNow(marks, "game", [], () => false)).toBeUndefined();
    });
});
