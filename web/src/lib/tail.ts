// The tail of a bubble: from inside its edge to just before its speaker's face.

import { clamp, type Box, type Point } from "./room";

export interface Tail {
    /** Where it begins, a little inside the bubble, from the bubble's corner. */
    root: Point;
    path: string;
}

const SHORTEST = 16;

/** `from` is where it leaves the bubble, and `near` how far it keeps from the speaker. */
export function tailOf(bubble: Box, from: Point, speaker: Point, near: number): Tail {
    const { left, right, top, bottom } = bubble;
    const root = {
        x: inside(from.x - left, right - left),
        y: inside(from.y - top, bottom - top),
    };
    const tip = towards(root, { x: speaker.x - left, y: speaker.y - top }, near);
    // A long tail is a thin one.
    const base = clamp(6, 18 - distance(from, speaker) / 14, 14);
    const isBeside = Math.min(Math.abs(from.x - left), Math.abs(from.x - right)) < 1;
    const [x, y] = isBeside ? [0, base * 0.8] : [base, 0];
    const path = `M${root.x - x} ${root.y - y}L${tip.x} ${tip.y}L${root.x + x} ${root.y + y}`;
    return { root, path };
}

const inside = (way: number, size: number) => clamp(4, way, size - 9);

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, near: number): Point {
    const far = distance(from, to) || 1;
    const part = Math.max(SHORTEST, far - near) / far;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
