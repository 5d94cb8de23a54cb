// Which steps of a replay a big screen shows: what led to each turning point, and what came to light.

// A long game has many; the last ones decided it.
const MOST = 8;

export function scenesOf(turns: readonly number[]): number[] {
    const shown = turns.slice(-MOST).flatMap((at) => [Math.max(0, at - 1), at]);
    return [...new Set(shown)].sort((one, other) => one - other);
}
