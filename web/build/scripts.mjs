// The scripts that the bundler has written.

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ASSETS = join(
    dirname(fileURLToPath(import.meta.url)),
    "../../src/hatbox/server/static/assets",
);

export const scripts = readdirSync(ASSETS)
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(ASSETS, name));
