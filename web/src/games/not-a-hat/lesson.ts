// Where on the page a hand points in the lesson of this game.

import type { Step } from "../../generated/wire";

const of = (seat: number | null, part: string) =>
    document.querySelectorAll('main [role="group"]')[seat ?? 0]?.querySelector(part);
/** The first of these that can be seen. */
const first = (...parts: string[]) =>
    parts
        .map((part) => document.querySelector(part))
        .find((found) => found && found.getClientRects().length > 0);

export function targetOf({ points, at }: Step): Element | null | undefined {
    switch (points) {
        case "place":
            return of(at, ".gift");
        case "penalties":
            return of(at, ".tray");
        case "gift":
            return first(".slice .card", "main .moving");
        case "accept":
            return first(".btn.answer.ink");
        case "refuse":
            return first(".btn.answer.acc");
        case "name":
            return first(".picker .send:enabled", ".picker .search", ".dock .btn.wide");
    }
    return null;
}
