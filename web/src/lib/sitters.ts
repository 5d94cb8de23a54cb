// A seat as the table shows it: who, and what they just let out.

import { mindNow, shownNames } from "./bots";
import type { Table } from "./now";
import type { Person } from "./person";
import { settings } from "./settings.svelte";
import { t } from "./text.svelte";

export interface Sitter extends Person {
    seat: number;
    here: boolean;
    standIn: boolean;
    isMind: boolean;
    /** Which one, if a bot sits there. */
    mind: string | null;
    isHost: boolean;
    reaction?: string | undefined;
    words?: string | undefined;
}

export interface Utterance {
    seat: number | null;
    reaction?: string | undefined;
    words?: string | undefined;
}

export function sittersOf(table: Table, you: string, said: Utterance[]): Sitter[] {
    const names = shownNames(table.seats);
    // Several people read a device that is passed around: nobody is "you" there.
    const yours = table.you.role === "together" ? null : table.you.seat;
    return table.seats.map((face, seat) => {
        const last = said.findLast((utterance) => utterance.seat === seat);
        // Somebody whom this device does not want to see; lib/strangers has the key.
        const isHidden = settings.hidden.includes(`${table.code} ${face.name}`);
        const name = isHidden ? `${t("guest-name")} ${seat + 1}` : (names[seat] ?? face.name);
        return {
            seat,
            name: seat === yours ? you : name,
            isYou: seat === yours,
            here: face.here || face.kind === "mind",
            standIn: face.stand_in,
            isMind: face.kind === "mind",
            mind: mindNow(face.mind),
            isHost: face.host,
            reaction: isHidden ? undefined : last?.reaction,
            words: isHidden ? undefined : last?.words,
        };
    });
}
