// What a sighted player sees at this moment, in words, and no more.

import type { Sitter } from "./sitters";
import { nameOfObject, offerSentence, vanished } from "./talk";
import { t } from "./text.svelte";
import { toldFetch, toldKeep, whoArgs } from "./who";
import type { GameEvent } from "./wire";

export function announce(event: GameEvent, sitters: Sitter[], you: number | null): string {
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
        case "looked-into":
            return t("hear-looked", { ...who(event.seat), hat: event.hat + 1 });
        case "animal-seen":
            return t("animal-seen", { object: event.animal });
        case "swapped":
            return t("hear-swapped", {
                ...who(event.seat),
                one: event.hats[0] + 1,
                other: event.hats[1] + 1,
            });
        case "skipped":
            return t("hear-skipped", who(event.seat));
        case "called":
            return t("told-words", {
                player: sitters[event.seat]?.name ?? "",
                words: vanished(event.animal),
            });
        case "box-seen":
            return t("box-seen", { object: event.animal });
        case "went-out":
            return t("hear-out", who(event.seat));
        case "round-won":
            return `${t("box-opened", { object: event.box })} ${t("hear-won", who(event.seat))}`;
        case "round-ended":
            return t("hear-ended");
    }
}
