// Plays the beats of the server: which event is being shown now, and for how long.

import { isCalm } from "./motion";
import type { GameEvent, GameView, TableNow } from "./wire";

export interface Step {
    event: GameEvent;
    ms: number;
    /** What happened in the same moment and takes no time of its own. */
    also: GameEvent[];
    before: GameView | null;
}

/** How long an event takes at normal pace; the server's beat stretches all of them together. */
export function lengthOf(event: GameEvent): number {
    switch (event.event) {
        case "fetched":
            return 1400 + 420 + 650;
        case "offered":
            return 650;
        case "accepted":
            return 300;
        case "took-oldest":
            return event.turned ? 420 : 0;
        case "refused":
            return 420 + 900 + 600;
        case "looked-into":
            return 600;
        case "swapped":
            return 1100;
        case "called":
            return 2000;
        default:
            return 0;
    }
}

// Without other motion a swap takes longer than its beat: it is straight, and has to be followed.
const CALMER = 1600 / 1100;

export function stepsOf(events: GameEvent[], beat: number, before: GameView | null): Step[] {
    const whole = events.reduce((sum, event) => sum + lengthOf(event), 0);
    const stretch = whole ? Math.min(beat / whole, 3) : 0;
    const steps = events.map((event, index) => ({
        event,
        ms: lengthOf(event) * stretch * (event.event === "swapped" && isCalm() ? CALMER : 1),
        also: withoutTime(events.slice(index + 1)),
        before,
    }));
    return steps.filter(({ ms }) => ms > 0);
}

function withoutTime(events: GameEvent[]): GameEvent[] {
    const next = events.findIndex((event) => lengthOf(event) > 0);
    return next < 0 ? events : events.slice(0, next);
}

export class Playback {
    step = $state.raw<Step | null>(null);
    coming = $state.raw<Step[]>([]);
    /** While a beat runs nobody may move. */
    busy = $state(false);

    private before: GameView | null = null;
    private next: ReturnType<typeof setTimeout> | undefined;
    private rest: ReturnType<typeof setTimeout> | undefined;

    hear(message: TableNow): void {
        if (message.events.length > 0 || !message.view) {
            this.coming = stepsOf(message.events, message.beat_ms, this.before);
            this.advance();
        }
        this.before = message.view;
        this.hold(message.beat_ms);
    }

    known() {
        return { step: this.step, coming: this.coming, before: this.before };
    }

    private hold(beat: number): void {
        clearTimeout(this.rest);
        this.busy = beat > 0;
        if (beat > 0) this.rest = setTimeout(() => (this.busy = false), beat);
    }

    private advance(): void {
        clearTimeout(this.next);
        const [step, ...rest] = this.coming;
        this.step = step ?? null;
        this.coming = rest;
        if (step) this.next = setTimeout(() => this.advance(), step.ms);
    }

    stop(): void {
        clearTimeout(this.next);
        clearTimeout(this.rest);
        this.step = null;
        this.coming = [];
        this.before = null;
    }
}
