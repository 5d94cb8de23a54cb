// Writes what makes the page installable: the service worker with the files of this build, and
// the manifest. The icons are drawn by preview.mjs.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { colour } from "./preview-picture.mjs";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const STATIC = join(WEB, "../src/hatbox/server/static");
// Fonts of other alphabets are loaded when a text needs them.
const SHELL = /\.(js|css|svg)$|-latin-\d+-normal-.*\.woff2$/;
// What is read without a line: the first texts, the rules, and that there is none.
const TEXT = /^(\w\w)(\.rules|\.strangers)?-[^.]*\.txt$/;

const assets = readdirSync(join(STATIC, "assets")).sort();
const address = (name) => `/assets/${name}`;

function texts() {
    const found = {};
    for (const name of assets) {
        const [, language] = TEXT.exec(name) ?? [];
        if (language) (found[language] ??= []).push(address(name));
    }
    return found;
}

const source = readFileSync(join(WEB, "worker", "worker.js"), "utf8");
const files = assets.filter((name) => SHELL.test(name)).map(address);
const build = createHash("sha256")
    .update(source + assets.join() + readFileSync(join(STATIC, "index.html"), "utf8"))
    .digest("hex")
    .slice(0, 12);
const worker = source
    .replace('"@build"', JSON.stringify(build))
    .replace('["@files"]', JSON.stringify(files))
    .replace('{ "@texts": [] }', JSON.stringify(texts()));
writeFileSync(join(STATIC, "worker.js"), worker);

const icons = [192, 512].flatMap((size) =>
    ["any", "maskable"].map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
    })),
);
const manifest = {
    name: "Hatbox",
    short_name: "Hatbox",
    id: "/",
    start_url: "/",
    display: "standalone",
    background_color: colour("wall"),
    theme_color: colour("wall"),
    icons,
};
writeFileSync(join(STATIC, "manifest.webmanifest"), JSON.stringify(manifest));
