import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSession } from "../src/lib/session.svelte";
import { change } from "../src/lib/settings.svelte";
import { fakeBrowser, last } from "./fake-socket";

const seat = (name: string) => ({
    name,
    kind: "person",
    mind: null,
    here: true,
    stand_in: false,
    host: false,
});

function message(changes: Record<string, unknown> = {}, you: Record<string, unknown> = {}) {
    return {
        type: "table",
        public: {
            version: 3,
            code: "PLUM7",
            phase: "playing",
            game: "not-a-hat",
            seats: [seat("Nia"), seat("Mira")],
            view: null,
            beat_ms: 0,
            commitment: null,
            events: [],
            ...changes,
        },
        you: {
            seat: 0,
            host: true,
            role: "seat",
            seats: [0],
            may: [],
            sees: null,
            missed: 0,
            events: [],
            ...you,
        },
    };
}

let session: TableSession;
const asked = () =>
    last()
        .sent.filter((text) => text !== "ping")
        .map((text) => JSON.parse(text) as { type: string });

beforeEach(() => {
    vi.useFakeTimers();
    fakeBrowser();
    change({ talk: true, sound: false });
    session = new TableSession("PLUM7", "seat");
});

afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("a session at a table", () => {
    it("announces what happened, and forgets it as the moment goes", () => {
        const accepted = { event: "accepted", seat: 1, giver: 0 };
        last().hears(message({ events: [accepted], beat_ms: 300 }));
        // Without a language a message is its own name.
        expect(session.heard).toBe("hear-accepted");
        vi.advanceTimersByTime(1500);
        expect(session.heard).toBe("");
    });

    it("keeps what somebody says for a while", () => {
        last().hears(message());
        last().hears({ type: "talk", seat: 1, reaction: "clap" });
        expect(session.sitters[1]?.reaction).toBe("clap");
        vi.advanceTimersByTime(2600);
        expect(session.sitters[1]?.reaction).toBeUndefined();
    });

    it("mutes the others at once, and not yourself", () => {
        last().hears(message());
        last().hears({ type: "talk", seat: 1, text: "Well…" });
        last().hears({ type: "talk", seat: 0, reaction: "wink" });
        change({ talk: false });
        expect(session.said.map((one) => one.seat)).toEqual([0]);
        last().hears({ type: "talk", seat: null, reaction: "clap" });
        change({ talk: true });
        expect(session.said.map((one) => one.seat)).toEqual([1, 0]);
    });

    it("says for a while why something was refused", async () => {
        last().hears(message());
        session.ask({ type: "pause" });
        last().hears({ type: "error", code: "not-host", id: 1 });
        await vi.advanceTimersByTimeAsync(0);
        expect(session.notice).not.toBe("");
        vi.advanceTimersByTime(4500);
        expect(session.notice).toBe("");
    });

    it("says when an answer has come, be it a refusal", async () => {
        last().hears(message());
        const whenAnswered = vi.fn();
        session.ask({ type: "choose-face", face: "1100", seat: 0 }, whenAnswered);
        await vi.advanceTimersByTimeAsync(0);
        expect(whenAnswered).not.toHaveBeenCalled();
        last().hears({ type: "error", code: "too-fast", id: 1 });
        await vi.advanceTimersByTimeAsync(0);
        expect(whenAnswered).toHaveBeenCalledOnce();
    });

    it("adds its own chance to each shuffle, once", () => {
        last().hears(message({ phase: "open", commitment: "one" }));
        last().hears(message({ phase: "open", commitment: "one" }));
        last().hears(message({ phase: "open", commitment: "two" }));
        expect(asked().map(({ type }) => type)).toEqual(["contribute", "contribute"]);
    });

    it("is my turn when I may do something and nothing is being played", () => {
        const may = [{ move: "accept", of: [] }];
        last().hears(message({ beat_ms: 300 }, { may }));
        expect(session.isMyTurn).toBe(false);
        vi.advanceTimersByTime(300);
        expect(session.isMyTurn).toBe(true);
    });

    it("asks once for what was tapped twice", async () => {
        last().hears(message());
        session.ask({ type: "start" });
        session.ask({ type: "start" });
        expect(asked()).toHaveLength(1);
        last().hears({ type: "ok", id: 1 });
        await vi.advanceTimersByTimeAsync(0);
        session.ask({ type: "start" });
        expect(asked()).toHaveLength(2);
    });

    it("asks again for what was asked before something else", () => {
        last().hears(message());
        for (const face of ["1100", "1200", "1100"]) {
            session.ask({ type: "choose-face", face, seat: 0 });
        }
        expect(asked()).toMatchObject([{ face: "1100" }, { face: "1200" }, { face: "1100" }]);
    });

    it("tells who is host now, and the first time that time was up", () => {
        const host = { ...seat("Mira"), host: true };
        last().hears(message({ seats: [{ ...seat("Nia"), host: true }, seat("Mira")] }));
        expect(session.notice).toBe("");
        last().hears(message({ seats: [seat("Nia"), host] }));
        expect(session.notice).toBe("new-host");
        last().hears(message({ seats: [seat("Nia"), host] }, { missed: 1 }));
        expect(session.notice).toBe("time-was-up");
    });
});

describe("a game with bots", () => {
    const bot = { ...seat("Fox"), kind: "mind", mind: "fox" };
    const among = (...others: object[]) => ({ seats: [seat("Nia"), ...others] });

    it("rests while something lies over it, and goes on after it", () => {
        last().hears(message(among(bot)));
        session.rest(true);
        expect(asked().map(({ type }) => type)).toEqual(["pause"]);
        last().hears(message({ ...among(bot), paused: true }));
        expect(session.veil).toBe("");
        session.rest(true);
        session.rest(false);
        expect(asked().map(({ type }) => type)).toEqual(["pause", "resume"]);
        last().hears(message(among(bot)));
        expect(session.isResting).toBe(false);
    });

    it("does not rest with other people, without being host, or before it begins", () => {
        last().hears(message(among(bot, seat("Mira"))));
        session.rest(true);
        last().hears(message(among(bot), { host: false }));
        session.rest(true);
        last().hears(message({ ...among(bot), phase: "over" }));
        session.rest(true);
        expect(asked()).toEqual([]);
    });

    it("leaves a pause that somebody asked for as it is", () => {
        last().hears(message({ ...among(bot), paused: true }));
        session.rest(true);
        session.rest(false);
        expect(asked()).toEqual([]);
        expect(session.veil).toBe("paused");
    });
});
