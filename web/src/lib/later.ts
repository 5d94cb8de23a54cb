// What is loaded when it is first shown: a part of the program, and its texts.

import type { Component } from "svelte";
import { learn, type Texts } from "./text.svelte";

/** The module of a screen; `texts` are the addresses of its part of the texts. */
export interface Chunk<Props extends Record<string, unknown>> {
    default: Component<Props>;
    texts?: Texts;
}

/** The screen, when all that it says can be said. */
export async function screenOf<Props extends Record<string, unknown>>(
    load: () => Promise<Chunk<Props>>,
): Promise<Component<Props>> {
    const { default: Screen, texts } = await load();
    if (texts) await learn(texts);
    return Screen;
}
