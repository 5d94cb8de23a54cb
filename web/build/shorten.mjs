// What the bundler has made short becomes a hundredth shorter: it inlines more, and terser folds
// what that leaves behind. Each of them alone falls short of both.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";

const ASSETS = join(
    dirname(fileURLToPath(import.meta.url)),
    "../../src/hatbox/server/static/assets",
);

for (const name of readdirSync(ASSETS).filter((name) => name.endsWith(".js"))) {
    const file = join(ASSETS, name);
    const { code } = await minify(readFileSync(file, "utf8"), {
        module: true,
        compress: { passes: 3 },
    });
    writeFileSync(file, code);
}
