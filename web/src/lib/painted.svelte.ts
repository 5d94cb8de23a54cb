// What may come a moment after the rest of a screen, so that a cheap phone shows something soon.

// A page in the background is not painted, and still has work to do.
const UNSEEN_MS = 500;

/** Does it when the browser has painted what is there now; returns how to call it off. */
export function afterPaint(work: () => void): () => void {
    let timer = setTimeout(work, UNSEEN_MS);
    const frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(work);
    });
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}

/** To be called when a component is made: has the screen with it been painted once? */
export function painted(): () => boolean {
    let isPainted = $state(false);
    $effect(() => afterPaint(() => (isPainted = true)));
    return () => isPainted;
}
