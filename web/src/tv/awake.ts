// The display of a big screen stays on while it shows a table. Browsers without a wake lock, and
// pages on plain http, have none: then nothing happens.

type Lock = { release(): Promise<void> };
type Wakeful = { wakeLock?: { request(kind: "screen"): Promise<Lock> } };

/** Keeps the display on until the function that it returns is called. */
export function stayAwake(page: Document = document, device: Wakeful = navigator): () => void {
    let lock: Lock | undefined;
    let isOver = false;

    // A hidden page loses its lock, and asks for another one when it is seen again.
    async function ask(): Promise<void> {
        if (isOver || page.visibilityState === "hidden") return;
        const taken = await device.wakeLock?.request("screen").catch(() => undefined);
        if (isOver) await taken?.release();
        else lock = taken;
    }
    const again = () => void ask();

    page.addEventListener("visibilitychange", again);
    again();
    return () => {
        isOver = true;
        page.removeEventListener("visibilitychange", again);
        void lock?.release();
    };
}
