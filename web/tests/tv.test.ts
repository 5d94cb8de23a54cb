import { describe, expect, it, vi } from "vitest";
import { routeOf } from "../src/lib/router.svelte";
import { stayAwake } from "../src/tv/awake";
import { nearest } from "../src/tv/remote";
import { scenesOf } from "../src/tv/scenes";
import { zoomFor } from "../src/tv/zoom";

describe("a big screen", () => {
    it("has an address with a code, or asks for one", () => {
        expect(routeOf("/tv")).toEqual({ page: "tv", code: "", token: "" });
        const there = { page: "tv", code: "PLUM7", token: "ab12" };
        expect(routeOf("/tv/plum7", "#ab12")).toEqual(there);
    });

    it("is drawn alike on every television, and never smaller than it is", () => {
        const sizes = [
            [1280, 720],
            [1920, 1080],
            [3840, 2160],
            [1280, 1000],
            [390, 844],
        ] as const;
        const zooms = sizes.map(([width, height]) => zoomFor(width, height));
        expect(zooms).toEqual([1, 1.5, 3, 1, 1]);
    });

    it("shows what led to each turning point, in order and once, the last ones of many", () => {
        expect(scenesOf([0, 4, 5, 9])).toEqual([0, 3, 4, 5, 8, 9]);
        expect(scenesOf(Array.from({ length: 30 }, (_, at) => at * 3))).toHaveLength(16);
        expect(scenesOf([])).toEqual([]);
    });
});

describe("staying awake", () => {
    const settled = () => new Promise((done) => setTimeout(done));

    function page() {
        const hears = new Map<string, () => void>();
        return {
            visibilityState: "visible",
            addEventListener: (name: string, hear: () => void) => hears.set(name, hear),
            removeEventListener: (name: string) => hears.delete(name),
            hears,
        };
    }

    it("asks for a lock, again when it is seen again, and gives it back", async () => {
        const [tv, release] = [page(), vi.fn(async () => undefined)];
        const request = vi.fn(async () => ({ release }));
        const sleep = stayAwake(tv as unknown as Document, { wakeLock: { request } });
        await settled();
        tv.visibilityState = "hidden";
        tv.hears.get("visibilitychange")?.();
        await settled();
        expect(request).toHaveBeenCalledTimes(1);
        tv.visibilityState = "visible";
        tv.hears.get("visibilitychange")?.();
        await settled();
        expect(request).toHaveBeenCalledTimes(2);
        sleep();
        expect([release.mock.calls.length, tv.hears.size]).toEqual([1, 0]);
    });

    it("does nothing where there is none, or where it is refused", async () => {
        const refused = { request: () => Promise.reject(new Error("no")) };
        for (const device of [{}, { wakeLock: refused }]) {
            const sleep = stayAwake(page() as unknown as Document, device);
            await settled();
            sleep();
        }
    });
});

describe("a remote control", () => {
    const box = (left: number, top: number, width = 10, height = 10) => ({
        left,
        top,
        right: left + width,
        bottom: top + height,
    });
    const from = box(50, 50);

    it("goes to what lies in the direction of its arrow, and nowhere else", () => {
        const around = [box(20, 50), box(80, 50), box(50, 20), box(50, 80)];
        const ways = [
            [-1, 0],
            [1, 0],
            [0, -1],
            [0, 1],
        ] as const;
        expect(ways.map((way) => nearest(around, from, way))).toEqual([0, 1, 2, 3]);
        expect(nearest([from, box(20, 50)], from, [1, 0])).toBe(-1);
    });

    it("prefers what lies straight ahead to what is nearer and aside", () => {
        expect(nearest([box(70, 80), box(110, 50)], from, [1, 0])).toBe(1);
        expect(nearest([box(0, 80, 200), box(50, 120)], from, [0, 1])).toBe(0);
    });
});
