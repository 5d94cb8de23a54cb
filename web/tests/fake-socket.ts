// A socket and as much of a browser as a link to a table needs.

import { vi } from "vitest";

export class FakeSocket {
    static all: FakeSocket[] = [];
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
}

export const connect = () => new FakeSocket() as unknown as WebSocket;
export const last = () => FakeSocket.all.at(-1)!;

export function fakeBrowser(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "hatbox.test" });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    vi.stubGlobal("document", {
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        visibilityState: "visible",
        documentElement: { dataset: {} },
    });
}
