// Waiting for a line that was lost, and for a server that comes back with another build.

import { codeOf, NO_LINE } from "./refused";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
// A page that is here by a reload does not hurry to the next one.
const AFTER_RELOAD = 4;

export function waitBefore(attempt: number, chance = Math.random()): number {
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

interface Patience {
    /** Nobody waits any more. */
    isGone: () => boolean;
    onwait: () => void;
}

/** Asks until the server can be reached; any other refusal is an answer. */
export async function patiently<Answer>(
    ask: () => Promise<Answer>,
    { isGone, onwait }: Patience,
): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
        try {
            return await ask();
        } catch (refusal) {
            if (codeOf(refusal) !== NO_LINE || isGone()) throw refusal;
        }
        onwait();
        await wait(attempt);
    }
}

function isReloaded(): boolean {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
}

const wait = (attempt: number) => new Promise((over) => setTimeout(over, waitBefore(attempt)));

/** The server has another build than this page: load it anew, without hurry if that was just done. */
export async function loadAnew(): Promise<void> {
    await wait(isReloaded() ? AFTER_RELOAD : 0);
    location.reload();
}

/** Asks until it is answered. A file that the server does not have belongs to an old build. */
export async function steadily(address: string): Promise<string> {
    for (let attempt = isReloaded() ? AFTER_RELOAD : 0; ; attempt++) {
        const answer = await fetch(address).catch(() => null);
        if (answer?.ok) return answer.text();
        await wait(attempt);
        if (answer) location.reload();
    }
}

/** Asks once: whoever waits is told that it failed. */
export async function once(address: string): Promise<string> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
}
