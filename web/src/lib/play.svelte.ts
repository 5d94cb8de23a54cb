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
    readonly base = $derived(this.you ?? 0);
    readonly sitters = $derived.by(() => this.session.sitters);
    readonly step = $derived.by(() => this.session.playback.step);
    readonly coming = $derived.by(() => this.session.playback.coming);
    readonly busy = $derived.by(
        () =>
            this.session.playback.busy ||
            this.step !== null ||
            this.session.link.line !== "open" ||
            this.table.paused,
    );
    readonly may: readonly May[] = $derived(this.busy ? [] : this.table.may);
    readonly left = $derived.by(() => this.countdown.left(this.table, this.session.link.heardAt));
    /** The part of the clock that is left, 0 to 1; null without a clock. */
    readonly share = $derived.by(() => {
        const whole = wholeSeconds(this.table.clock);
        return this.left === null || !whole ? null : this.left / (whole * 1000);
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
        if (seat !== this.you) return t("turn-of", { name: personAt(this.sitters, seat) });
        if (this.left === null) return t("your-turn");
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
