// What is said and heard in That's Not a Hat: sentences of the players, announcements and sounds.

import type { Table } from "../../lib/now";
import { personAt, type Person } from "../../lib/person";
import type { Sound } from "../../lib/sound";
import { t } from "../../lib/text.svelte";
import type { NotAHatEvent, NotAHatOffered } from "../../generated/wire";

export type Tone = NotAHatOffered["tone"];

export const offerSentence = (object: string, tone: Tone): string => t(`offer-${tone}`, { object });
export const isIt = (object: string): string => t("is-it", { object });
export const notA = (object: string): string => t("refusal", { object });
export const thanks = (): string => t("thanks");

/** Which round of a series this is. */
export function roundOf({ round, rounds }: Table): string {
    return rounds && rounds > 1 ? t("round-of", { round, rounds }) : t("round-one");
}

export function roundOver({ round }: Table): string {
    return t("round-over", { round });
}

/** What a sighted player sees at this moment, in words, and no more. */
export function announce(event: NotAHatEvent, people: readonly Person[]): string {
    const at = (seat: number) => personAt(people, seat);
    switch (event.event) {
        case "round-began":
            return t("hear-began", { name: at(event.starter) });
        case "fetched":
            return t("hear-fetched", {
                name: at(event.seat),
                to: at(event.to),
                object: event.object,
                arrow: event.arrow,
            });
        case "took-oldest":
            return t("hear-took", {
                name: at(event.seat),
                to: at(event.to),
                arrow: event.arrow,
            });
        case "offered":
            return t("hear-offered", {
                name: at(event.seat),
                to: at(event.to),
                tone: event.tone,
                sentence: offerSentence(event.object, event.tone),
            });
        case "accepted":
            return t("hear-accepted", { name: at(event.seat) });
        case "refused":
            return [
                t("told-words", { name: at(event.seat), words: notA(event.claim) }),
                t(event.claim === event.object ? "reveal-true" : "reveal", {
                    object: event.object,
                }),
                t("told-keep", { name: at(event.wrong), object: event.object }),
            ].join(" ");
        case "round-ended":
            return t("hear-ended");
    }
}

export function soundOf(event: NotAHatEvent, you: number | null): Sound | null {
    switch (event.event) {
        case "fetched":
        case "offered":
            return "slide";
        case "accepted":
            return "tap";
        case "refused":
            return event.wrong === you ? "knock" : "pop";
        default:
            return null;
    }
}
