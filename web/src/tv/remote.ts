// A remote control has four arrows and OK: an arrow moves the focus to what lies in its direction.

import { isOffered } from "../lib/keys.svelte";

const CAN = "button, a[href], input, select";
const WAYS: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};
// What lies aside is farther away than what lies ahead.
const ASIDE = 3;

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The index of the nearest box in a direction, or -1. */
export function nearest(
    boxes: readonly Box[],
    from: Box,
    [x, y]: readonly [number, number],
): number {
    let best = -1;
    let least = Infinity;
    boxes.forEach((box, index) => {
        const [ahead, aside] = x
            ? [
                  x * (middle(box.left, box.right) - middle(from.left, from.right)),
                  gap(box.top, box.bottom, from.top, from.bottom),
              ]
            : [
                  y * (middle(box.top, box.bottom) - middle(from.top, from.bottom)),
                  gap(box.left, box.right, from.left, from.right),
              ];
        const far = ahead + ASIDE * aside;
        if (ahead > 1 && far < least) [best, least] = [index, far];
    });
    return best;
}

const middle = (low: number, high: number) => (low + high) / 2;
const gap = (low: number, high: number, from: number, to: number) =>
    Math.max(0, low - to, from - high);

/** Moves the focus by an arrow key; OK also ticks what a keyboard ticks with the space bar. */
export function steer(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (event.key === "Enter" && target instanceof HTMLInputElement && isTicked(target)) {
        target.click();
        return;
    }
    const way = WAYS[event.key];
    if (!way || (way[0] && needsArrows(target))) return;
    event.preventDefault();
    find(way)?.focus();
}

const isTicked = (one: HTMLInputElement) => one.type === "radio" || one.type === "checkbox";

/** Letters are passed by, and choices changed, with left and right. */
function needsArrows(target: EventTarget | null): boolean {
    if (target instanceof HTMLSelectElement) return true;
    return target instanceof HTMLInputElement && !isTicked(target);
}

function find(way: readonly [number, number]): HTMLElement | undefined {
    const inside = document.querySelector("dialog[open]") ?? document;
    const all = [...inside.querySelectorAll<HTMLElement>(CAN)].filter(isOffered);
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || !all.includes(here)) return mainOf(all);
    const boxes = all.map((one) => one.getBoundingClientRect());
    return all[nearest(boxes, here.getBoundingClientRect(), way)];
}

const mainOf = (all: HTMLElement[]) => all.find((one) => one.matches(".btn.acc")) ?? all[0];

/** Puts the focus on what the host would press next, if it is nowhere: then OK is enough. */
export function focusMain(): void {
    const active = document.activeElement;
    const isLost = !active || active === document.body || !active.checkVisibility();
    if (!isLost || document.querySelector("dialog[open]")) return;
    const all = document.querySelectorAll<HTMLElement>(".tv .btn.acc");
    [...all].find(isOffered)?.focus({ preventScroll: true });
}
