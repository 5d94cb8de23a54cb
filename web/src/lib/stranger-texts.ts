// Where the texts about strangers are; every screen that speaks of them brings these.

import type { Texts } from "./text.svelte";

export const texts: Texts = import.meta.glob<string>("../generated/*.strangers.txt", {
    query: "?url",
    import: "default",
    eager: true,
});
