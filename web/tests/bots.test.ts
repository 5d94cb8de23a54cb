import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readFileSync } from "node:fs";
import { byLevel, kindName, levelOf, mindNow, shownNames } from "../src/lib/bots";
import { LANGUAGES, speak } from "../src/lib/text.svelte";

const seat = (name: string, mind: string | null = null) => ({ name, mind });

beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("fetch", async (address: string) => new Response(readText(address)));
});
afterEach(() => speak("en"));

/** Addresses end in the file's name; what they point to is what the build wrote. */
function readText(address: string): string {
    const [name = ""] = /[a-z]+\.txt/.exec(address) ?? [];
    return readFileSync(new URL(`../src/generated/${name}`, import.meta.url), "utf8");
}

describe("the names of bots", () => {
    it("are said in the reader's language, with their numbers", async () => {
        const seats = [
            seat("Ana"),
            seat("Fox", "fox"),
            seat("Fox 2", "fox"),
            seat("Random", "random"),
        ];
        await speak("uk");
        expect(shownNames(seats)).toEqual(["Ana", "Лисиця", "Лисиця 2", "Кубик"]);
        await speak("de");
        expect(shownNames(seats)).toEqual(["Ana", "Fuchs", "Fuchs 2", "Würfel"]);
        await speak("en");
        expect(shownNames(seats)).toEqual(["Ana", "Fox", "Fox 2", "Dice"]);
    });

    it("stay where somebody gave them", async () => {
        await speak("de");
        expect(shownNames([seat("Fox"), seat("Ella", "elephant"), seat("Foxy", "fox")])).toEqual([
            "Fox",
            "Ella",
            "Foxy",
        ]);
        expect(shownNames([seat("Toaster", "toaster")])).toEqual(["Toaster"]);
    });

    it("are nobody else's", async () => {
        await speak("de");
        const seats = [seat("Fox", "fox"), seat("fuchs"), seat("Fuchs 2"), seat("Fox 2", "fox")];
        expect(shownNames(seats)).toEqual(["Fuchs 3", "fuchs", "Fuchs 2", "Fuchs 4"]);
    });

    it("are today's in old records", async () => {
        await speak("en");
        expect(mindNow("owl")).toBe("raven");
        expect(shownNames([seat("Owl 2", "owl")])).toEqual(["Raven 2"]);
    });

    it("come with a level, in every language", async () => {
        for (const language of LANGUAGES) {
            await speak(language);
            expect(kindName("elephant")).not.toBe("elephant");
            expect(levelOf("elephant")).not.toBe("");
        }
        expect(levelOf("toaster")).toBe("");
    });

    it("stand from the weakest to the strongest", () => {
        expect(byLevel(["elephant", "fox", "toaster", "goldfish"])).toEqual([
            "goldfish",
            "fox",
            "elephant",
            "toaster",
        ]);
    });
});
