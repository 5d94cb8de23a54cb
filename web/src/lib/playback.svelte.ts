// Plays the beats of the server: which event is being shown now, and for how long.

import { gameOf } from "../games";
import { RULES } from "../generated/rules";
import type { GameEvent, GameName } from "../generated/wire";
import { isCalm } from "./motion";
import type { Heard, Table } from "./now";

export interface Step {
    event: GameEvent;
    ms: number;
    /** What happened in the same moment and takes no time of its own. */
    also: GameEvent[];
    before: Table["view"];
}

type Beats = Record<string, { ms: number; onlyIf?: string }>;

/** How long an event takes at normal pace; the server's beat stretches all of them together. */
export function lengthOf(game: GameName, event: GameEvent): number {
    const beat = (RULES[game].beats as Beats)[event.event];
    if (!beat) return 0;
    return !beat.onlyIf || event[beat.onlyIf as keyof GameEvent] ? beat.ms : 0;
}

export function stepsOf({ table, events }: Heard, before: Table["view"]): Step[] {
    const { game, beat_ms } = table;
    const lengths = events.map((event) => lengthOf(game, event));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    const stretch = whole ? Math.min(beat_ms / whole, 3) : 0;
    const steps = events.map((event, index) => ({
        event,
        ms: (lengths[index] ?? 0) * stretch * (isCalm() ? (gameOf(game).calmer?.(event) ?? 1) : 1),
        also: withoutTime(events.slice(index + 1), lengths.slice(index + 1)),
        before,
    }));
    return steps.filter(({ ms }) => ms > 0);
}

function withoutTime(events: GameEvent[], lengths: number[]): GameEvent[] {
    const next = lengths.findIndex((length) => length > 0);
    return next < 0 ? events : events.slice(0, next);
}

export class Playback {
    step = $state.raw<Step | null>(null);
    coming = $state.raw<Step[]>([]);
    /** While a beat runs nobody may move. */
    busy = $state(false);

    private before: Table["view"] = null;
    private next: ReturnType<typeof setTimeout> | undefined;
    private rest: ReturnType<typeof setTimeout> | undefined;

    hear(heard: Heard): void {
        const { table, events } = heard;
        if (events.length > 0 || !table.view) {
            this.coming = stepsOf(heard, this.before);
            this.advance();
        }
        this.before = table.view;
        this.hold(table.beat_ms);
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
