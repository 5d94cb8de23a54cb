import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { gameOf } from "../src/games";
import { GAMES, NOT_A_HAT_TONES, REACTIONS } from "../src/generated/rules";
import { GROUPS } from "../src/games/not-a-hat/groups";
import { GIFTS } from "../src/generated/catalogue";

const SRC = new URL("../src", import.meta.url).pathname;
const read = (path: string) => readFileSync(path, "utf8");

function sources(folder: string): string[] {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(ts|svelte|css|html)$/.test(name))
        .map((name) => join(folder, name));
}

/** A game's name as a word, as a prefix of types and as a prefix of constants. */
function spellings(game: string): string[] {
    const words = game.split("-");
    const capitals = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
    const small = capitals[0]!.toLowerCase() + capitals.slice(1);
    return [game, capitals, small, words.join("_").toUpperCase()];
}

describe("a game is a folder", () => {
    const others = sources(SRC).filter((path) => !/^(games|generated)\//.test(relative(SRC, path)));

    it.each(GAMES)("%s is named in its folder and in the registry alone", (game) => {
        const naming = others.filter((path) =>
            spellings(game).some((name) => read(path).includes(name)),
        );
        expect(naming).toEqual([]);
    });

    it.each(GAMES)("%s knows nothing of the other games", (game) => {
        const rivals = GAMES.filter((other) => other !== game).flatMap(spellings);
        const naming = sources(join(SRC, "games", game)).filter((path) =>
            rivals.some((name) => read(path).includes(name)),
        );
        expect(naming).toEqual([]);
    });

    it("finds a game's name where there is one", () => {
        const found = sources(join(SRC, "games", GAMES[0])).filter((path) =>
            spellings(GAMES[0]).some((name) => read(path).includes(name)),
        );
        expect(found.length).toBeGreaterThan(0);
    });

    it.each(GAMES)("%s is registered", (game) => {
        expect(gameOf(game).Screen).toBeTypeOf("function");
    });
});

describe("pictures", () => {
    const furniture = read(join(SRC, "generated", "furniture.svg"));
    const faces = [
        ...REACTIONS.map((reaction) => `react-${reaction}`),
        ...NOT_A_HAT_TONES.map((tone) => `tone-${tone}`),
    ];

    it("every reaction and every tone has a face, and there is no other", () => {
        const drawn = Array.from(
            furniture.matchAll(/id="((?:react|tone)-[a-z]+)"/g),
            ([, id]) => id,
        );
        expect(drawn.sort()).toEqual(faces.sort());
    });
});

it("every kind of gift begins somewhere in the catalogue, in its order", () => {
    const starts = GROUPS.map(({ first }) => GIFTS.indexOf(first));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts[0]).toBe(0);
});
