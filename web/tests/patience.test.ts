import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { patiently, steadily } from "../src/lib/patience";
import { NO_LINE, Refused } from "../src/lib/refused";

const file = { ok: true, text: async () => "hello = Hello" };
const reload = vi.fn();

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { reload });
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    reload.mockClear();
});

function answering(...answers: unknown[]) {
    const fetch = vi.fn(async () => {
        const next = answers.shift();
        if (next === undefined) throw new TypeError("no line");
        return next;
    });
    vi.stubGlobal("fetch", fetch);
    return fetch;
}

describe("a file that the page cannot do without", () => {
    it("is asked for until the line is back", async () => {
        const fetch = answering(undefined, undefined, file);
        const text = steadily("/assets/en.txt");
        await vi.advanceTimersByTimeAsync(5000);
        expect(await text).toBe("hello = Hello");
        expect(fetch).toHaveBeenCalledTimes(3);
        expect(reload).not.toHaveBeenCalled();
    });

    it("that the server no longer has belongs to an old build: the page is loaded again", async () => {
        answering({ ok: false }, file);
        const text = steadily("/assets/en.txt");
        await vi.advanceTimersByTimeAsync(1000);
        await text;
        expect(reload).toHaveBeenCalledOnce();
    });

    it("does not make a reloaded page reload again at once", async () => {
        vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "reload" }] });
        answering({ ok: false }, file);
        const text = steadily("/assets/en.txt");
        await vi.advanceTimersByTimeAsync(4000);
        expect(reload).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(6000);
        await text;
        expect(reload).toHaveBeenCalledOnce();
    });
});

describe("a question to the server", () => {
    const lost = () => Promise.reject(new Refused(NO_LINE));

    it("is asked until the server can be reached", async () => {
        const ask = vi.fn(() => Promise.resolve("PLUM7")).mockImplementationOnce(lost);
        const onwait = vi.fn();
        const answer = patiently(ask, { isGone: () => false, onwait });
        await vi.advanceTimersByTimeAsync(1000);
        expect(await answer).toBe("PLUM7");
        expect([ask.mock.calls.length, onwait.mock.calls.length]).toEqual([2, 1]);
    });

    it("takes any other refusal for an answer", async () => {
        const ask = vi.fn(() => Promise.reject(new Refused("unknown-table")));
        await expect(patiently(ask, { isGone: () => false, onwait: vi.fn() })).rejects.toThrow();
        expect(ask).toHaveBeenCalledOnce();
    });

    it("is no longer asked when nobody waits for it", async () => {
        await expect(patiently(lost, { isGone: () => true, onwait: vi.fn() })).rejects.toThrow();
    });
});
