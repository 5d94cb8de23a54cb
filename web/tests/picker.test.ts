import { expect, it } from "vitest";
import { GIFTS } from "../src/generated/catalogue";
import { GROUPS } from "../src/games/not-a-hat/groups";

it("every kind begins somewhere in the catalogue, in its order", () => {
    const starts = GROUPS.map(({ first }) => GIFTS.indexOf(first));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts[0]).toBe(0);
});
