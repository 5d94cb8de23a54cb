// The only module that knows the socket. It keeps the last message, whole, and nothing before it.

import { loadAnew, waitBefore } from "./patience";
import { NO_LINE, Refused } from "./refused";
import type { ClientMessage, Role, ServerMessage, TableMessage, Talk } from "../generated/wire";
import { PROTOCOL } from "../generated/rules";
import { read, type Heard, type Table } from "./now";

export type Line = "connecting" | "open" | "lost" | "ended";
export type Answer = { token: string | null };

type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Wish = WithoutId<ClientMessage>;
type Waiting = { done: (answer: Answer) => void; failed: (code: string) => void };

const SLEPT = 20_000;
// Why the server sends us away for good; after any other goodbye we come back.
const FOR_GOOD = new Set([
    "removed",
    "closed",
    "left",
    "replaced",
    "no-onlookers",
    "unknown-table",
]);
// Errors that answer our hello and that no new try will change.
const NO_ENTRY = new Set([
    "unknown-table",
    "not-seated",
    "removed",
    "closed",
    "no-onlookers",
    "unknown-seat",
    "unknown-protocol",
]);

export interface Ears {
    table?: (heard: Heard) => void;
    talk?: (message: Talk) => void;
}

/** A place at a table: connects, comes back by itself, and says what it is told. */
export class TableLink {
    table = $state.raw<Table | null>(null);
    line = $state<Line>("connecting");
    goodbye = $state("");
    heardAt = 0;

    private socket: WebSocket | null = null;
    private attempt = 0;
    private hiddenAt = Infinity;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private lastId = 0;
    private readonly waiting = new Map<number, Waiting>();

    constructor(
        readonly code: string,
        readonly role: Role,
        private readonly ears: Ears = {},
        private readonly connect: () => WebSocket = connectHere,
    ) {
        addEventListener("online", this.hurry);
        document.addEventListener("visibilitychange", this.hurry);
        this.open();
    }

    private open(): void {
        clearTimeout(this.timer);
        const socket = this.connect();
        this.socket = socket;
        socket.onopen = () =>
            this.send({ type: "hello", protocol: PROTOCOL, table: this.code, as: this.role });
        socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
        socket.onclose = () => socket === this.socket && this.lose();
    }

    private lose(): void {
        this.socket = null;
        this.failAll(NO_LINE);
        if (this.line === "ended") return;
        this.line = this.table ? "lost" : "connecting";
        if (this.attempt > 0) this.line = "lost";
        this.timer = setTimeout(() => this.open(), waitBefore(this.attempt++));
    }

    /** The phone woke up or the network is back: do not wait for the timer. */
    private readonly hurry = (): void => {
        if (document.visibilityState === "hidden") this.hiddenAt = Date.now();
        if (document.visibilityState === "hidden" || this.line === "ended") return;
        if (Date.now() - this.hiddenAt > SLEPT) this.drop();
        if (this.socket === null) {
            this.attempt = 0;
            this.open();
        }
    };

    /** After a sleep the line may be dead without anybody knowing. */
    private drop(): void {
        const old = this.socket;
        this.socket = null;
        this.hiddenAt = Infinity;
        this.failAll(NO_LINE);
        old?.close();
    }

    private hear(message: ServerMessage): void {
        switch (message.type) {
            case "table":
                return this.hearTable(message);
            case "talk":
                return this.ears.talk?.(message);
            case "ok":
                return this.take(message.id)?.done({ token: message.token ?? null });
            case "error":
                return this.hearError(message.code, message.id);
            case "bye":
                return this.hearBye(message.code);
        }
    }

    private hearTable(message: TableMessage): void {
        this.attempt = 0;
        this.line = "open";
        this.heardAt = performance.now();
        const heard = read(message);
        this.ears.table?.(heard);
        // What an event showed was a moment: it is handed on and not kept.
        this.table = heard.table;
    }

    private hearError(code: string, id: number | string | null | undefined): void {
        const asked = this.take(id);
        if (asked) asked.failed(code);
        else if (code === "unknown-protocol") void loadAnew();
        else if (!this.table && NO_ENTRY.has(code)) this.end(code);
    }

    private hearBye(code: string): void {
        if (FOR_GOOD.has(code)) this.end(code);
    }

    private take(id: number | string | null | undefined): Waiting | undefined {
        const key = Number(id);
        const found = this.waiting.get(key);
        this.waiting.delete(key);
        return found;
    }

    private failAll(code: string): void {
        const all = [...this.waiting.values()];
        this.waiting.clear();
        for (const { failed } of all) failed(code);
    }

    private send(message: ClientMessage): void {
        this.socket?.send(JSON.stringify(message));
    }

    /** Ask for something; the promise breaks with the code of the refusal. */
    ask(wish: Wish): Promise<Answer> {
        if (this.line !== "open" || !this.socket) return Promise.reject(new Refused(NO_LINE));
        const id = ++this.lastId;
        return new Promise((done, broken) => {
            this.waiting.set(id, { done, failed: (code) => broken(new Refused(code)) });
            this.send({ ...wish, id } as ClientMessage);
        });
    }

    private end(code: string): void {
        this.goodbye = code;
        this.line = "ended";
        this.table = null;
        this.socket?.close();
    }

    close(): void {
        this.line = "ended";
        clearTimeout(this.timer);
        removeEventListener("online", this.hurry);
        document.removeEventListener("visibilitychange", this.hurry);
        this.socket?.close();
        this.socket = null;
        this.table = null;
    }
}

function connectHere(): WebSocket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/socket`);
}
