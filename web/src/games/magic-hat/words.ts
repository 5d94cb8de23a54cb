// What is said and heard in Magic Hat: sentences of the players, announcements and sounds.

import type { Table } from "../../lib/now";
import { personAt, type Person } from "../../lib/person";
import { t } from "../../lib/text.svelte";
import type { MagicHatCalled, MagicHatEvent, MagicHatRoundWon } from "../../generated/wire";

export const vanished = (animal: string): string => t("call", { object: animal });
export const seen = (animal: string): string => t("animal-seen", { object: animal });

/** Nobody knows before how many rounds the race takes. */
export function roundOf({ round }: Table): string {
    return t("round-magic", { round });
}

export function roundOver({ round, view }: Table, people: readonly Person[]): string {
    if (view?.game !== "magic-hat" || view.now.phase !== "ended") return t("round-over", { round });
    return wonBy({ seat: view.now.winner, by: view.now.by }, people);
}

/** M8: somebody may win because nobody else is left. */
export function wonBy(
    { seat, by }: Pick<MagicHatRoundWon, "seat" | "by">,
    people: readonly Person[],
): string {
    const name = personAt(people, seat);
    return t(by === "last" ? "dock-round-won-last" : "dock-round-won", { name });
}

export function saysVanished({ seat, animal }: MagicHatCalled, people: readonly Person[]): string {
    return t("told-words", { name: personAt(people, seat), words: vanished(animal) });
}

/** What a sighted player sees at this moment, in words, and no more. */
export function announce(event: MagicHatEvent, people: readonly Person[], part: string): string {
    return part === (FIRST[event.event] ?? "") ? whole(event, people) : "";
}

const FIRST: Partial<Record<MagicHatEvent["event"], string>> = {
    "round-began": "vanish",
    "looked-into": "look",
    swapped: "swap",
    called: "words",
    "went-out": "verdict",
    "round-won": "verdict",
};

function whole(event: MagicHatEvent, people: readonly Person[]): string {
    const who = (seat: number) => ({ name: personAt(people, seat) });
    switch (event.event) {
        case "round-began":
            return t("hear-began", who(event.starter));
        case "looked-into":
            return t("hear-looked", { ...who(event.seat), hat: event.hat + 1 });
        case "animal-seen":
            return seen(event.animal);
        case "swapped":
            return t("hear-swapped", {
                ...who(event.seat),
                one: event.hats[0] + 1,
                other: event.hats[1] + 1,
            });
        case "skipped":
            return t("hear-skipped", who(event.seat));
        case "called":
            return saysVanished(event, people);
        case "box-seen":
            return t("box-seen", { object: event.animal });
        case "went-out":
            return t("hear-out", who(event.seat));
        case "round-won":
            return `${t("box-opened", { object: event.box })} ${wonBy(event, people)}`;
    }
}

/** Without other motion a swap is straight, and has to be followed. */
export function calmer(event: MagicHatEvent): number {
    return event.event === "swapped" ? 1600 / 1100 : 1;
}
