import { beforeEach, expect, it, vi } from "vitest";
import { HatInput } from "../src/games/magic-hat/input.svelte";
import type { May } from "../src/generated/wire";
import type { Play } from "../src/lib/play.svelte";

const move = vi.fn();

function input(...may: May[]): HatInput {
    const can = (name: string) => may.some((one) => one.move === name);
    return new HatInput({ may, can, move } as unknown as Play, () => 5);
}

beforeEach(() => move.mockClear());

it("a hat that may be looked into is looked into", () => {
    const hats = input({ move: "look", of: [0, 1, 2, 3, 4] }, { move: "call", of: "animals" });
    expect(hats.tappable).toEqual([0, 1, 2, 3, 4]);
    hats.pick(3);
    expect(move).toHaveBeenCalledExactlyOnceWith({ move: "look", hat: 3 });
});

it("no hat can be tapped while an animal is being called", () => {
    const hats = input({ move: "look", of: [0, 1] }, { move: "call", of: "animals" });
    hats.calling = true;
    expect(hats.tappable).toEqual([]);
});

it("only the hats that the server names may be swapped", () => {
    const hats = input({ move: "swap", of: [0, 1, 3, 4] });
    expect(hats.tappable).toEqual([0, 1, 3, 4]);
    hats.pick(4);
    expect(move).toHaveBeenCalledExactlyOnceWith({ move: "swap", with: 4 });
});

it("an extra swap takes two hats, and the first can be taken back", () => {
    const hats = input({ move: "extra", of: "two hats" }, { move: "skip", of: [] });
    expect(hats.tappable).toEqual([0, 1, 2, 3, 4]);
    for (const hat of [2, 2, 1]) hats.pick(hat);
    expect([hats.chosen, move.mock.calls.length]).toEqual([[1], 0]);
    hats.pick(4);
    expect(move).toHaveBeenCalledExactlyOnceWith({ move: "extra", hats: [1, 4] });
    hats.reset();
    expect(hats.chosen).toEqual([]);
});

it("when it is not my turn nothing can be tapped", () => {
    expect(input().tappable).toEqual([]);
});
