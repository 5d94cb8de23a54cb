// The whole app's JavaScript stays small enough for a cheap phone on a slow line.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { scripts } from "./scripts.mjs";

const MOST = 70_000;
const size = scripts.reduce(
    (sum, script) => sum + gzipSync(readFileSync(script), { level: 9 }).length,
    0,
);
console.log(`JavaScript: ${size} bytes gzipped, at most ${MOST}`);
if (size > MOST) process.exit(1);
