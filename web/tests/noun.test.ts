// The golden text of every language, told in JavaScript: byte for byte what Python tells.
// tests/locales/talk.py says what is in it and writes it anew.

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { ANIMALS, GIFTS } from "../src/generated/catalogue";
import { marking, nounFunctions, Nouns, tagOf } from "../src/lib/noun";
import { find } from "../src/games/not-a-hat/noun-search";
import { Count, entriesOf, Tongue } from "../src/lib/tongue";

const LOCALES = new URL("../../src/hatbox/locales/", import.meta.url);
const GOLDEN = new URL("../../tests/golden/talk/", import.meta.url);
const LANGUAGES = readdirSync(GOLDEN).map((file) => file.replace(".txt", ""));

const SPOKEN =
    "offer-plain offer-sure offer-unsure is-it refusal thanks-for reveal reveal-true told-fetch";
const TOLD = "in-truth told-offer told-keep";
const CALLED = "call called-right called-wrong animal-seen box-seen box-opened";
const PLAYERS = {
    name: "Ada",
    you: "no",
    giver: "Ada",
    giverYou: "no",
    receiver: "Bo",
    receiverYou: "no",
};

function sourceOf(language: string): string {
    const folder = new URL(`${language}/`, LOCALES);
    const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
    return files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
}

const nounsOf = (source: string) => new Nouns(entriesOf(source));

type Tell = (message: string, args?: Record<string, FluentVariable>) => string;

function teller(language: string, source: string): Tell {
    const tongue = new Tongue(language, source);
    return (message, args = {}) => {
        const errors: Error[] = [];
        const { value } = tongue.message(message)!;
        const words = tongue.bundle.formatPattern(value!, args, errors);
        expect(errors).toEqual([]);
        return words;
    };
}

function block(tell: Tell, object: string, messages: string): string {
    const lines = messages.split(" ").map((message) => tell(message, { object, ...PLAYERS }));
    return [`# ${object}`, ...lines, ""].join("\n");
}

function talk(language: string): string {
    const source = sourceOf(language);
    const tell = teller(language, source);
    const kinds = GIFTS.map((gift) => nounsOf(source).get(gift)!.form("kind"));
    const firsts = GIFTS.filter((_, place) => kinds.indexOf(kinds[place]!) === place);
    const words = tell("told-words", { ...PLAYERS, words: tell("refusal", { object: "hat" }) });
    return [
        ...GIFTS.map((gift) => block(tell, gift, SPOKEN)),
        ...ANIMALS.map((animal) => block(tell, animal, CALLED)),
        ...firsts.map((gift) => block(tell, gift, TOLD)),
        ["# words", tell("thanks"), words, ""].join("\n"),
    ].join("\n");
}

describe.each(LANGUAGES)("%s", (language) => {
    test("is told as Python tells it", () => {
        expect(talk(language)).toBe(readFileSync(new URL(`${language}.txt`, GOLDEN), "utf8"));
    });

    test("has the same messages one by one as all at once", () => {
        const source = sourceOf(language);
        const whole = new FluentResource(source).body;
        const single = [...entriesOf(source).values()].flatMap(
            (entry) => new FluentResource(entry).body,
        );
        expect(single).toEqual(whole);
    });

    test("finds every gift by each of its names", () => {
        const nouns = nounsOf(sourceOf(language));
        for (const gift of GIFTS) {
            for (const name of nouns.get(gift)!.names)
                expect(find(nouns, name, GIFTS)[0]).toBe(gift);
        }
    });
});

test.each([
    ["en", "yoyo", "yo-yo"],
    ["de", "kaese", "cheese"],
    ["de", "Kase", "cheese"],
    ["fr", "oeuf", "egg"],
    ["da", "noegle", "key"],
    ["uk", "м'яч", "football"],
    ["uk", "мяч", "football"],
    ["ru", "самолет", "airplane"],
])("typing forgives: %s %s", (language, typed, gift) => {
    expect(find(nounsOf(sourceOf(language)), typed, GIFTS)[0]).toBe(gift);
});

test("before a letter is typed all 110 lie in their one order", () => {
    expect(GIFTS).toHaveLength(110);
    expect(find(nounsOf(sourceOf("sv")), "", GIFTS)).toEqual(GIFTS);
});

test("a sentence can be told with its noun between marks", () => {
    const noun = nounFunctions(nounsOf(sourceOf("uk")))["NOUN"]!;
    marking.on = true;
    expect(noun(["guitar", "accusative"], {})).toBe("\u2068гітару\u2069");
    expect(noun(["guitar", "kind"], {})).toBe("feminine");
    marking.on = false;
});

test("what nobody calls anything is not found", () => {
    expect(find(nounsOf(sourceOf("en")), "xyzzy", GIFTS)).toEqual([]);
});

test("a gift that does not exist is an error", () => {
    const noun = nounFunctions(nounsOf(sourceOf("en")))["NOUN"]!;
    expect(() => noun(["unicorn"], {})).toThrow(RangeError);
});

test("Portuguese counts as in Portugal", () => {
    expect(tagOf(sourceOf("pt"), "pt")).toBe("pt-PT");
});

test("a message brings those that it refers to", () => {
    const tongue = new Tongue(
        "en",
        "first = { second }!\nsecond = { -third } & { $count }\n-third = 3\n",
    );
    const { value } = tongue.message("first")!;
    expect(tongue.bundle.formatPattern(value!, { count: new Count(12) })).toBe("3 & 12!");
});

test("a count has points where a language groups its digits, and plurals", () => {
    const tongue = new Tongue(
        "de",
        "cards = { $count ->\n    [one] { $count } Karte\n   *[other] { $count } Karten\n }\n",
    );
    const told = (count: number) =>
        tongue.bundle.formatPattern(tongue.message("cards")!.value!, { count: new Count(count) });
    expect([told(1), told(110), told(1100)]).toEqual(["1 Karte", "110 Karten", "1.100 Karten"]);
});

test("a noun that was said is not kept", () => {
    const tongue = new Tongue("en", sourceOf("en"));
    const { value } = tongue.message("refusal")!;
    expect(tongue.bundle.formatPattern(value!, { object: "guitar" })).toContain("guitar");
    expect(tongue.bundle.hasMessage("noun-guitar")).toBe(false);
    expect(tongue.nouns.get("guitar")).not.toBe(tongue.nouns.get("guitar"));
});
