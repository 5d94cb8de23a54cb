import { expect, test } from "vitest";
import { short } from "../build/path-data.mjs";
import { symbolOf } from "../build/symbols.mjs";

test.each([
    ["two places are enough", "M1.23456 0.5000L10 20.009", "M1.23 .5L10 20.01"],
    ["a path begins at its own point, also in small letters", "m1 2 3 4", "M1 2l3 4"],
    ["what follows a first point in capitals is absolute", "M1 2 3 4", "M1 2L3 4"],
    ["an arc's flags may stand without a space", "M0 0a5 5 0 011.5.5", "M0 0a5 5 0 0 1 1.5 .5"],
    ["numbers may stand without a space", "M.5.25-1-2", "M.5 .25L-1-2"],
    ["it may close", "m0 0h4v4z", "M0 0h4v4z"],
])("%s", (_, said, expected) => {
    expect(short(said)).toBe(expected);
});

const PEN = 'fill="none" stroke="#000" stroke-width="2"';

test("lines of one pen become one path, whatever they were", () => {
    const svg = `<svg><g id="line"><line x1="1" y1="2" x2="3" y2="4" ${PEN}/>
        <path ${PEN} d="m5 5l1 1"/><circle cx="10" cy="10" r="2" ${PEN}/></g></svg>`;
    expect(symbolOf("hat", "5 5 62 62", svg)).toBe(
        '<symbol id="hat" viewBox="5 5 62 62">' +
            '<path fill="none" stroke-width="2" stroke="currentColor" ' +
            'd="M1 2L3 4M5 5l1 1M8 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"/></symbol>',
    );
});

test("what is filled or turned stays as it is", () => {
    const svg = `<svg><circle cx="1" cy="1" r="1"/><line x2="3" ${PEN} transform="rotate(9)"/></svg>`;
    expect(symbolOf("hat", "0 0 9 9", svg).match(/<(circle|line)/g)).toHaveLength(2);
});
