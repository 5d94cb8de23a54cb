import { beforeEach, describe, expect, it, vi } from "vitest";
import { connect, fakeBrowser, FakeSocket, last } from "./fake-socket";
import { waitBefore } from "../src/lib/patience";
import { TableLink } from "../src/lib/table.svelte";

const table = {
    type: "table",
    public: { version: 3, phase: "playing", events: [{ event: "called", animal: "kite" }] },
    you: { seat: 0, may: [], events: [{ after: 1, event: { event: "box-seen", animal: "owl" } }] },
};
beforeEach(fakeBrowser);

describe("the line to the table", () => {
    it("says hello first and shows what it hears, without keeping the events", () => {
        const heard: unknown[] = [];
        const link = new TableLink(
            "PLUM7",
            "seat",
            { table: ({ events }) => heard.push(events) },
            connect,
        );
        last().onopen?.();
        const hello = { type: "hello", protocol: 2, table: "PLUM7", as: "seat" };
        expect(JSON.parse(last().sent[0]!)).toEqual(hello);
        last().hears(table);
        expect(link.line).toBe("open");
        expect(heard).toEqual([
            [
                { event: "called", animal: "kite" },
                { event: "box-seen", animal: "owl" },
            ],
        ]);
        expect(JSON.stringify(link.table)).not.toMatch(/kite|owl/);
    });

    it("comes back by itself with growing patience", () => {
        vi.useFakeTimers();
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears(table);
        last().close();
        expect(link.line).toBe("lost");
        vi.advanceTimersByTime(600);
        expect(FakeSocket.all).toHaveLength(2);
        last().hears(table);
        expect(link.line).toBe("open");
        expect(waitBefore(0, 0.5)).toBeLessThan(waitBefore(3, 0.5));
        expect(waitBefore(30, 1)).toBeLessThanOrEqual(10_000);
        link.close();
        vi.useRealTimers();
    });

    it("matches answers with what was asked", async () => {
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears(table);
        const start = link.ask({ type: "start" });
        const pause = link.ask({ type: "pause" });
        last().hears({ type: "error", code: "not-host", id: 2 });
        last().hears({ type: "ok", id: 1 });
        await expect(start).resolves.toEqual({ token: null });
        await expect(pause).rejects.toMatchObject({ code: "not-host" });
    });

    it("stays away when it is sent away for good", () => {
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears(table);
        last().hears({ type: "bye", code: "removed" });
        expect(link.line).toBe("ended");
        expect(link.goodbye).toBe("removed");
        expect(link.table).toBe(null);
    });

    it("comes back after a server that closes", () => {
        vi.useFakeTimers();
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears(table);
        last().hears({ type: "bye", code: "shutting-down" });
        last().close();
        vi.advanceTimersByTime(600);
        expect(FakeSocket.all).toHaveLength(2);
        link.close();
        vi.useRealTimers();
    });

    it("loads the page anew when the server speaks another protocol", async () => {
        vi.useFakeTimers();
        const reload = vi.fn();
        vi.stubGlobal("location", { reload });
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears({ type: "error", code: "unknown-protocol" });
        await vi.advanceTimersByTimeAsync(600);
        expect(reload).toHaveBeenCalledOnce();
        link.close();
        vi.useRealTimers();
    });
});
