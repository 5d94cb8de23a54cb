// Where somebody is in a replay, and how they move through it.

import type { Act, GameFrame, Replay, Scene } from "../generated/wire";

const STEP_MS = 1900;

export interface Shot {
    act: Act;
    round: number;
    step: number;
    scene: Scene;
}

export class Film {
    readonly shots: readonly Shot[];
    /** The steps at which something came to light. */
    readonly turns: readonly number[];
    at = $state(0);
    isPlaying = $state(false);
    private timer: ReturnType<typeof setInterval> | undefined;

    constructor({ rounds }: Replay) {
        this.shots = rounds.flatMap((act, round) =>
            act.scenes.map((scene, step) => ({ act, round, step, scene })),
        );
        this.turns = this.shots.flatMap(({ scene }, at) => (scene.mark ? [at] : []));
    }

    get last(): number {
        return this.shots.length - 1;
    }

    get shot(): Shot {
        return this.shots[this.at] as Shot;
    }

    /** The frames of this round up to now. */
    get frames(): GameFrame[] {
        const { act, step } = this.shot;
        return act.scenes.slice(0, step + 1).map(({ open }) => open);
    }

    go(at: number): void {
        this.at = Math.min(this.last, Math.max(0, at));
    }

    /** To the next turning point, or the one before; the ends count as such. */
    turn(way: 1 | -1): void {
        const ahead = this.turns.filter((at) => (at - this.at) * way > 0);
        this.go((way > 0 ? ahead[0] : ahead.at(-1)) ?? (way > 0 ? this.last : 0));
    }

    play(): void {
        if (this.at === this.last) this.go(0);
        this.isPlaying = true;
        this.timer = setInterval(() => {
            if (this.at >= this.last) this.pause();
            else this.go(this.at + 1);
        }, STEP_MS);
    }

    pause(): void {
        clearInterval(this.timer);
        this.isPlaying = false;
    }

    toggle(): void {
        if (this.isPlaying) this.pause();
        else this.play();
    }

    /** Whether a key was for us. */
    key(key: string): boolean {
        const ways: Record<string, () => void> = {
            ArrowLeft: () => this.go(this.at - 1),
            ArrowRight: () => this.go(this.at + 1),
            PageUp: () => this.turn(-1),
            PageDown: () => this.turn(1),
            Home: () => this.go(0),
            End: () => this.go(this.last),
        };
        const way = ways[key];
        if (way) this.pause();
        if (key === " ") this.toggle();
        way?.();
        return way !== undefined || key === " ";
    }
}
