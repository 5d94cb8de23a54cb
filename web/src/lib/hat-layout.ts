import { tableOf, type Point, type Stage } from "./layout";

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

    /** A low phone has room at its sides. */
    get wide(): boolean {
        return this.phone && this.stage.width > 470 && this.stage.height < 560;
    }

    get hatWidth(): number {
        return this.phone ? 86 : 108;
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
        const angle = ((-90 + 72 * place) * Math.PI) / 180;
        const { x, y } = this.centre;
        return {
            x: x + this.radii.x * Math.cos(angle),
            y: y + this.radii.y * Math.sin(angle) + 26,
        };
    }

    seat(place: number): Point {
        const { width, height } = this.stage;
        if (place === 0)
            return this.phone ? { x: 52, y: this.foot - 46 } : { x: width / 2, y: height - 90 };
        const xs = TOP_OF_HATS[this.stage.mode][this.players - 1] ?? [];
        const x = xs[place - 1] ?? 0;
        if (this.phone) return { x: 40 + ((x - 40) * (width - 80)) / 310, y: 40 };
        return { x: width / 2 + ((x - 640) * this.table.width) / 892, y: 44 };
    }

    get box(): Point {
        const x = BOX[this.stage.mode][this.players === 4 ? 1 : 0];
        if (this.phone) return { x: 40 + ((x - 40) * (this.stage.width - 80)) / 310, y: 52 };
        return { x: this.stage.width / 2 + ((x - 640) * this.table.width) / 892, y: 48 };
    }

    /** The middle of what somebody says: where the box was, or over the prizes, never over hats. */
    bubble(place: number, width: number, height: number): Point {
        if (place === 0) return { x: this.prizes.x - width / 2, y: this.prizes.y - height / 4 };
        return { x: this.box.x, y: 6 + height / 2 };
    }

    /** What is left to win: two or more tokens and the wand. */
    get prizes(): Point {
        const { width, height } = this.stage;
        if (this.phone) return { x: width - 24, y: this.foot - (this.wide ? 52 : 30) };
        return { x: width / 2 + this.table.width * 0.375, y: height - 158 };
    }
}

const TOP_OF_HATS: Record<"phone" | "desk", Record<number, number[]>> = {
    phone: { 1: [72], 2: [72, 318], 3: [52, 150, 338] },
    desk: { 1: [400], 2: [340, 940], 3: [320, 480, 960] },
};
const BOX = { phone: [195, 246], desk: [640, 640] } as const;

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
