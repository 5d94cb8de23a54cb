import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env.HATBOX ?? "http://127.0.0.1:8000";

interface Modules {
    getModuleInfo(id: string): { importers: string[]; isEntry: boolean } | null;
}

/** Is this loaded with the first script, without any `import()`? */
function isOfFirstVisit(id: string, modules: Modules, seen = new Set<string>()): boolean {
    if (seen.has(id)) return false;
    seen.add(id);
    const module = modules.getModuleInfo(id);
    if (!module) return false;
    return module.isEntry || module.importers.some((one) => isOfFirstVisit(one, modules, seen));
}

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
        rolldownOptions: {
            checks: { bundlerTimings: false },
            output: {
                // One script for a first visit is smaller than ten, and comes at once.
                codeSplitting: {
                    groups: [
                        {
                            name: (id, modules) => (isOfFirstVisit(id, modules) ? "first" : null),
                        },
                    ],
                },
            },
        },
    },
});
