// What is left of a decision's time, counted from when the server said it.

import { CLOCKS } from "../generated/rules";
import type { Table } from "./now";

export function wholeSeconds(clock: Table["clock"]): number | null {
    if (clock === "off") return null;
    return typeof clock === "number" ? clock : CLOCKS[clock];
}

export class Countdown {
    now = $state(performance.now());
    private readonly timer = setInterval(() => (this.now = performance.now()), 250);

    left(table: Table, heardAt: number): number | null {
        if (table.deadline_ms === null || table.paused) return null;
        return Math.max(0, table.deadline_ms - (this.now - heardAt));
    }

    stop(): void {
        clearInterval(this.timer);
    }
}
