// A device that several people share. In the middle of the table it shows what everybody sees, and
// the seat that is asked decides there. What one person alone may see comes from the server only
// after the device was handed to them, and is shown only while they hold a finger on it.

import type { Table } from "../lib/now";
import type { TableSession } from "../lib/session.svelte";

export class Passing {
    isHeld = $state(false);
    /** The seat that has seen enough of what it alone may see. */
    private seen = $state<number | null>(null);
    /** The seat towards which the device is turned. */
    faced = $state<number | null>(null);

    readonly table = $derived.by(() => this.current());
    readonly asked = $derived(this.table.you.asked ?? null);
    private readonly isShowing = $derived.by(() => this.session.playback.step !== null);
    /** Who has to take the device now, or has it in hand. */
    readonly looker = $derived.by(() => {
        const { asked } = this;
        return asked?.alone && !this.isShowing && asked.seat !== this.seen ? asked.seat : null;
    });
    readonly isHanded = $derived(this.looker !== null && this.table.sees !== null);
    readonly canLookAgain = $derived(this.asked?.alone === true && this.asked.seat === this.seen);
    /** What the game shows: nobody moves while a person looks, and nothing is seen by itself. */
    readonly shown: Table = $derived({
        ...this.table,
        sees: this.isHanded && this.isHeld ? this.table.sees : null,
        may: this.looker === null ? this.table.may : [],
    });

    constructor(
        readonly session: TableSession,
        private readonly current: () => Table,
    ) {
        $effect(() => this.layInView());
        $effect(() => {
            if (!this.asked?.alone) this.seen = null;
            if (!this.isHanded) this.isHeld = false;
        });
        $effect(() => {
            if (this.asked && !this.isShowing) this.faced = this.asked.seat;
        });
    }

    /** Whoever is asked decides in front of everybody; a look waits until the device changes hands. */
    private layInView(): void {
        const { asked, looker } = this;
        const { seat, in_view } = this.table.you;
        if (!asked || looker !== null || this.session.link.line !== "open") return;
        if (seat !== asked.seat || !in_view) this.hand(asked.seat, true);
    }

    private hand(seat: number, in_view: boolean): void {
        this.session.ask({ type: "hand-over", seat, in_view });
    }

    /** "I am Ana": from now on the device may know what Ana sees. */
    confirm(): void {
        if (this.looker !== null) this.hand(this.looker, false);
    }

    /** The wrong person had it. */
    takeBack(): void {
        this.isHeld = false;
        if (this.looker !== null) this.hand(this.looker, true);
    }

    /** Seen: back to the middle. If the table waited for this look alone, it goes on. */
    done(): void {
        const seat = this.looker;
        this.isHeld = false;
        if (seat === null) return;
        this.seen = seat;
        this.hand(seat, true);
        if (this.table.looking === seat) this.session.ask({ type: "go-on" });
    }

    lookAgain(): void {
        this.seen = null;
    }

    isBack(seat: number): void {
        this.hand(seat, true);
    }
}
