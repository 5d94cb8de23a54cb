// What is said and heard in That's Not a Hat: sentences of the players, announcements and sounds.

import type { Sitter } from "../../lib/sitters";
import type { Sound } from "../../lib/sound";
import { nameOfObject } from "../../lib/talk";
import { t } from "../../lib/text.svelte";
import { nameOf, whoArgs } from "../../lib/who";
import type { NotAHatEvent } from "../../generated/wire";

export type Tone = "plain" | "sure" | "unsure";

export const offerSentence = (object: string, tone: Tone): string => t(`offer-${tone}`, { object });
export const isIt = (object: string): string => t("is-it", { object });
export const notA = (object: string): string => t("refusal", { object });
export const thanks = (): string => t("thanks");

export function toldFetch(
    sitters: Sitter[],
    you: number | null,
    { seat, object }: { seat: number; object: string },
): string {
    const args = { player: nameOf(sitters, seat), object };
    return t(seat === you ? "told-fetch-by-you" : "told-fetch", args);
}

export function toldKeep(
    sitters: Sitter[],
    you: number | null,
    { wrong, object }: { wrong: number; object: string },
): string {
    const args = { player: nameOf(sitters, wrong), object };
    return t(wrong === you ? "told-keep-by-you" : "told-keep", args);
}

export function toldOffer(
    sitters: Sitter[],
    you: number | null,
    { giver, receiver, claim }: { giver: number; receiver: number; claim: string },
): string {
    const variant = giver === you ? "-by-you" : receiver === you ? "-to-you" : "";
    const names = { giver: nameOf(sitters, giver), receiver: nameOf(sitters, receiver) };
    return t(`told-offer${variant}`, { ...names, object: claim });
}

/** What a sighted player sees at this moment, in words, and no more. */
export function announce(event: NotAHatEvent, sitters: Sitter[], you: number | null): string {
    const who = (seat: number, role = "") => whoArgs(sitters, you, seat, role);
    switch (event.event) {
        case "round-began":
            return t("hear-began", who(event.starter));
        case "fetched":
            return t("hear-fetched", {
                ...who(event.to, "to"),
                told: toldFetch(sitters, you, event),
                arrow: event.arrow,
            });
        case "took-oldest":
            return t("hear-took", {
                ...who(event.seat),
                ...who(event.to, "to"),
                arrow: event.arrow,
            });
        case "offered":
            return t("hear-offered", {
                ...who(event.seat),
                ...who(event.to, "to"),
                tone: event.tone,
                sentence: offerSentence(event.object, event.tone),
            });
        case "accepted":
            return t("hear-accepted", who(event.seat));
        case "refused":
            return [
                t("hear-refused", {
                    ...who(event.seat),
                    object: nameOfObject(event.object),
                    claim: nameOfObject(event.claim),
                }),
                toldKeep(sitters, you, event),
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
