// The whole app's JavaScript stays small enough for a cheap phone on a slow line.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 60_000;
const STATIC = join(
    dirname(fileURLToPath(import.meta.url)),
    "../../src/hatbox/server/static/assets",
);
const scripts = readdirSync(STATIC).filter((name) => name.endsWith(".js"));
const size = scripts.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(STATIC, name)), { level: 9 }).length,
    0,
);
console.log(`JavaScript: ${size} bytes gzipped, at most ${MOST}`);
if (size > MOST) process.exit(1);
