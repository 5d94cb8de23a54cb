// The only module that knows the socket. It keeps the last message, whole, and nothing before it.

import { loadAnew, waitBefore } from "./patience";
import { NO_LINE, Refused } from "./refused";
import type { ClientMessage, Entrance, ServerMessage, TableMessage, Talk } from "../generated/wire";
import { HEARTBEAT, PROTOCOL } from "../generated/rules";
import { read, type Heard, type Table } from "./now";

export type Line = "connecting" | "open" | "lost" | "ended";
export type Answer = { token: string | null };

type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Wish = WithoutId<ClientMessage>;
type Waiting = {
    wish: Wish;
    /** Decisions that a stand-in had made for us until then. */
    missed: number;
    /** It was sent on an earlier line already. */
    isAgain?: boolean;
    done: (answer: Answer) => void;
    failed: (code: string) => void;
};

const SLEPT = 20_000;
// The server answers what is asked at once, or after two seconds that it could not be stored.
const ANSWER = 6_000;
// About three seconds between two tries: a server that is back is not waited for much longer.
const MOST_PATIENT = 3;
// How often we look after the heartbeat; a ping without an answer for so long means a lost line,
// and a little later the line is made anew. When the network itself says so it goes faster.
const TICK = 250;
const LOST_AFTER = 1500;
const ANEW_AFTER = 4000;
const IN_DOUBT = 900;
// A new line may take longer to be made on a slow network.
const TO_CONNECT = 6000;
// Why the server sends us away for good; after any other goodbye we come back.
const FOR_GOOD = new Set([
    "removed",
    "voted-out",
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
    "voted-out",
    "closed",
    "no-onlookers",
    "unknown-seat",
    "unknown-protocol",
]);

// A server that closes, or is cut off, sends us to another one; so long nobody needs to know.
const MOVED_ON = new Set(["shutting-down", "cut-off"]);
const BLINK = 2_000;

export interface Ears {
    table?: (heard: Heard) => void;
    talk?: (message: Talk) => void;
}

/** A place at a table: connects, comes back by itself, and says what it is told. */
export class TableLink {
    table = $state.raw<Table | null>(null);
    line = $state<Line>("connecting");
    goodbye = $state("");
    /** False while the server cannot store anything; it goes on by itself. */
    isSaving = $state(true);
    heardAt = 0;
    /** A decision that was sent and not answered: it waits for the line. */
    isHolding = $state(false);

    private socket: WebSocket | null = null;
    private attempt = 0;
    private hiddenAt = Infinity;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private readonly ticking = setInterval(() => this.tick(), TICK);
    private pingedAt = 0;
    /** The oldest ping without an answer; 0 if there is none. */
    private unansweredSince = 0;
    private isGreeted = false;
    private lastId = 0;
    private readonly waiting = new Map<number, Waiting>();
    /** On the way to another server, with what was asked meanwhile. */
    private isMoving = false;
    private blink: ReturnType<typeof setTimeout> | undefined;
    private held: ClientMessage[] = [];

    constructor(
        readonly code: string,
        readonly role: Entrance,
        private readonly ears: Ears = {},
        private readonly connect: (code: string) => WebSocket = connectHere,
        private readonly invitation?: string,
    ) {
        addEventListener("online", this.renew);
        addEventListener("offline", this.doubt);
        document.addEventListener("visibilitychange", this.hurry);
        this.open();
    }

    private open(): void {
        clearTimeout(this.timer);
        const socket = this.connect(this.code);
        this.socket = socket;
        this.isSaving = true;
        this.isGreeted = false;
        this.unansweredSince = performance.now() + TO_CONNECT;
        const { code: table, role: as, invitation } = this;
        const about = invitation ? { invitation } : {};
        socket.onopen = () => this.send({ type: "hello", protocol: PROTOCOL, table, as, ...about });
        socket.onmessage = (event) => this.hearFrame(String(event.data));
        socket.onclose = () => socket === this.socket && this.lose();
    }

    /** A line can be dead without closing: the server answers every ping, or it cannot be heard. */
    private tick(): void {
        if (document.visibilityState === "hidden" || !this.socket) return;
        const now = performance.now();
        const silent = this.unansweredSince ? now - this.unansweredSince : 0;
        if (silent > LOST_AFTER && this.line === "open") this.line = "lost";
        this.isHolding = this.line === "lost" && this.hasMoves();
        if (silent > ANEW_AFTER) this.renew();
        else if (now - this.pingedAt >= HEARTBEAT.everyMs) this.ping();
    }

    private ping(): void {
        if (this.socket?.readyState !== WebSocket.OPEN) return;
        this.pingedAt = performance.now();
        this.unansweredSince ||= this.pingedAt;
        this.socket.send(HEARTBEAT.ping);
    }

    /** The network says that it is gone; a table on this very machine may still be there. */
    private readonly doubt = (): void => {
        this.ping();
        if (this.unansweredSince) this.unansweredSince -= IN_DOUBT;
    };

    /** Here is the network again, or the old line has been silent for too long. */
    private readonly renew = (): void => {
        if (this.line !== "open") this.drop();
        this.hurry();
    };

    private hearFrame(data: string): void {
        this.unansweredSince = 0;
        if (this.line === "lost" && this.isGreeted) this.line = "open";
        if (data !== HEARTBEAT.pong) this.hear(JSON.parse(data) as ServerMessage);
    }

    private lose(): void {
        this.socket = null;
        if (!this.isMoving) this.loseLine();
        if (this.line === "ended") return;
        this.timer = setTimeout(
            () => this.open(),
            waitBefore(Math.min(this.attempt++, MOST_PATIENT)),
        );
    }

