// The breakpoints, in one place: `@media (--desk)` in a component's style is replaced by its query
// when the component is compiled (svelte.config.js); scripts use the same with `matches`.

export const MEDIA = {
    /** A low phone. */
    low: "(max-height: 640px)",
    /** The narrowest phones. */
    narrow: "(max-width: 359px)",
    wide: "(min-width: 760px)",
    landscape: "(min-width: 760px) and (min-aspect-ratio: 1/1)",
    desk: "(min-width: 760px) and (min-aspect-ratio: 1/1) and (min-height: 521px)",
    /** Room for a panel beside the table. */
    panel: "(min-width: 960px) and (min-aspect-ratio: 5/4) and (min-height: 600px)",
    /** Upright, with room at its sides. */
    tablet: "(min-width: 700px) and (max-aspect-ratio: 1/1)",
    /** A large screen, on which the table is drawn larger too. */
    large: "(min-width: 1600px) and (min-height: 900px)",
    /** A phone on its side, or a page at twice its size: the dock stands beside the table. */
    "on-side": "(max-height: 520px) and (min-aspect-ratio: 1/1)",
} as const;

export type MediaName = keyof typeof MEDIA;

export const matches = (name: MediaName): boolean => matchMedia(MEDIA[name]).matches;

/** A style with every `(--name)` replaced; a name that is not listed is a mistake. */
export function withMedia(style: string): string {
    return style.replace(/(@media[^{]*)/g, (head: string) =>
        head.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
            if (!(name in MEDIA)) throw new Error(`There is no breakpoint --${name}.`);
            return MEDIA[name as MediaName];
        }),
    );
}
