import { inLanguage } from "../src/lib/share";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasArrived, opponents, startOnArrival } from "../src/lib/opponents";
import { MEDIA, withMedia } from "../src/lib/media";
import { ranking } from "../src/lib/ranking";
import { routeOf } from "../src/lib/router.svelte";
import { wholeSeconds } from "../src/lib/time.svelte";
import { preferred } from "../src/lib/text.svelte";
import { Tongue } from "../src/lib/tongue";

describe("a link that is handed on", () => {
    it("says its language before its secret", () => {
        expect(inLanguage("https://hats.example/t/KDF7QX#5ec7e7", "uk")).toBe(
            "https://hats.example/t/KDF7QX?lang=uk#5ec7e7",
        );
        expect(inLanguage("http://10.0.0.2:8000/t/A?lang=de", "fr")).toBe(
            "http://10.0.0.2:8000/t/A?lang=fr",
        );
    });
});

describe("where an address leads", () => {
    it("knows tables, rules and links that move a seat", () => {
        expect(routeOf("/t/plum7")).toEqual({ page: "table", code: "PLUM7" });
        expect(routeOf("/rules/magic-hat")).toEqual({ page: "rules", game: "magic-hat" });
        expect(routeOf("/move", "#abc")).toEqual({ page: "move", token: "abc" });
        expect(routeOf("/anything")).toEqual({ page: "home" });
    });
});

describe("places in a standing", () => {
    it("fewest minus points first, equal points share a place", () => {
        const rows = ranking([2, 1, 3, 2], true, [1]);
        expect(rows.map(({ seat }) => seat)).toEqual([1, 0, 3, 2]);
        expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
    });

    it("the wand comes before a token", () => {
        expect(ranking([1, 1, 0], false, [1]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    });
});

describe("company", () => {
    it("seats whom the server knows", () => {
        expect(opponents(["squirrel", "fox"], ["squirrel", "fox", "raven"])).toEqual([
            "squirrel",
            "fox",
        ]);
        expect(opponents(["squirrel", "fox", "raven"], ["random"])).toEqual([
            "random",
            "random",
            "random",
        ]);
    });

    it("starts once, at the table it was opened for", () => {
        startOnArrival("PLUM7");
        expect(hasArrived("PLUM7")).toBe(true);
        expect(hasArrived("PLUM7")).toBe(false);
    });
});

describe("languages", () => {
    it("speaks what the browser prefers, English otherwise", () => {
        expect(preferred(["de-AT", "en"], ["de", "en"])).toBe("de");
        expect(preferred(["ja"], ["de", "en"])).toBe("en");
    });

    it("every text of the app is there in German too", () => {
        const ids = (language: string) =>
            [...source(language).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id).sort();
        expect(ids("de").filter((id) => !id!.startsWith("part-"))).toEqual(
            ids("en").filter((id) => !id!.startsWith("part-")),
        );
    });

    it("says a sentence about a gift", () => {
        const tongue = new Tongue("en", source("en"));
        const pattern = tongue.message("is-it")!.value!;
        expect(tongue.bundle.formatPattern(pattern, { object: "egg" })).toBe("Is that an egg?");
    });
});

function source(language: string): string {
    return readFileSync(new URL(`../src/generated/${language}.txt`, import.meta.url), "utf8");
}

describe("the clock", () => {
    it("knows its words", () => {
        expect(wholeSeconds("relaxed")).toBe(60);
        expect(wholeSeconds(45)).toBe(45);
        expect(wholeSeconds("off")).toBe(null);
    });
});

describe("breakpoints", () => {
    it("are replaced in the heads of media rules alone", () => {
        const style = "@media (--low), (--narrow) { a { color: var(--low); } }";
        expect(withMedia(style)).toBe(
            `@media ${MEDIA.low}, ${MEDIA.narrow} { a { color: var(--low); } }`,
        );
    });

    it("must be known", () => {
        expect(() => withMedia("@media (--huge) {}")).toThrow("--huge");
    });
});
