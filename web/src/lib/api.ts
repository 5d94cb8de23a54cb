// What is asked over HTTP: opening a table, its public face, sitting down, moving a seat.

import type {
    MoveSeat,
    OpenLesson,
    OpenTable,
    PublicFace,
    SeatTaken,
    TableOpened,
    TakeSeat,
    Trouble,
} from "../generated/wire";
import { NO_LINE, Refused } from "./refused";

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const sent =
        body === undefined
            ? {}
            : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const answer = await fetch(path, { method, ...sent }).catch(() => {
        throw new Refused(NO_LINE);
    });
    const said: unknown = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Refused((said as Partial<Trouble>).code ?? "unknown-trouble");
    return said as Answer;
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const openTable = (wish: OpenTable) => ask<TableOpened>("POST", "/api/tables", wish);
export const openLesson = (wish: OpenLesson) => ask<TableOpened>("POST", "/api/lessons", wish);
export const faceOf = (code: string) => ask<PublicFace>("GET", at(code));
/** A table that is closed to onlookers asks for what follows the hash of the invitation. */
export const sit = (code: string, wish: TakeSeat) =>
    ask<SeatTaken>("POST", `${at(code)}/seats`, { invitation: location.hash.slice(1), ...wish });
export const moveSeat = (wish: MoveSeat) => ask<SeatTaken>("POST", "/api/move-seat", wish);
/** The one-time link as a picture; the token goes in the body, so it stands in no address. */
export const moveQr = (wish: MoveSeat) =>
    fetch("/api/move-seat/qr.svg", { method: "POST", body: JSON.stringify(wish) })
        .then((answer) => (answer.ok ? answer.blob() : Promise.reject()))
        .then(URL.createObjectURL)
        .catch(() => "");
export const minds = () => ask<string[]>("GET", "/api/minds");
export const recordsOf = (code: string) => `${at(code)}/records`;
export const qrOf = (code: string) => `${at(code)}/qr.svg`;
