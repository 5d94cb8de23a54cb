// A seat as the table shows it: who, and what they just let out.

import type { Table } from "./now";
import type { Person } from "./person";

export interface Sitter extends Person {
    seat: number;
    here: boolean;
    standIn: boolean;
    isMind: boolean;
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
    return table.seats.map((face, seat) => {
        const last = said.findLast((utterance) => utterance.seat === seat);
        return {
            seat,
            name: seat === table.you.seat ? you : face.name,
            isYou: seat === table.you.seat,
            here: face.here || face.kind === "mind",
            standIn: face.stand_in,
            isMind: face.kind === "mind",
            isHost: face.host,
            reaction: last?.reaction,
            words: last?.words,
        };
    });
}
