// What a player taps in Magic Hat, and the moves that come of it.

import type { May } from "../../generated/wire";
import type { Play } from "../../lib/play.svelte";

const WITH_HATS: readonly May["move"][] = ["look", "swap", "extra"];

export class HatInput {
    /** An animal is about to be called; hats cannot be tapped then. */
    calling = $state(false);
    /** The hats tapped so far for an extra swap. */
    chosen = $state.raw<number[]>([]);

    constructor(
        private readonly play: Play,
        private readonly hats: () => number,
    ) {}

    /** The hats that may be tapped now. */
    get tappable(): readonly number[] {
        const choice = this.play.may.find(({ move }) => WITH_HATS.includes(move));
        if (!choice || this.calling) return [];
        return Array.isArray(choice.of)
            ? choice.of
            : Array.from({ length: this.hats() }, (_, hat) => hat);
    }

    pick(hat: number): void {
        const { play } = this;
        if (play.can("look")) void play.move({ move: "look", hat });
        else if (play.can("swap")) void play.move({ move: "swap", with: hat });
        else if (play.can("extra")) this.pickExtra(hat);
    }

    private pickExtra(hat: number): void {
        const { chosen } = this;
        this.chosen = chosen.includes(hat) ? chosen.filter((one) => one !== hat) : [...chosen, hat];
        const [one, other] = this.chosen;
        if (one !== undefined && other !== undefined)
            void this.play.move({ move: "extra", hats: [one, other] });
    }

    call(animal: string): void {
        void this.play.move({ move: "call", animal });
    }

    skip(): void {
        void this.play.move({ move: "skip" });
    }

    /** A new decision begins with nothing chosen. */
    reset(): void {
        this.calling = false;
        this.chosen = [];
    }
}
