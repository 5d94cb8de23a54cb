import { beforeEach, describe, expect, it, vi } from "vitest";
import { connect, fakeBrowser, FakeSocket, last } from "./fake-socket";
import { waitBefore } from "../src/lib/patience";
import type { Refused } from "../src/lib/refused";
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

    it("moves to another server without a word, and takes along what was asked meanwhile", async () => {
        vi.useFakeTimers();
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears(table);
        last().hears({ type: "bye", code: "cut-off" });
        last().close();
        const start = link.ask({ type: "start" });
        vi.advanceTimersByTime(600);
        last().close();
        vi.advanceTimersByTime(1200);
        expect(link.line).toBe("open");
        last().hears(table);
        const [first = ""] = last().sent.filter((text) => text !== "ping");
        expect(JSON.parse(first)).toEqual({ type: "start", id: 1 });
        last().hears({ type: "ok", id: 1 });
        await expect(start).resolves.toEqual({ token: null });
        vi.advanceTimersByTime(2000);
        expect(link.line).toBe("open");
        link.close();
        vi.useRealTimers();
    });

    it("gives each move its whole time when two servers close one after the other", () => {
        vi.useFakeTimers();
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears(table);
        for (let server = 0; server < 2; server++) {
            last().hears({ type: "bye", code: "shutting-down" });
            last().close();
            vi.advanceTimersByTime(600);
            if (server === 0) {
                last().hears(table);
                vi.advanceTimersByTime(600);
            }
        }
        vi.advanceTimersByTime(1000);
        expect(link.line).toBe("open");
        link.close();
        vi.useRealTimers();
    });

    it("says that the line is lost when no other server is there", async () => {
        vi.useFakeTimers();
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears(table);
        last().hears({ type: "bye", code: "shutting-down" });
        last().close();
        const start = link.ask({ type: "start" }).catch((refusal: Refused) => refusal.code);
        await vi.advanceTimersByTimeAsync(2000);
        expect(await start).toBe("no-line");
        expect(link.line).toBe("lost");
        link.close();
        vi.useRealTimers();
    });

    it("knows while the server cannot save", () => {
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears(table);
        expect(link.isSaving).toBe(true);
        last().hears({ type: "saving", ok: false });
        expect(link.isSaving).toBe(false);
        last().hears({ type: "saving", ok: true });
        expect(link.isSaving).toBe(true);
        link.close();
    });

    it("tries again when the server cannot let it in just now", () => {
        vi.useFakeTimers();
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears({ type: "error", code: "not-stored" });
        vi.advanceTimersByTime(600);
        expect(FakeSocket.all).toHaveLength(2);
        last().hears(table);
        last().close();
        vi.advanceTimersByTime(600);
        last().hears({ type: "error", code: "closed" });
        expect(link.goodbye).toBe("closed");
        vi.useRealTimers();
    });

    it("gives a line up on which no answer comes", async () => {
        vi.useFakeTimers();
        const link = new TableLink("PLUM7", "seat", {}, connect);
        last().hears(table);
        const start = link.ask({ type: "start" }).catch((refusal: Refused) => refusal.code);
        await vi.advanceTimersByTimeAsync(6000);
        expect(await start).toBe("no-line");
        expect(link.line).toBe("lost");
        await vi.advanceTimersByTimeAsync(600);
        expect(FakeSocket.all).toHaveLength(2);
        link.close();
        vi.useRealTimers();
    });

    it("names the table in the address, so that a balancer can hash by it", () => {
        const addresses: string[] = [];
        vi.stubGlobal(
            "WebSocket",
            class extends FakeSocket {
                constructor(address: string) {
                    super();
                    addresses.push(address);
                }
            },
        );
        new TableLink("PLUM7", "seat").close();
        expect(addresses).toEqual(["ws://hatbox.test/socket?table=PLUM7"]);
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
