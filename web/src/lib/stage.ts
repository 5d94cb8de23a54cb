// A stage is drawn in its own units and scaled to the room it has, upright or wide; on it stands
// a table. Your seat is at the bottom and the others go clockwise, your left neighbour first.

import { clamp, type Point } from "./room";

export interface Stage {
    mode: "phone" | "desk";
    scale: number;
    width: number;
    height: number;
}

/** The stage for a room of so many pixels: upright for phones, wide for the rest. */
export function stageFor(width: number, height: number): Stage {
    return width / height < 1.15 ? phoneStage(width, height) : deskStage(width, height);
}

function phoneStage(width: number, height: number): Stage {
    const scale = Math.min(width / 390, height / (height < 600 ? 500 : 610), 1.5);
    return { mode: "phone", scale, width: Math.min(width / scale, 560), height: height / scale };
}

function deskStage(width: number, height: number): Stage {
    const scale = Math.min(width / 1000, height / 560, 1.7);
    return { mode: "desk", scale, width: Math.min(width / scale, 1400), height: height / scale };
}

// Pixels at the lower edge of a phone's stage that the dock and its tab lie on.
export const FOOT = 38;

export function tableOf(stage: Stage): { x: number; y: number; width: number; height: number } {
    if (stage.mode === "phone") {
        return { x: 12, y: 22, width: stage.width - 24, height: stage.height };
    }
    const width = clamp(840, stage.width - 140, 1060);
    return { x: (stage.width - width) / 2, y: 36, width, height: stage.height - 36 - 38 };
}

/** The drawn stage stretched to the one we have: edges keep their distance, the rest spreads. */
export function across(stage: Stage, x: number): number {
    if (stage.mode === "phone") return 40 + ((x - 40) * (stage.width - 80)) / 310;
    return stage.width / 2 + ((x - 640) * tableOf(stage).width) / 892;
}

export function stretch(stage: Stage, { x, y }: Point): Point {
    const [top, foot, high] = stage.mode === "phone" ? [34, 84, 514] : [44, 110, 440];
    const part = (stage.height - top - foot) / high;
    return { x: across(stage, x), y: y <= top ? y : top + (y - top) * part };
}
