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
    /** Only on the way: nothing is seen there without motion. */
    passing?: boolean;
}

const TURN = "cubic-bezier(.3,0,.2,1)";
const TRAVEL = "cubic-bezier(.4,0,.1,1)";
// Without motion a card is seen at one stop after the other, and cuts from one side to the other.
const CUT = "steps(1, end)";

export function isCalm(): boolean {
    return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

export function placed({ x, y, scale, tilt = 0 }: Omit<Stop, "at">): string {
    return `translate(${x}px, ${y}px) rotate(${tilt}deg) scale(${scale})`;
}

export function frames(stops: Stop[]): Keyframe[] {
    const seen = stops.filter(({ passing }) => !passing || !isCalm());
    return seen.map((stop) => ({
        transform: placed(stop),
        offset: stop.at,
        easing: isCalm() ? CUT : (stop.easing ?? TRAVEL),
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
        { transform: turned(from), offset: start, easing: isCalm() ? CUT : TURN },
        { transform: turned(to), offset: end },
        { transform: turned(to), offset: 1 },
    ];
}
