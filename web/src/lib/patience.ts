// Waiting for a line that was lost, and for a server that comes back with another build.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
// A page that is here by a reload does not hurry to the next one.
const AFTER_RELOAD = 4;

export function waitBefore(attempt: number, chance = Math.random()): number {
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

function isReloaded(): boolean {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
}

/** Asks until it is answered. A file that the server does not have belongs to an old build. */
export async function steadily(address: string): Promise<string> {
    for (let attempt = isReloaded() ? AFTER_RELOAD : 0; ; attempt++) {
        const answer = await fetch(address).catch(() => null);
        if (answer?.ok) return answer.text();
        await new Promise((over) => setTimeout(over, waitBefore(attempt)));
        if (answer) location.reload();
    }
}
