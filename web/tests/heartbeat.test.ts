import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connect, fakeBrowser, FakeSocket, last, listeners } from "./fake-socket";
import { TableLink } from "../src/lib/table.svelte";

const table = (version = 3, missed = 0) => ({
    type: "table",
    public: { version, phase: "playing", events: [] },
    you: { seat: 0, may: [], events: [], missed },
});
const move = { type: "move", version: 3, move: { move: "accept" } } as const;

let link: TableLink;
beforeEach(() => {
    fakeBrowser();
    vi.useFakeTimers();
    link = new TableLink("PLUM7", "seat", {}, connect);
    last().hears(table());
});
afterEach(() => {
    link.close();
    vi.useRealTimers();
});

/** As a live line does: every ping is answered. */
function lives(ms: number): void {
    for (let passed = 0; passed < ms; passed += 50) {
        vi.advanceTimersByTime(50);
        if (last().sent.at(-1) === "ping") last().pongs();
    }
}

describe("a line that is dead without closing", () => {
    it("is lost within three seconds, whenever it dies", () => {
        for (let since = 0; since < 1000; since += 130) {
            lives(5000 + since);
            expect(link.line).toBe("open");
            vi.advanceTimersByTime(3000);
            expect(link.line).toBe("lost");
            last().pongs();
            expect(link.line).toBe("open");
        }
        expect(FakeSocket.all).toHaveLength(1);
    });

    it("is made anew when it stays silent", () => {
        lives(2000);
        vi.advanceTimersByTime(5500);
        expect(FakeSocket.all).toHaveLength(2);
        last().hears(table());
        expect(link.line).toBe("open");
    });

    it("is in doubt as soon as the network says that it is gone", () => {
        lives(2000);
        listeners["offline"]?.();
        vi.advanceTimersByTime(900);
        expect(link.line).toBe("lost");
        listeners["online"]?.();
        expect(FakeSocket.all).toHaveLength(2);
    });

    it("is left alone where the table is on this machine, whatever the network says", () => {
        lives(2000);
        listeners["offline"]?.();
        lives(3000);
        expect(link.line).toBe("open");
    });

    it("rests while the page is hidden", () => {
        lives(2000);
        vi.stubGlobal("document", { ...document, visibilityState: "hidden" });
        (link as unknown as { hurry: () => void }).hurry();
        expect(last().sent.at(-1)).toBe("rest");
        vi.advanceTimersByTime(10_000);
        expect(link.line).toBe("open");
        expect(last().sent.at(-1)).toBe("rest");
    });
});

describe("a decision on a dead line", () => {
    it("waits, and is sent again on the new line", async () => {
        const asked = link.ask(move);
        vi.advanceTimersByTime(3000);
        expect(link.isHolding).toBe(true);
        vi.advanceTimersByTime(2500);
        last().onopen?.();
        last().hears(table());
        expect(link.isHolding).toBe(false);
        const [sent] = last().sent.filter((text) => text.includes("accept"));
        expect(JSON.parse(sent!)).toMatchObject(move);
        last().hears({ type: "ok", id: JSON.parse(sent!).id });
        await expect(asked).resolves.toEqual({ token: null });
    });

    it("is refused in words when the game went on", async () => {
        const asked = link.ask(move);
        vi.advanceTimersByTime(5500);
        last().hears(table(9, 1));
        last().hears({ type: "error", code: "stale-version", id: 1 });
        await expect(asked).rejects.toMatchObject({ code: "stale-version" });
    });

    it("is done when only its answer was lost", async () => {
        const asked = link.ask(move);
        vi.advanceTimersByTime(5500);
        last().hears(table(4));
        last().hears({ type: "error", code: "stale-version", id: 1 });
        await expect(asked).resolves.toEqual({ token: null });
    });

    it("is refused in words when it was sent once", async () => {
        const asked = link.ask(move);
        last().hears({ type: "error", code: "stale-version", id: 1 });
        await expect(asked).rejects.toMatchObject({ code: "stale-version" });
    });

    it("is answered by the old line if that comes back", async () => {
        const asked = link.ask(move);
        vi.advanceTimersByTime(3000);
        last().hears({ type: "ok", id: 1 });
        await expect(asked).resolves.toEqual({ token: null });
        vi.advanceTimersByTime(250);
        expect(link.isHolding).toBe(false);
    });

    it("fails honestly where it was no move", async () => {
        const asked = link.ask({ type: "pause" });
        last().close();
        await expect(asked).rejects.toMatchObject({ code: "no-line" });
    });
});
