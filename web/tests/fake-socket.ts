// A socket and as much of a browser as a link to a table needs.

import { vi } from "vitest";

export class FakeSocket {
    static all: FakeSocket[] = [];
    static OPEN = 1;
    readyState = FakeSocket.OPEN;
    sent: string[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
        FakeSocket.all.push(this);
    }
    send(text: string) {
        this.sent.push(text);
    }
    close() {
        this.onclose?.();
    }
    hears(message: unknown) {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
    pongs() {
        this.onmessage?.({ data: "pong" });
    }
}

export const connect = () => new FakeSocket() as unknown as WebSocket;
export const last = () => FakeSocket.all.at(-1)!;

/** What the page listens for, to be called by tests. */
export const listeners: Record<string, () => void> = {};

export function fakeBrowser(): void {
    FakeSocket.all = [];
    for (const name of Object.keys(listeners)) delete listeners[name];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "hatbox.test" });
    vi.stubGlobal("addEventListener", (name: string, hear: () => void) => {
        listeners[name] = hear;
    });
    vi.stubGlobal("removeEventListener", () => undefined);
    vi.stubGlobal("document", {
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        visibilityState: "visible",
        documentElement: { dataset: {} },
    });
}
