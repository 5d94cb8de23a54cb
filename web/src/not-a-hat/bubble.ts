import type { GiftLayout } from "../lib/layout";
import { roomFor } from "../lib/layout-room";
import type { Point } from "../lib/room";

// It needs a little air, also for its tail.
const AIR = 9;
const EDGE = 4;

/** The middle of what somebody says: near to them, and not on what is offered. */
export function roomForBubble(
    layout: GiftLayout,
    giver: number,
    receiver: number,
    width: number,
    height: number,
): Point {
    const { stage, table } = layout;
    const taken = [...layout.taken(), layout.frontBox(receiver)];
    const within = {
        left: table.x - EDGE,
        right: table.x + table.width + EDGE,
        top: table.y,
        bottom: stage.height - 24,
    };
    return roomFor(layout.seat(giver), width, height, taken, within, AIR);
}
