// Places and beliefs of a replay.

import { NOT_A_HAT_LEFT, NOT_A_HAT_RIGHT, NOT_A_HAT_STEP } from "../../generated/rules";
import type {
    NotAHatFrame,
    NotAHatGuess as Guess,
    NotAHatOpenGift as OpenGift,
} from "../../generated/wire";
import { coveredBy, roomFor } from "../../lib/layout-room";
import { boxAt, type Box, type Point } from "../../lib/room";

interface Size {
    width: number;
    height: number;
}

/** A card, where it lies, and where its arrow points. */
export interface Lying extends Point {
    gift: OpenGift;
    angle: number;
    isFlying: boolean;
}

// Around the gift on its way, and of the name below a face.
const RING = 20;
const NAME = 16;
const NAME_WIDTH = 84;
const NOWHERE: Point = { x: 0, y: 0 };
const STEPS = {
    left: NOT_A_HAT_STEP[NOT_A_HAT_LEFT],
    right: NOT_A_HAT_STEP[NOT_A_HAT_RIGHT],
};

export function cardWidth(seats: number, gifts: number, { width, height }: Size): number {
    const across = gifts > 1 ? (seats > 4 ? 12 : 9) : seats > 5 ? 9 : 7;
    const down = seats > 6 ? 11 : 8.5;
    return Math.max(24, Math.min(84, width / across, height / down));
}

/** Seats around an oval, the first at the bottom, clockwise as they sit. */
export function ring(seats: number, width: number, height: number, card: number): Point[] {
    const across = width / 2 - Math.max(card * 1.3, 46);
    const down = height / 2 - card * 0.95;
    return Array.from({ length: seats }, (_, seat) => {
        const angle = Math.PI / 2 + (seat * 2 * Math.PI) / seats;
        const y = height / 2 + card * 0.35 + down * 0.77 * Math.sin(angle);
        return { x: width / 2 + across * Math.cos(angle), y };
    });
}

/** Every card of a frame in an order that stays, so that cards wander and are not made anew. */
export function lyingOf(
    frame: NotAHatFrame,
    places: readonly Point[],
    size: Size,
    card: number,
): Lying[] {
    const cards = frame.places.flatMap(({ gifts }, seat) =>
        gifts.map((gift, index) => {
            const { x, y } = places[seat] ?? NOWHERE;
            const off = (index - (gifts.length - 1) / 2) * (card + 5);
            const at = { x: x + off, y: y + card * 0.25 };
            return { ...at, gift, angle: angleOf(places, seat, gift), isFlying: false };
        }),
    );
    const taken = [
        ...cards.map((at) => boxAt(at, card)),
        ...places.map((place) => faceAt(place, card)),
    ];
    const flying = flyingOf(frame, places, size).map((one) => ({
        ...one,
        ...roomFor(one, card + RING, (card * 4) / 3 + RING, taken, boxOf(size)),
    }));
    return [...cards, ...flying].sort((one, other) =>
        one.gift.object < other.gift.object ? -1 : 1,
    );
}

/** The middle of what is said; null where it would lie on a card or a face. */
export function roomForWords(
    lying: readonly Lying[],
    places: readonly Point[],
    size: Size,
    card: number,
    words: Size,
): Point | null {
    const taken = [
        ...lying.map((one) => ringAround(one, card)),
        ...places.map((place) => faceAt(place, card)),
    ];
    const middle = { x: size.width / 2, y: size.height / 2 };
    const at = roomFor(middle, words.width, words.height, taken, boxOf(size));
    const isFree = !coveredBy(boxAt(at, words.width, words.height), taken, 0);
    return words.width && isFree ? at : null;
}

const ringAround = (one: Lying, card: number): Box =>
    one.isFlying ? boxAt(one, card + RING, (card * 4) / 3 + RING) : boxAt(one, card);

const boxOf = ({ width, height }: Size): Box => ({ left: 0, right: width, top: 0, bottom: height });

export const faceSize = (card: number) => Math.max(24, card * 0.72);
export const footOfFace = (place: Point, card: number) => place.y - card * 0.72;

/** A face with its name, above the gifts. */
export function faceAt(place: Point, card: number): Box {
    const high = faceSize(card) + NAME;
    return boxAt({ x: place.x, y: footOfFace(place, card) - high / 2 }, NAME_WIDTH, high);
}

/** The gift on its way, nearer to the middle, where nobody's gifts lie. */
function flyingOf({ gift, now }: NotAHatFrame, places: readonly Point[], size: Size): Lying[] {
    if (!gift || now.phase === "ended") return [];
    const from = places[now.giver] ?? NOWHERE;
    const to = places[now.receiver] ?? NOWHERE;
    const far = now.phase === "giving" ? 0.3 : 0.62;
    const inward = places.length > 2 ? 0.42 : 0.1;
    const x = from.x + (to.x - from.x) * far;
    const y = from.y + (to.y - from.y) * far;
    return [
        {
            gift,
            x: x + (size.width / 2 - x) * inward,
            y: y + (size.height / 2 - y) * inward,
            angle: angleOf(places, now.giver, gift),
            isFlying: true,
        },
    ];
}

/** In degrees, from a seat to the neighbour that the arrow means. */
function angleOf(places: readonly Point[], seat: number, { arrow }: OpenGift): number {
    const from = places[seat] ?? NOWHERE;
    const to = places[(seat + STEPS[arrow] + places.length) % places.length] ?? NOWHERE;
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** What a mind took each gift for when it last thought of it, by the gift that it really was. */
export function guessesOf(frames: readonly NotAHatFrame[], seat: number): Map<string, Guess> {
    const latest = new Map<string, Guess>();
    for (const { belief } of frames)
        if (belief?.seat === seat)
            for (const guess of belief.guesses) latest.set(guess.gift, guess);
    return latest;
}
