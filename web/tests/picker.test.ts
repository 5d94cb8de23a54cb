import { describe, expect, it } from "vitest";
import { GIFTS } from "../src/generated/catalogue";
import { find, GROUPS, plain } from "../src/lib/picker";

const NAMES: Record<string, string[]> = {
    bicycle: ["bicycle", "bike", "cycle"],
    cheese: ["Käse"],
    egg: ["egg"],
    eggplant: ["eggplant", "aubergine"],
    umbrella: ["parapluie"],
};
const namesOf = (gift: string) => NAMES[gift] ?? [gift];

describe("finding a gift", () => {
    it("shows all 110 in their one order before a letter is typed", () => {
        expect(find("", namesOf)).toEqual(GIFTS);
        expect(GIFTS).toHaveLength(110);
    });

    it("finds second names and spellings without accents", () => {
        expect(find("bike", namesOf)[0]).toBe("bicycle");
        expect(find("kase", namesOf)[0]).toBe("cheese");
        expect(find("KÄSE", namesOf)[0]).toBe("cheese");
        expect(find("auber", namesOf)[0]).toBe("eggplant");
    });

    it("puts the name itself before what begins like it", () => {
        expect(find("egg", namesOf).slice(0, 2)).toEqual(["egg", "eggplant"]);
    });

    it("finds nothing for nonsense", () => {
        expect(find("xyzzy", namesOf)).toEqual([]);
    });

    it("every kind begins somewhere in the catalogue, in its order", () => {
        const starts = GROUPS.map(({ first }) => GIFTS.indexOf(first));
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        expect(starts[0]).toBe(0);
    });

    it("spells like somebody in a hurry", () => {
        expect(plain("  Crème  brûlée! ")).toBe("creme brulee");
        expect(plain("Straße")).toBe("strasse");
    });
});
