// The gift on the move: where it lies, and how it gets there, part by part of what happens.

import type {
    NotAHatEvent,
    NotAHatFetched,
    NotAHatOffered,
    NotAHatOnlookerView,
    NotAHatRefused,
    NotAHatTookOldest,
} from "../../generated/wire";
import type { Stop, Turn } from "../../lib/motion";
import type { Step } from "../../lib/playback.svelte";
import type { Point } from "../../lib/room";
import type { Arrow, GiftLayout } from "./layout";

export type PlaceOf = (seat: number) => number;

export interface Traveller {
    at: Point;
    width: number;
    tilt?: number;
    object?: string | undefined;
    arrow?: Arrow | undefined;
    to: number;
    hot: boolean;
    /** Its picture can be seen: not before it has turned. */
    isUp: boolean;
    stops?: Stop[];
    turn?: Turn;
}

/** What the table looks like in this part: as it was, until the cards have moved. */
export function viewNow(step: Step | null, view: NotAHatOnlookerView): NotAHatOnlookerView {
    const before = step?.before;
    const isOver = !["refused", "accepted"].includes(step?.event.event ?? "");
    return isOver || before?.game !== "not-a-hat" ? view : before;
}

/** The gift as it lies when nothing moves: in the giver's hand, or before the receiver. */
export function resting(
    { now }: NotAHatOnlookerView,
    layout: GiftLayout,
    placeOf: PlaceOf,
): Traveller | null {
    if (now.phase === "ended") return null;
    const holder = placeOf(now.phase === "giving" ? now.giver : now.receiver);
    return lyingAt(holder, layout, now.arrow, placeOf(now.receiver));
}

function lyingAt(holder: number, layout: GiftLayout, arrow: Arrow, to: number): Traveller {
    return {
        at: layout.front(holder),
        width: layout.frontWidth(holder),
        arrow,
        to,
        hot: true,
        isUp: false,
    };
}

const UPRIGHT = 0;
const OVER = 180;

/** The same gift while a part of an event is shown. */
export function travelling(
    step: Step,
    view: NotAHatOnlookerView,
    layout: GiftLayout,
    placeOf: PlaceOf,
): Traveller | null {
    const event = step.event as NotAHatEvent;
    const rest = resting(view, layout, placeOf);
    switch (event.event) {
        case "fetched":
            return fetched(event, step.part, layout, placeOf);
        case "offered":
            return rest && offered(event, step.part, rest, layout, placeOf);
        case "took-oldest":
            return rest && tookOldest(event, step, rest, layout, placeOf);
        case "refused":
            return refused(event, step, view, layout, placeOf);
        default:
            return rest;
    }
}

/** Both sides are given only while it turns. */
const turning = (from: number, to: number): Turn => ({ from, to, during: [0, 1] });

function fetched(
    event: NotAHatFetched,
    part: string,
    layout: GiftLayout,
    placeOf: PlaceOf,
): Traveller {
    const holder = placeOf(event.seat);
    const lying = { ...lyingAt(holder, layout, event.arrow, placeOf(event.to)), hot: false };
    const { reveal, shop } = layout.sizes;
    const shownAt = layout.shownAt(reveal);
    const big = { ...lying, at: shownAt, width: reveal };
    if (part === "travel")
        return {
            ...lying,
            stops: [
                { ...shownAt, scale: reveal / lying.width, at: 0 },
                { ...lying.at, scale: 1, at: 1 },
            ],
        };
    if (part === "turn") return { ...big, object: event.object, turn: turning(UPRIGHT, OVER) };
    const { object } = event;
    const stops = [
        { ...layout.shop, scale: shop / reveal, at: 0 },
        { ...shownAt, scale: 1, at: 0.24 },
        { ...shownAt, scale: 1, at: 1 },
    ];
    return { ...big, object, arrow: undefined, isUp: true, stops };
}

