// A seat as the table shows it: who, and what they just let out.

import type { Person } from "./person";
import type { TableNow } from "../generated/wire";

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

export function sittersOf(message: TableNow, you: string, said: Utterance[]): Sitter[] {
    return message.seats.map((face, seat) => {
        const last = said.findLast((utterance) => utterance.seat === seat);
        return {
            seat,
            name: seat === message.you.seat ? you : face.name,
            isYou: seat === message.you.seat,
            here: face.here || face.kind === "mind",
            standIn: face.stand_in,
            isMind: face.kind === "mind",
            isHost: face.host,
            reaction: last?.reaction,
            words: last?.words,
        };
    });
}
