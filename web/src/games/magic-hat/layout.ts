import { across, tableOf, type Stage } from "../../lib/stage";
import { MAGIC_HAT_HATS as HATS } from "../../generated/rules";
import { isCalm } from "../../lib/motion";
import { boxAt, type Box, type Point } from "../../lib/room";

/** The places of Magic Hat: five hats on an ellipse, the box at the far edge. */
export class HatLayout {
    readonly table: ReturnType<typeof tableOf>;
    readonly phone: boolean;

    constructor(
        readonly stage: Stage,
        readonly players: number,
    ) {
        this.phone = stage.mode === "phone";
        this.table = tableOf(stage);
    }

    /** The dock and its tab lie on what is below. */
    private get foot(): number {
        return this.stage.height - 38 / this.stage.scale;
    }

    /** A low phone has room at its sides, a small desk has little: prizes lie in two columns. */
    get wide(): boolean {
        const { width, height } = this.stage;
        return this.phone ? width > 470 && height < 560 : width < 1060;
    }

    get hatWidth(): number {
        return this.phone ? (this.wide ? 78 : 86) : 108;
    }

    /** How far hats that swap keep from a straight line; without other motion they hardly do. */
    get flat(): number {
        return isCalm() ? 0.06 : this.phone ? 0.22 : 0.14;
    }

    get avatar(): number {
        return this.phone ? 50 : 72;
    }

    get centre(): Point {
        const { width, height } = this.stage;
        return { x: width / 2, y: this.phone ? height * 0.485 : height * 0.53 };
    }

    private get radii(): Point {
        const { height } = this.stage;
        if (this.phone) return { x: Math.min(this.stage.width / 2 - 63, 150), y: height * 0.233 };
        return { x: this.table.width * 0.336, y: height * 0.238 };
    }

    /** A hat's mat. */
    mat(place: number): Point {
        const angle = 2 * Math.PI * (place / HATS - 1 / 4);
        const { x, y } = this.centre;
        return {
            x: x + this.radii.x * Math.cos(angle),
            y: y + this.radii.y * Math.sin(angle) + 26,
        };
    }

    seat(place: number): Point {
        const { width, height } = this.stage;
        if (place === 0)
            return this.phone
                ? { x: this.wide ? 42 : 52, y: this.foot - 46 }
                : { x: width / 2, y: height - 90 };
        const xs = TOP_OF_HATS[this.stage.mode][this.players - 1] ?? [];
        return { x: across(this.stage, xs[place - 1] ?? 0), y: this.phone ? 40 : 44 };
    }

    get box(): Point {
        if (!this.phone) return { x: across(this.stage, 640), y: 48 };
        // Where it is low, the farthest hat reaches up to the edge: the box stands beside it.
        const x = this.wide ? 250 : this.players === 4 ? 232 : 195;
        return { x: across(this.stage, x), y: 52 };
    }

    /** What a bubble may not cover, with the box in the middle or at the far edge. */
    taken(speaker: number, isBoxNear = true): Box[] {
        const { hatWidth: hat, avatar, centre } = this;
        const hats = Array.from({ length: HATS }, (_, place) => {
            const { x, y } = this.mat(place);
            return boxAt({ x, y: y - hat * 0.16 }, hat * 1.1, hat * 1.4);
        });
        const seats = Array.from({ length: this.players }, (_, place) => {
            const { x, y } = this.seat(place);
            const isOwn = place === 0 && speaker > 0;
            if (isOwn) return boxAt({ x: x + 36, y: y + 8 }, avatar + 90, avatar + 26);
            return boxAt({ x, y: y + (place ? 14 : 8) }, avatar + 22, avatar + (place ? 36 : 26));
        });
        const box = isBoxNear
            ? boxAt({ x: centre.x, y: centre.y + 30 }, 150, 130)
            : boxAt(this.box, 100, 96);
        const all = [...hats, ...seats, box];
        // What you say may lie on what you have won, and on the prizes of a phone.
        if (speaker > 0 || !this.phone) all.push(this.prizesBox());
        return all;
    }

    /** Faces with their names: the tail of a bubble keeps away from them. */
    words(): Box[] {
        return Array.from({ length: this.players }, (_, place) => {
            const { x, y } = this.seat(place);
            return boxAt({ x, y: y + 8 }, this.avatar + 20, this.avatar + 26);
        });
    }

    private prizesBox(): Box {
        const { x, y } = this.prizes;
        const size = this.wide ? 100 : 200;
        return boxAt({ x: x - (this.phone ? size / 2 : 0), y }, size, this.wide ? 130 : 54);
    }

    /** What is left to win: two or more tokens and the wand. */
    get prizes(): Point {
        const { width, height } = this.stage;
        if (this.phone) return { x: width - 24, y: this.foot - (this.wide ? 52 : 30) };
        return { x: width / 2 + this.table.width * 0.375, y: height - 158 };
    }
}

const TOP_OF_HATS: Record<"phone" | "desk", Record<number, number[]>> = {
    phone: { 1: [72], 2: [72, 318], 3: [44, 122, 340] },
    desk: { 1: [400], 2: [340, 940], 3: [320, 480, 960] },
};

/** Points on the flattened ellipse that carries a hat from one mat to another. */
export function swapPath(from: Point, to: Point, flat: number, steps = 12): Point[] {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
    return Array.from({ length: steps + 1 }, (_, step) => {
        const angle = (Math.PI * step) / steps;
        const along = Math.cos(angle);
        const aside = Math.sin(angle) * flat;
        return {
            x: middle.x + half.x * along - half.y * aside,
            y: middle.y + half.y * along + half.x * aside,
        };
    });
}
