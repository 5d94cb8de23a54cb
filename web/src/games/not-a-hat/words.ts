// What is said and heard in That's Not a Hat: sentences of the players, announcements and sounds.

import type { Table } from "../../lib/now";
import { personAt, type Person } from "../../lib/person";
import { t } from "../../lib/text.svelte";
import type { NotAHatEvent, NotAHatOffered, NotAHatRefused } from "../../generated/wire";

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

/** What a sighted player sees as this part begins, in words, and no more. */
export function announce(event: NotAHatEvent, people: readonly Person[], part: string): string {
    if (event.event === "refused") return ofRefusal(event, people, part);
    return isFirst(event, part) ? whole(event, people) : "";
}

const FIRST: Partial<Record<NotAHatEvent["event"], string>> = {
    fetched: "show",
    "took-oldest": "leave",
    offered: "words",
    accepted: "words",
};

function isFirst(event: NotAHatEvent, part: string): boolean {
    return part === (FIRST[event.event] ?? "");
}

/** Nothing before the turn tells who was wrong. */
function ofRefusal(event: NotAHatRefused, people: readonly Person[], part: string): string {
    switch (part) {
        case "words":
            return saysNo(event, people);
        case "slip":
            return itIs(event);
        case "verdict":
            return t("told-keep", { name: personAt(people, event.wrong), object: event.object });
        default:
            return "";
    }
}

export function saysNo({ seat, claim }: NotAHatRefused, people: readonly Person[]): string {
    return t("told-words", { name: personAt(people, seat), words: notA(claim) });
}

/** What was turned over. */
export function itIs({ claim, object }: NotAHatRefused): string {
    return t(claim === object ? "reveal-true" : "reveal", { object });
}

type Told = Exclude<NotAHatEvent, NotAHatRefused>;

function whole(event: Told, people: readonly Person[]): string {
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
        case "round-ended":
            return t("hear-ended");
    }
}
