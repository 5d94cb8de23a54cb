// How big everything is on a stage.

import type { Stage } from "../../lib/stage";

export interface Sizes {
    gift: number;
    own: number;
    front: number;
    shop: number;
    reveal: number;
    slot: number;
    ownSlot: number;
    avatar: number;
    ownAvatar: number;
}

/** A low phone: what is offered to you lies beside your own gifts, not above them. */
export const isShort = ({ mode, scale, width, height }: Stage) =>
    mode === "phone" && scale < 1.19 && height / width < 1.4;

/** A crowd on a phone sits along its sides, in rows. */
export const isCrowd = (stage: Stage, players: number, gifts: number) =>
    stage.mode === "phone" && players > 3 && (gifts === 2 || isShort(stage));

const TWO_GIFTS = { phone: [50, 44, 38], desk: [64, 58, 50] } as const;

export function sizesFor(stage: Stage, players: number, gifts: number): Sizes {
    const many = players > 6;
    const crowd = players > (stage.mode === "phone" ? 3 : 5) ? 2 : 1;
    const isLow = isShort(stage) && isCrowd(stage, players, gifts);
    const two = TWO_GIFTS[stage.mode][players === 2 ? 0 : crowd];
    if (stage.mode === "phone") {
        const gift = isLow ? (gifts === 2 ? 46 : 54) : gifts === 2 ? two : many ? 44 : 50;
        return {
            gift,
            own: gifts === 2 || many ? 56 : 62,
            front: 74,
            shop: many || isCrowd(stage, players, gifts) ? 58 : players > 5 ? 64 : 74,
            reveal: isLow && gifts === 1 ? 116 : isShort(stage) ? 106 : 138,
            slot: players > 5 || isLow ? 14 : gifts === 2 || isShort(stage) ? 16 : 20,
            ownSlot: gifts === 2 && isShort(stage) ? 18 : 26,
            avatar: many || isLow || (gifts === 2 && crowd === 2) ? 44 : 50,
            ownAvatar: 54,
        };
    }
    const gift = gifts === 2 ? two : many ? 62 : 72;
    return {
        gift,
        own: gifts === 2 ? 66 : 72,
        front: 86,
        shop: players > 5 ? 80 : 92,
        reveal: 154,
        slot: players > 5 ? 24 : 30,
        ownSlot: 32,
        avatar: many ? 64 : 72,
        ownAvatar: 72,
    };
}
