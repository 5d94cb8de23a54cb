// What may come a moment after the rest of a screen, so that a cheap phone shows something soon.

/** To be called when a component is made: has the screen with it been painted so many times? */
export function painted(times = 1): () => boolean {
    let left = $state(times);
    $effect(() => {
        if (left === 0) return;
        let timer: ReturnType<typeof setTimeout>;
        const frame = requestAnimationFrame(() => (timer = setTimeout(() => left--)));
        return () => {
            cancelAnimationFrame(frame);
            clearTimeout(timer);
        };
    });
    return () => left === 0;
}
