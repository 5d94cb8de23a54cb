// The JavaScript of a first visit, home page and table, stays small enough for a cheap phone on a
// slow line. What is imported when it is first shown (`import()`) is not counted.

import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 70_000;
const STATIC = join(dirname(fileURLToPath(import.meta.url)), "../../src/hatbox/server/static");
const PAGE = /<script[^>]* src="([^"]+)"|<link rel="modulepreload"[^>]* href="([^"]+)"/g;
// `import"./a.js"`, `import{x}from"./a.js"` and `export … from`, but not `import("./a.js")`.
const IMPORT = /(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g;

const read = (path) => readFileSync(path, "utf8");

function withImports(script, found = new Set()) {
    if (found.has(script)) return found;
    found.add(script);
    for (const [, path] of read(script).matchAll(IMPORT))
        withImports(normalize(join(dirname(script), path)), found);
    return found;
}

const scripts = new Set();
for (const [, src, href] of read(join(STATIC, "index.html")).matchAll(PAGE))
    withImports(join(STATIC, src ?? href), scripts);
const sizes = Array.from(scripts, (script) => gzipSync(read(script), { level: 9 }).length);
const size = sizes.reduce((sum, one) => sum + one, 0);
console.log(`JavaScript of a first visit: ${size} bytes gzipped, at most ${MOST}`);
if (size === 0 || size > MOST) process.exit(1);
