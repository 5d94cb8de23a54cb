// A running game on this device: what its seat may do now, the time it has, and its moves.

import type { GameMove, May } from "../generated/wire";
import type { Table } from "./now";
import { personAt } from "./person";
import { codeOf } from "./refused";
import type { TableSession } from "./session.svelte";
import { t } from "./text.svelte";
import { Countdown, wholeSeconds } from "./time.svelte";

export class Play {
    sending = $state(false);
    private readonly countdown = new Countdown();

    readonly table = $derived.by(() => this.current());
    readonly you = $derived(this.table.you.seat);
    /** The seat that is drawn at the bottom. */
    readonly base = $derived(this.table.you.seats[0] ?? 0);
    readonly sitters = $derived.by(() => this.session.sitters);
    readonly step = $derived.by(() => this.session.playback.step);
    readonly coming = $derived.by(() => this.session.playback.coming);
    // In a pause, and without a line, what was begun stays on the screen: the veil lies over it.
    readonly busy = $derived.by(() => this.session.playback.busy || this.step !== null);
    readonly may: readonly May[] = $derived(this.busy ? [] : this.table.may);
    readonly left = $derived.by(() => this.countdown.left(this.table, this.session.link.heardAt));
    /** The part of the clock that is left, 0 to 1; null without a clock. */
    readonly share = $derived.by(() => {
        const whole = wholeSeconds(this.table.clock);
        return this.left === null || !whole ? null : this.left / (whole * 1000);
    });

    /** The same, while somebody has to decide: what is being shown has no clock. */
    readonly clock = $derived.by(() => (this.isShowing ? null : this.share));
    private readonly isShowing = $derived.by(
        () => this.step !== null || this.session.playback.busy,
    );
    /** May this device end what is there to be read? */
    readonly canEnd = $derived.by(() => {
        const { step, table } = this;
        if (!step || table.paused) return false;
        const event = step.event as unknown as Record<string, number>;
        const concerned = step.endsBy.map((field) => event[field]);
        const isConcerned = table.you.seats.some((seat) => concerned.includes(seat));
        return concerned.length > 0 && (table.you.host || isConcerned);
    });

    constructor(
        readonly session: TableSession,
        private readonly current: () => Table,
    ) {}

    can(move: May["move"]): boolean {
        return this.may.some((one) => one.move === move);
    }

    /** Whose turn it is, for the tab of the dock. */
    turnOf(seat: number | null): string {
        if (this.table.paused) return t("paused");
        if (seat === null) return t("dock-round-over");
        const name = personAt(this.sitters, seat);
        if (!name.isYou) return t("turn-of", { name });
        if (this.left === null || this.isShowing) return t("your-turn");
        return t("your-turn-clock", { seconds: Math.ceil(this.left / 1000) });
    }

    async move(what: GameMove): Promise<void> {
        this.sending = true;
        await this.session.link
            .ask({ type: "move", version: this.table.version, move: what })
            .catch((refusal) => this.session.trouble(codeOf(refusal)));
        this.sending = false;
    }

    /** Seen enough; if the table has gone on already, that is as good. */
    goOn(): void {
        this.session.link.ask({ type: "go-on" }).catch(() => undefined);
    }

    stop(): void {
        this.countdown.stop();
    }
}
