import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env.HATBOX ?? "http://127.0.0.1:8000";

export default defineConfig({
    plugins: [svelte()],
    server: {
        proxy: { "/api": SERVER, "/socket": { target: SERVER, ws: true } },
    },
    build: {
        outDir: "../src/hatbox/server/static",
        emptyOutDir: true,
        assetsInlineLimit: 0,
        target: "es2022",
        modulePreload: { polyfill: false },
        rolldownOptions: { checks: { bundlerTimings: false } },
    },
});
