// What is left of a decision's time, counted from when the server said it.

import { CLOCKS } from "../generated/rules";
import type { TableNow } from "../generated/wire";

export function wholeSeconds(clock: TableNow["clock"]): number | null {
    if (clock === "off") return null;
    return typeof clock === "number" ? clock : CLOCKS[clock];
}

export class Countdown {
    now = $state(performance.now());
    private readonly timer = setInterval(() => (this.now = performance.now()), 250);

    left(message: TableNow, heardAt: number): number | null {
        if (message.deadline_ms === null || message.paused) return null;
        return Math.max(0, message.deadline_ms - (this.now - heardAt));
    }

    stop(): void {
        clearInterval(this.timer);
    }
}
