import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
    preprocess: vitePreprocess(),
    compilerOptions: {
        runes: true,
        discloseVersion: false,
        // Shorter than usual: the name stands at every element that a component styles.
        cssHash: ({ hash, css }) => `s${hash(css).slice(-4)}`,
    },
};
