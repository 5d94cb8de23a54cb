import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gameOf } from "../src/games";
import { GAMES } from "../src/generated/rules";

const RULES = readFileSync(new URL("../src/generated/en.rules.txt", import.meta.url), "utf8");

describe.each(GAMES)("the scenes of the rules of %s", (game) => {
    it("are as many as the sections, each drawn once", async () => {
        const sections = RULES.match(new RegExp(`^rules-${game}-\\d+ =`, "gm")) ?? [];
        const { SCENES } = await gameOf(game).scenes();
        expect(SCENES.length).toBe(sections.length);
        expect(new Set(SCENES).size).toBe(SCENES.length);
    });
});