function offered(
    event: NotAHatOffered,
    part: string,
    rest: Traveller,
    layout: GiftLayout,
    placeOf: PlaceOf,
): Traveller {
    const giver = placeOf(event.seat);
    if (part === "words") return { ...lyingAt(giver, layout, rest.arrow ?? "left", rest.to) };
    const from = layout.front(giver);
    const start = layout.frontWidth(giver) / rest.width;
    const middle = { x: (from.x + rest.at.x) / 2, y: (from.y + rest.at.y) / 2 };
    const lift = ((start + 1) / 2) * 1.12;
    return {
        ...rest,
        stops: [
            { ...from, scale: start, at: 0, easing: "cubic-bezier(.4,0,.7,.6)" },
            { ...middle, scale: lift, at: 0.5, passing: true, easing: "cubic-bezier(.3,.4,.1,1)" },
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

/** H8: it makes room at the side, the others move up, and only then it comes before its giver. */
function tookOldest(
    { seat }: NotAHatTookOldest,
    step: Step,
    rest: Traveller,
    layout: GiftLayout,
    placeOf: PlaceOf,
): Traveller {
    const place = placeOf(seat);
    const object = objectOf(step, seat);
    const shown = {
        ...rest,
        object,
        arrow: object ? undefined : rest.arrow,
        isUp: !!object,
        hot: false,
    };
    const small = layout.giftWidth(place) / rest.width;
    const { from, aside, corner } = layout.wayOut(place);
    switch (step.part) {
        case "leave":
            return {
                ...shown,
                stops: [
                    { ...from, scale: small, at: 0 },
                    { ...aside, scale: small, at: 1 },
                ],
            };
        case "shift":
            return { ...shown, stops: [0, 1].map((at) => ({ ...aside, scale: small, at })) };
        case "come":
            return {
                ...shown,
                stops: [
                    { ...aside, scale: small, at: 0 },
                    { ...corner, scale: small, at: 0.5, passing: true, easing: "linear" },
                    { ...rest.at, scale: 1, at: 1 },
                ],
            };
        default:
            return { ...rest, object, hot: false, turn: turning(UPRIGHT, OVER) };
    }
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

function arrowOf({ before }: Step): Arrow {
    if (before?.game !== "not-a-hat" || before.now.phase === "ended") return "left";
    return before.now.arrow;
}

const TREMBLE = [0, -3, 3, -4, 4, -3, 3, 0];

function refused(
    event: NotAHatRefused,
    step: Step,
    view: NotAHatOnlookerView,
    layout: GiftLayout,
    placeOf: PlaceOf,
): Traveller {
    const from = placeOf(event.seat);
    const arrow = arrowOf(step);
    const lying = lyingAt(from, layout, arrow, from);
    const { reveal } = layout.sizes;
    const { object } = event;
    const big = { ...lying, at: revealPoint(layout), width: reveal, tilt: 3, hot: false };
    const open = { ...big, object, arrow: undefined, isUp: true };
    const bigStop = { ...big.at, scale: 1, tilt: 3 };
    switch (step.part) {
        case "words":
            return lying;
        case "breath":
            return { ...lying, stops: trembling(lying.at) };
        case "turn":
            return {
                ...big,
                object,
                stops: [
                    { ...lying.at, scale: lying.width / reveal, at: 0 },
                    { ...bigStop, at: 1 },
                ],
                turn: turning(OVER, UPRIGHT),
            };
        case "penalty":
            return { ...open, stops: [{ ...bigStop, at: 0 }, toPenalties()] };
        default:
            return open;
    }

    function toPenalties(): Stop {
        const wrong = placeOf(event.wrong);
        const count = view.places[event.wrong]?.penalties.length ?? 0;
        return { ...layout.slot(wrong, count), scale: layout.slotWidth(wrong) / reveal, at: 1 };
    }
}

function trembling(at: Point): Stop[] {
    const last = TREMBLE.length - 1;
    return TREMBLE.map((tilt, index) => ({
        ...at,
        scale: 1 + 0.07 * (index / last),
        tilt,
        at: index / last,
        passing: index > 0 && index < last,
        easing: "ease-in-out",
    }));
}
