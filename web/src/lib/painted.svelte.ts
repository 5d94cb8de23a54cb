// What may come a moment after the rest of a screen, so that a cheap phone shows something soon.

/** To be called when a component is made: has the screen with it been painted once? */
export function painted(): () => boolean {
    let isPainted = $state(false);
    $effect(() => {
        let timer: ReturnType<typeof setTimeout>;
        const frame = requestAnimationFrame(() => (timer = setTimeout(() => (isPainted = true))));
        return () => {
            cancelAnimationFrame(frame);
            clearTimeout(timer);
        };
    });
    return () => isPainted;
}
