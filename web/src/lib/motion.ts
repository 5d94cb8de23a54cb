// Motion in transform and opacity only.

export interface Stop {
    x: number;
    y: number;
    scale: number;
    /** Degrees in the plane of the table. */
    tilt?: number;
    /** 0 to 1. */
    at: number;
    easing?: string;
}

export const TURN = "cubic-bezier(.3,0,.2,1)";
export const TRAVEL = "cubic-bezier(.4,0,.1,1)";

export function isCalm(): boolean {
    return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

export function placed({ x, y, scale, tilt = 0 }: Omit<Stop, "at">): string {
    return `translate(${x}px, ${y}px) rotate(${tilt}deg) scale(${scale})`;
}

export function frames(stops: Stop[]): Keyframe[] {
    return stops.map((stop) => ({
        transform: placed(stop),
        offset: stop.at,
        easing: stop.easing ?? TRAVEL,
    }));
}

export interface Turn {
    from: number;
    to: number;
    /** The part of the time in which the card turns. */
    during: [number, number];
}

export function turnFrames({ from, to, during: [start, end] }: Turn): Keyframe[] {
    const turned = (degrees: number) => `rotateY(${degrees}deg)`;
    return [
        { transform: turned(from), offset: 0 },
        { transform: turned(from), offset: start, easing: TURN },
        { transform: turned(to), offset: end },
        { transform: turned(to), offset: 1 },
    ];
}
