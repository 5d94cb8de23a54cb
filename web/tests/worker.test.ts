// The service worker in a sandbox: what it keeps, what it leaves alone, when it takes over.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";

const SOURCE = readFileSync(join(import.meta.dirname, "../worker/worker.js"), "utf8");
const ORIGIN = "https://hats.test";

type Listener = (event: unknown) => void;

class FakeCache {
    readonly kept = new Map<string, Response>();
    constructor(private readonly fetch: (url: string) => Promise<Response>) {}
    async addAll(urls: string[]): Promise<void> {
        for (const url of urls) this.kept.set(url, await this.fetch(url));
    }
    async match(request: string | { url: string }): Promise<Response | undefined> {
        return this.kept.get(typeof request === "string" ? request : pathOf(request.url));
    }
    async put(request: { url: string }, answer: Response): Promise<void> {
        this.kept.set(pathOf(request.url), answer);
    }
}

const pathOf = (url: string) => new URL(url, ORIGIN).pathname;

/** A browser with one worker; `windows` are the pages that are open. */
class Browser {
    windows = 1;
    isDown = false;
    status = 200;
    skipped = 0;
    readonly asked: string[] = [];
    readonly all = new Map<string, FakeCache>();
    private readonly listeners = new Map<string, Listener>();

    constructor(build: string) {
        const source = SOURCE.replace('"@build"', `"${build}"`)
            .replace('["@files"]', '["/assets/a.js"]')
            .replace('{ "@texts": [] }', '{ de: ["/assets/de.txt"], uk: ["/assets/uk.txt"] }');
        runInContext(source, createContext(this.globals()));
    }

    private readonly fetch = async (request: string | { url: string }) => {
        const path = pathOf(typeof request === "string" ? request : request.url);
        this.asked.push(path);
        if (this.isDown) throw new TypeError("no line");
        return new Response(`${path} of the server`, { status: this.status });
    };

    private globals(): Record<string, unknown> {
        const all = this.all;
        return {
            URL,
            setTimeout,
            Promise,
            Set,
            location: { origin: ORIGIN },
            navigator: { languages: ["de-AT", "en"] },
            fetch: this.fetch,
            addEventListener: (name: string, hear: Listener) => this.listeners.set(name, hear),
            skipWaiting: async () => this.skipped++,
            clients: {
                claim: async () => undefined,
                matchAll: async () => Array.from({ length: this.windows }),
            },
            caches: {
                keys: async () => [...all.keys()],
                delete: async (name: string) => all.delete(name),
                open: async (name: string) => {
                    if (!all.has(name)) all.set(name, new FakeCache(this.fetch));
                    return all.get(name);
                },
                match: async (request: { url: string }) => {
                    for (const cache of all.values()) {
                        const found = await cache.match(request);
                        if (found) return found;
                    }
                    return undefined;
                },
            },
        };
    }

    async happens(name: string, data?: unknown): Promise<void> {
        let work: Promise<unknown> = Promise.resolve();
        const waitUntil = (given: Promise<unknown>) => (work = given);
        this.listeners.get(name)?.({ data, waitUntil });
        await work;
    }

    /** The worker's answer; null where it leaves the request alone. */
    async asks(path: string, more: Record<string, string> = {}): Promise<string | null> {
        let answer: Promise<Response> | null = null;
        const request = { url: ORIGIN + path, method: "GET", mode: "navigate", ...more };
        const respondWith = (given: Promise<Response>) => (answer = given);
        this.listeners.get("fetch")?.({ request, respondWith });
        return answer && ((await answer) as Response).text();
    }
}

async function installed(): Promise<Browser> {
    const browser = new Browser("new");
    await browser.happens("install");
    return browser;
}

describe("the service worker", () => {
    it("keeps the shell and the texts of the reader's languages", async () => {
        const browser = await installed();
        const kept = [...(browser.all.get("hatbox-new")?.kept.keys() ?? [])];
        expect(kept).toEqual(["/", "/assets/a.js", "/assets/de.txt"]);
        await browser.happens("message", { language: "uk" });
        expect(browser.all.get("hatbox-new")?.kept.has("/assets/uk.txt")).toBe(true);
    });

    it("leaves the API, sockets, other files and posts alone", async () => {
        const browser = await installed();
        for (const path of ["/api/tables/X", "/socket", "/health", "/metrics", "/preview.png"])
            expect(await browser.asks(path)).toBeNull();
        expect(await browser.asks("/", { method: "POST" })).toBeNull();
        expect(await browser.asks("/data", { mode: "cors" })).toBeNull();
    });

    it("takes assets from the device, and keeps those that it did not know", async () => {
        const browser = await installed();
        browser.isDown = true;
        expect(await browser.asks("/assets/a.js", { mode: "cors" })).toContain("/assets/a.js");
        browser.isDown = false;
        await browser.asks("/assets/b.js", { mode: "cors" });
        const asked = browser.asked.length;
        expect(browser.all.get("hatbox-new")?.kept.has("/assets/b.js")).toBe(true);
        expect(browser.asked.length).toBe(asked);
    });

    it("shows the server's page, and its own without a server", async () => {
        const browser = await installed();
        expect(await browser.asks("/rules/magic-hat")).toBe("/rules/magic-hat of the server");
        browser.isDown = true;
        expect(await browser.asks("/t/PLUM7")).toBe("/ of the server");
    });

    it("shows its own page while a proxy says that the server is away", async () => {
        const browser = await installed();
        browser.status = 503;
        expect(await browser.asks("/rules")).toBe("/ of the server");
    });

    it("keeps the build before, whose pages may still be open", async () => {
        const browser = await installed();
        const news = browser.all.get("hatbox-new") as FakeCache;
        browser.all.clear();
        for (const name of ["hatbox-oldest", "hatbox-old", "else"]) browser.all.set(name, news);
        browser.all.set("hatbox-new", news);
        await browser.happens("activate");
        expect([...browser.all.keys()]).toEqual(["hatbox-old", "else", "hatbox-new"]);
    });

    it("takes over from an older build only for a page alone that is at no table", async () => {
        const browser = await installed();
        expect(browser.skipped).toBe(0);
        browser.windows = 2;
        await browser.happens("message", { isIdle: true });
        expect(browser.skipped).toBe(0);
        browser.windows = 1;
        await browser.happens("message", { language: "de" });
        expect(browser.skipped).toBe(0);
        await browser.happens("message", { isIdle: true });
        expect(browser.skipped).toBe(1);
    });
});