    private loseLine(): void {
        this.isMoving = false;
        this.holdMoves();
        if (this.line !== "ended")
            this.line = this.table || this.attempt > 0 ? "lost" : "connecting";
    }

    /** The phone woke up or the network is back: do not wait for the timer. */
    private readonly hurry = (): void => {
        if (document.visibilityState === "hidden") this.rest();
        if (document.visibilityState === "hidden" || this.line === "ended") return;
        if (Date.now() - this.hiddenAt > SLEPT) this.drop();
        if (this.socket === null) {
            this.attempt = 0;
            this.open();
        }
        this.ping();
    };

    /** Hidden pages may sleep at any time; nobody should take that for a lost line. */
    private rest(): void {
        this.hiddenAt = Date.now();
        this.unansweredSince = 0;
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(HEARTBEAT.rest);
    }

    /** After a sleep the line may be dead without anybody knowing. */
    private drop(): void {
        const old = this.socket;
        this.socket = null;
        this.hiddenAt = Infinity;
        this.holdMoves();
        old?.close();
    }

    private hear(message: ServerMessage): void {
        switch (message.type) {
            case "table":
                return this.hearTable(message);
            case "talk":
                return this.ears.talk?.(message);
            case "saving":
                return void (this.isSaving = message.ok);
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
        this.isMoving = false;
        this.heardAt = performance.now();
        if (!this.isGreeted) this.begin();
        const heard = read(message);
        this.ears.table?.(heard);
        // What an event showed was a moment: it is handed on and not kept.
        this.table = heard.table;
    }

    /** A decision survives a lost line; whatever else was asked has failed. */
    private holdMoves(): void {
        for (const [id, { wish, failed }] of this.waiting) {
            if (wish.type === "move") continue;
            this.waiting.delete(id);
            failed(NO_LINE);
        }
        this.isHolding = this.hasMoves();
    }

    private hasMoves(): boolean {
        return [...this.waiting.values()].some(({ wish }) => wish.type === "move");
    }

    /** A new line: from now on both sides listen, and what was decided before is sent again. If it
        had arrived, or comes too late, the version tells: it is never done twice. */
    private begin(): void {
        this.isGreeted = true;
        this.isHolding = false;
        const asked = this.held.splice(0);
        for (const [id, waiting] of this.waiting) {
            const { wish } = waiting;
            if (wish.type !== "move" || asked.some((message) => message.id === id)) continue;
            waiting.isAgain = true;
            this.send({ ...wish, id } as ClientMessage);
        }
        for (const message of asked) this.send(message);
        this.ping();
    }

    private hearError(code: string, id: number | string | null | undefined): void {
        const asked = this.take(id);
        if (asked && code === "stale-version" && this.hadArrived(asked))
            asked.done({ token: null });
        else if (asked) asked.failed(code);
        else if (code === "unknown-protocol") void loadAnew();
        else if (this.line !== "open") this.hearNoEntry(code);
    }

    /** Nobody decided in our place, so what made it too late is that decision itself. */
    private hadArrived({ isAgain = false, missed }: Waiting): boolean {
        return isAgain && (this.table?.you.missed ?? 0) <= missed;
    }

    /** An answer to our hello. What may pass is tried again, perhaps at another server. */
    private hearNoEntry(code: string): void {
        if (NO_ENTRY.has(code)) this.end(code);
        else this.socket?.close();
    }

    private hearBye(code: string): void {
        if (FOR_GOOD.has(code)) this.end(code);
        if (!MOVED_ON.has(code) || this.line !== "open") return;
        this.isMoving = true;
        // Two servers may close within a blink: each move has its whole time.
        clearTimeout(this.blink);
        this.blink = setTimeout(() => this.isMoving && this.loseLine(), BLINK);
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
        this.held = [];
        for (const { failed } of all) failed(code);
    }

    private send(message: ClientMessage): void {
        this.socket?.send(JSON.stringify(message));
    }

    /** Ask for something; the promise breaks with the code of the refusal. */
    ask(wish: Wish): Promise<Answer> {
        if (this.line !== "open" || !(this.socket || this.isMoving))
            return Promise.reject(new Refused(NO_LINE));
        const id = ++this.lastId;
        return new Promise((done, broken) => {
            const failed = (code: string) => broken(new Refused(code));
            this.waiting.set(id, { wish, missed: this.table?.you.missed ?? 0, done, failed });
            const message = { ...wish, id } as ClientMessage;
            if (this.isMoving) this.held.push(message);
            else this.send(message);
            setTimeout(() => this.distrust(id), ANSWER);
        });
    }

    /** No answer: a server that was stopped, or a line that is dead without anybody knowing. */
    private distrust(id: number): void {
        if (!this.waiting.has(id) || this.line !== "open") return;
        this.drop();
        this.lose();
    }

    private end(code: string): void {
        this.goodbye = code;
        this.line = "ended";
        this.failAll(code);
        this.table = null;
        this.socket?.close();
    }

    close(): void {
        this.line = "ended";
        clearTimeout(this.timer);
        clearTimeout(this.blink);
        clearInterval(this.ticking);
        this.failAll(NO_LINE);
        removeEventListener("online", this.renew);
        removeEventListener("offline", this.doubt);
        document.removeEventListener("visibilitychange", this.hurry);
        this.socket?.close();
        this.socket = null;
        this.table = null;
    }
}

/** The code stands in the address so that a balancer can send a table to one server. */
function connectHere(code: string): WebSocket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/socket?table=${code}`);
}
