// The gift on the move: where it lies, and how it gets there.

import type { Point } from "../../lib/room";
import type { Arrow, GiftLayout } from "./layout";
import type { Stop, Turn } from "../../lib/motion";
import type { Step } from "../../lib/playback.svelte";
import type { NotAHatOnlookerView, NotAHatRefused } from "../../generated/wire";

export type PlaceOf = (seat: number) => number;

export interface Traveller {
    at: Point;
    width: number;
    object?: string | undefined;
    arrow?: Arrow | undefined;
    to: number;
    hot: boolean;
    stops?: Stop[];
    turn?: Turn;
}

/** The gift as it lies when nothing moves: in the giver's hand, or before the receiver. */
export function resting(
    view: NotAHatOnlookerView,
    layout: GiftLayout,
    placeOf: PlaceOf,
): Traveller | null {
    const { now } = view;
    if (now.phase === "ended") return null;
    const holder = placeOf(now.phase === "giving" ? now.giver : now.receiver);
    return {
        at: layout.front(holder),
        width: layout.frontWidth(holder),
        arrow: now.arrow,
        to: placeOf(now.receiver),
        hot: true,
    };
}

const UPRIGHT = 0;
const OVER = 180;

/** The same gift while an event is shown. */
export function travelling(
    step: Step,
    view: NotAHatOnlookerView,
    layout: GiftLayout,
    placeOf: PlaceOf,
): Traveller | null {
    const { event } = step;
    switch (event.event) {
        case "fetched":
            return fetched(event, layout, placeOf);
        case "offered":
            return offered(view, layout, placeOf, event);
        case "accepted":
            return accepted(step, view, layout, placeOf, event.seat);
        case "took-oldest":
            return turned(step, view, layout, placeOf, event.seat);
        case "refused":
            return refused(step, view, layout, placeOf, event);
        default:
            return resting(view, layout, placeOf);
    }
}

type Fetched = { seat: number; object: string; arrow: Arrow; to: number };

function fetched(event: Fetched, layout: GiftLayout, placeOf: PlaceOf): Traveller {
    const holder = placeOf(event.seat);
    const width = layout.frontWidth(holder);
    const shown = { ...layout.shownAt(layout.sizes.reveal), scale: layout.sizes.reveal / width };
    return {
        at: layout.front(holder),
        width,
        object: event.object,
        arrow: event.arrow,
        to: placeOf(event.to),
        hot: false,
        stops: [
            { ...layout.shop, scale: layout.sizes.shop / width, at: 0 },
            { ...shown, at: 0.14 },
            { ...shown, at: 0.737 },
            { ...layout.front(holder), scale: 1, at: 1 },
        ],
        turn: { from: UPRIGHT, to: OVER, during: [0.567, 0.737] },
    };
}

function offered(
    view: NotAHatOnlookerView,
    layout: GiftLayout,
    placeOf: PlaceOf,
    event: { seat: number; to: number },
): Traveller | null {
    const rest = resting(view, layout, placeOf);
    if (!rest) return null;
    const from = layout.front(placeOf(event.seat));
    const start = layout.frontWidth(placeOf(event.seat)) / rest.width;
    const middle = { x: (from.x + rest.at.x) / 2, y: (from.y + rest.at.y) / 2 };
    return {
        ...rest,
        stops: [
            { ...from, scale: start, at: 0, easing: "cubic-bezier(.4,0,.7,.6)" },
            {
                ...middle,
                scale: ((start + 1) / 2) * 1.12,
                at: 0.5,
                passing: true,
                easing: "cubic-bezier(.3,.4,.1,1)",
            },
            { ...rest.at, scale: 1, at: 1 },
        ],
    };
}

function accepted(
    step: Step,
    view: NotAHatOnlookerView,
    layout: GiftLayout,
    placeOf: PlaceOf,
    seat: number,
): Traveller | null {
    const rest = resting(view, layout, placeOf);
    if (!rest) return null;
    const place = placeOf(seat);
    const object = objectOf(step, seat);
    const start = layout.giftWidth(place) / rest.width;
    return {
        ...rest,
        object,
        arrow: object ? undefined : rest.arrow,
        hot: false,
        stops: [
            { ...layout.gift(place, 0), scale: start, at: 0 },
            { ...rest.at, scale: 1, at: 1 },
        ],
    };
}

/** What everybody saw on the oldest gift until this moment, if it lay face up. */
function objectOf({ before }: Step, seat: number): string | undefined {
    if (before?.game !== "not-a-hat") return undefined;
    const oldest = before.places[seat]?.gifts[0];
    return oldest && "object" in oldest ? oldest.object : undefined;
}

function turned(
    step: Step,
    view: NotAHatOnlookerView,
    layout: GiftLayout,
    placeOf: PlaceOf,
    seat: number,
): Traveller | null {
    const rest = resting(view, layout, placeOf);
    const object = objectOf(step, seat);
    if (!rest || !object) return rest;
    return { ...rest, object, hot: false, turn: { from: UPRIGHT, to: OVER, during: [0, 1] } };
}

// What was said of a card takes so much at its left.
const SAID = 186;

/** The card that was turned over; what was said of it stands to its left, or below it. */
export function revealPoint(layout: GiftLayout): Point {
    const { reveal } = layout.sizes;
    if (layout.isPacked) return layout.shownAt(reveal);
    const { x, y } = layout.shownAt(reveal + SAID);
    return { x: x + SAID / 2, y };
}

function arrowOf({ before }: Step): Arrow | undefined {
    if (before?.game !== "not-a-hat" || before.now.phase === "ended") return undefined;
    return before.now.arrow;
}

function refused(
    step: Step,
    view: NotAHatOnlookerView,
    layout: GiftLayout,
    placeOf: PlaceOf,
    event: NotAHatRefused,
): Traveller {
    const from = placeOf(event.seat);
    const wrong = placeOf(event.wrong);
    const width = layout.frontWidth(from);
    const big = { ...revealPoint(layout), scale: layout.sizes.reveal / width, tilt: 3 };
    const count = view.places[event.wrong]?.penalties.length ?? 1;
    const slot = layout.slotWidth(wrong);
    return {
        at: layout.front(from),
        width,
        object: event.object,
        arrow: arrowOf(step),
        to: from,
        hot: false,
        stops: [
            { ...layout.front(from), scale: 1, at: 0 },
            { ...big, at: 0.22 },
            { ...big, at: 0.6875 },
            { ...layout.slot(wrong, count - 1), scale: slot / width, at: 1 },
        ],
        turn: { from: OVER, to: UPRIGHT, during: [0.03, 0.22] },
    };
}
