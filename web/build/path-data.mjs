// The d of a path, said shortly: two places behind the point, and no sign that is not needed.

const COMMAND = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi;
const NUMBER = /[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
// An arc's numbers: two radii, an angle, two flags that may stand without a space, a point.
const ARC = [NUMBER, NUMBER, NUMBER, FLAG, FLAG, NUMBER, NUMBER];

function numbersOf(command, text) {
    const found = [];
    let at = 0;
    for (;;) {
        const reader = command.toLowerCase() === "a" ? ARC[found.length % ARC.length] : NUMBER;
        reader.lastIndex = at;
        const match = reader.exec(text);
        if (!match) return found;
        found.push(told(Number(match[1])));
        at = reader.lastIndex;
    }
}

function told(number) {
    return String(Math.round(number * 100) / 100).replace(/^(-?)0\./, "$1.");
}

const joined = (numbers) => numbers.join(" ").replaceAll(" -", "-");

/** It begins at its own point, wherever a path before it may have ended. */
export function short(d) {
    const steps = Array.from(d.matchAll(COMMAND), ([, command, text]) => [
        command,
        numbersOf(command, text),
    ]);
    const [[first, [x, y, ...more]], ...others] = steps;
    const lines = more.length ? [[first === "m" ? "l" : "L", more]] : [];
    const all = [["M", [x, y]], ...lines, ...others];
    return all.map(([command, numbers]) => command + joined(numbers)).join("");
}
