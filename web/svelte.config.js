import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
// With its ending, for Node reads this file as it is.
import { withMedia } from "./src/lib/media.ts";

const media = { style: ({ content }) => ({ code: withMedia(content) }) };

export default {
    preprocess: [vitePreprocess(), media],
    compilerOptions: {
        runes: true,
        discloseVersion: false,
        // Shorter than usual: the name stands at every element that a component styles.
        cssHash: ({ hash, css }) => `s${hash(css).slice(-4)}`,
    },
};
