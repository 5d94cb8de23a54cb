import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { screenOf } from "../src/lib/later";
import { learn, speak, t, type Texts } from "../src/lib/text.svelte";

const WHOLE = "/src/generated/";
let broken = new Set<string>();
let asked: string[] = [];
let gate: Promise<void> = Promise.resolve();

/** Files as a server has them: a whole language, and parts that a test makes up. */
const PARTS: Record<string, string> = {
    "/first.en.txt": "late-hello = Hello\nlate-only-english = Only here",
    "/first.de.txt": "late-hello = Hallo",
    "/other.en.txt": "late-other = { part-to }!",
    "/other.de.txt": "late-other = { part-to }!",
};

const partNamed = (part: string): Texts => ({
    [`../generated/en.${part}.txt`]: `/${part}.en.txt`,
    [`../generated/de.${part}.txt`]: `/${part}.de.txt`,
});

async function serve(address: string): Promise<Response> {
    asked.push(address);
    await gate;
    if (broken.has(address)) return new Response("", { status: 404 });
    const source = PARTS[address] ?? readFileSync(`.${address.replace(/\?.*$/, "")}`, "utf8");
    return new Response(source);
}

beforeEach(() => {
    asked = [];
    broken = new Set();
    gate = Promise.resolve();
    vi.stubGlobal("fetch", serve);
    vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

describe("texts of a screen that is loaded later", () => {
    it("are not asked for before, and once when they are", async () => {
        const texts = partNamed("first");
        await speak("en");
        expect(asked.filter((address) => !address.startsWith(WHOLE))).toEqual([]);
        await learn(texts);
        await learn(texts);
        expect(t("late-hello")).toBe("Hello");
        expect(asked.filter((address) => address === "/first.en.txt")).toHaveLength(1);
    });

    it("follow the reader into another language", async () => {
        await speak("en");
        await learn(partNamed("first"));
        await speak("de");
        expect(t("late-hello")).toBe("Hallo");
    });

    it("use the words of the first visit", async () => {
        await speak("de");
        await learn(partNamed("other"));
        expect(t("late-other", { to: { name: "Bo", isYou: false } })).toBe("zu Bo!");
    });

    it("are English where a language lacks them", async () => {
        await speak("de");
        await learn(partNamed("first"));
        t("late-only-english");
        await vi.waitFor(() => expect(t("late-only-english")).toBe("Only here"));
        expect(t("late-hello")).toBe("Hallo");
    });

    it("arrive in the language that was chosen while they were coming", async () => {
        await speak("en");
        let open = (): void => undefined;
        gate = new Promise((done) => (open = done));
        const learning = learn(partNamed("first"));
        const speaking = speak("de");
        open();
        await Promise.all([learning, speaking]);
        expect(t("late-hello")).toBe("Hallo");
    });
});

describe("a screen that is loaded later", () => {
    const Screen = (() => undefined) as unknown as Component;

    it("comes with its texts", async () => {
        await speak("de");
        const load = async () => ({ default: Screen, texts: partNamed("first") });
        expect(await screenOf(load)).toBe(Screen);
        expect(t("late-hello")).toBe("Hallo");
    });

    it("fails when the server no longer has its texts, and comes when they are there", async () => {
        await speak("en");
        const texts = partNamed("first");
        broken.add("/first.en.txt");
        await expect(screenOf(async () => ({ default: Screen, texts }))).rejects.toThrow("404");
        broken.clear();
        expect(await screenOf(async () => ({ default: Screen, texts }))).toBe(Screen);
    });
});
