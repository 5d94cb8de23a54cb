// Points and boxes on a table.

export interface Point {
    x: number;
    y: number;
}

export interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

export function boxAt({ x, y }: Point, width: number, height = (width * 4) / 3): Box {
    return {
        left: x - width / 2,
        right: x + width / 2,
        top: y - height / 2,
        bottom: y + height / 2,
    };
}

export const clamp = (least: number, value: number, most: number) =>
    Math.min(most, Math.max(least, value));
