// What is asked over HTTP: opening a table, its public face, sitting down, moving a seat.

export interface Face {
    code: string;
    game: "not-a-hat" | "magic-hat";
    phase: string;
    seats: string[];
    free_seats: number;
    onlookers: boolean;
    url: string;
}

export class Refused extends Error {
    constructor(readonly code: string) {
        super(code);
    }
}

export function codeOf(trouble: unknown): string {
    return trouble instanceof Refused ? trouble.code : "unknown-trouble";
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const sent =
        body === undefined
            ? {}
            : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const answer = await fetch(path, { method, ...sent }).catch(() => {
        throw new Refused("no-line");
    });
    const said: unknown = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Refused((said as { code?: string }).code ?? "unknown-trouble");
    return said as T;
}

export interface Wish {
    game: string;
    name: string;
    minds?: string[];
    start?: boolean;
    options?: Record<string, unknown>;
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const openTable = (wish: Wish) =>
    ask<{ code: string; seat: number }>("POST", "/api/tables", wish);
export const faceOf = (code: string) => ask<Face>("GET", at(code));
export const sit = (code: string, name: string) =>
    ask<{ seat: number }>("POST", `${at(code)}/seats`, { name });
export const moveSeat = (token: string) =>
    ask<{ code: string }>("POST", "/api/move-seat", { token });
/** The one-time link as a picture; the token goes in the body, so it stands in no address. */
export const moveQr = (token: string) =>
    fetch("/api/move-seat/qr.svg", { method: "POST", body: JSON.stringify({ token }) })
        .then((answer) => (answer.ok ? answer.blob() : Promise.reject()))
        .then(URL.createObjectURL)
        .catch(() => "");
export const minds = () => ask<string[]>("GET", "/api/minds");
export const recordsOf = (code: string) => `${at(code)}/records`;
export const qrOf = (code: string) => `${at(code)}/qr.svg`;
