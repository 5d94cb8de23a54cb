// Plays the beats of the server: which part of which event is being shown now, and for how long.

import { gameOf } from "../games";
import { RULES } from "../generated/rules";
import type { GameEvent, GameName } from "../generated/wire";
import { isCalm } from "./motion";
import type { Heard, Table } from "./now";

/** One part of one event: words, a card on its way, a verdict. */
export interface Step {
    event: GameEvent;
    part: string;
    ms: number;
    /** The fields of the event with the seats that may end this part early. */
    endsBy: readonly string[];
    /** All that happened in one move, this among it. */
    events: readonly GameEvent[];
    /** The table before it, as everybody saw it. */
    before: Table["view"];
    points: readonly number[];
}

interface Part {
    part: string;
    ms: number;
    onlyIf?: string;
    endsBy?: readonly string[];
}
type Before = Pick<Step, "before" | "points">;

const NOTHING: Before = { before: null, points: [] };
// What takes no time is told all the same, in its turn.
const AT_ONCE: Part = { part: "", ms: 0 };
// A step that is as good as over needs no hurry.
const NEARLY_MS = 80;

/** The parts of an event at normal pace; the server's beat stretches all of them together. */
export function partsOf(game: GameName, event: GameEvent): readonly Part[] {
    const parts = (RULES[game].beats as Record<string, readonly Part[]>)[event.event] ?? [];
    const shown = parts.filter(({ onlyIf }) => !onlyIf || event[onlyIf as keyof GameEvent]);
    return shown.length ? shown : [AT_ONCE];
}

export function stepsOf(heard: Heard, before: Before = NOTHING, usual = 1): Step[] {
    const { events } = heard;
    const { game } = heard.table;
    const parts = events.flatMap((event) => partsOf(game, event).map((part) => ({ event, part })));
    const stretch = stretchOf(heard, usual);
    const { calmer } = gameOf(game);
    return parts.map(({ event, part }) => ({
        event,
        part: part.part,
        ms: part.ms * stretch * (isCalm() ? (calmer?.(event) ?? 1) : 1),
        endsBy: part.endsBy ?? [],
        events,
        ...before,
    }));
}

/** How much longer than at normal pace: the server waits for a private look as well, so then as usual. */
function stretchOf({ table, events }: Heard, usual: number): number {
    const whole = events
        .flatMap((event) => partsOf(table.game, event))
        .reduce((sum, { ms }) => sum + ms, 0);
    return whole && table.looking === null ? Math.min(table.beat_ms / whole, 3) : usual;
}

const totalOf = (steps: readonly Step[]) => steps.reduce((sum, { ms }) => sum + ms, 0);

export class Playback {
    step = $state.raw<Step | null>(null);
    coming = $state.raw<Step[]>([]);
    /** While a beat runs nobody may move. */
    busy = $state(false);

    private last: Before = NOTHING;
    private usual = 1;
    private next: ReturnType<typeof setTimeout> | undefined;
    private rest: ReturnType<typeof setTimeout> | undefined;

    /** `onsteps` is told what begins now: one part, and what takes no time before it. */
    constructor(private readonly onsteps: (begun: Step[]) => void = () => undefined) {}

    hear(heard: Heard): void {
        const { table, events } = heard;
        if (events.length > 0 || !table.view) {
            this.coming = stepsOf(heard, this.last, this.usual);
            this.usual = stretchOf(heard, this.usual);
            this.advance();
        } else this.hurry(table.beat_ms);
        this.last = { before: table.view, points: table.standing?.points ?? [] };
        this.hold(table.beat_ms);
    }

    known() {
        return { step: this.step, coming: this.coming, before: this.last.before };
    }

    private hold(beat: number): void {
        clearTimeout(this.rest);
        this.busy = beat > 0;
        if (beat > 0) this.rest = setTimeout(() => (this.busy = false), beat);
    }

    /** Somebody has ended what was to be read: what comes after it begins now. */
    private hurry(beat: number): void {
        const canEnd = (step: Step | null) => step !== null && step.endsBy.length > 0;
        while (canEnd(this.step) && totalOf(this.coming) > beat - NEARLY_MS) this.advance();
        // This device may be a little behind the one that ended it.
        if (totalOf(this.coming) > beat + NEARLY_MS)
            this.coming = this.coming.filter((step) => !canEnd(step));
    }

    private advance(): void {
        clearTimeout(this.next);
        const found = this.coming.findIndex(({ ms }) => ms > 0);
        const begun = this.coming.slice(0, found < 0 ? undefined : found + 1);
        this.step = found < 0 ? null : (this.coming[found] ?? null);
        this.coming = found < 0 ? [] : this.coming.slice(found + 1);
        if (this.step) this.next = setTimeout(() => this.advance(), this.step.ms);
        if (begun.length) this.onsteps(begun);
    }

    stop(): void {
        clearTimeout(this.next);
        clearTimeout(this.rest);
        this.step = null;
        this.coming = [];
        this.last = NOTHING;
    }
}
