// What messengers and home screens show: pictures, and the words that the server puts into the
// page (server/preview.py). Drawn at build time, so that no picture is kept beside its source.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { icon, picture, WIDTH } from "./preview-picture.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const PACKAGE = join(HERE, "../../src/hatbox");
const LOCALES = join(PACKAGE, "locales");
const STATIC = join(PACKAGE, "server/static");
const ASSETS = readdirSync(join(STATIC, "assets"));
const KINDS = ["home", "table"];

function png(svg, width) {
    return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

function bundleOf(language) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    // The app's own texts have the line under the name.
    for (const file of ["language", "app", "preview"]) {
        const source = readFileSync(join(LOCALES, language, `${file}.ftl`), "utf8");
        bundle.addResource(new FluentResource(source));
    }
    return bundle;
}

/** Where the first texts of a language are: the page is told before its script could ask. */
function textsOf(language) {
    return `/assets/${ASSETS.find((name) => name.startsWith(`${language}-`) && name.endsWith(".txt"))}`;
}

function previewOf(language) {
    const bundle = bundleOf(language);
    const say = (pattern) => bundle.formatPattern(pattern);
    const words = (name) => say(bundle.getMessage(name).value);
    const kinds = KINDS.map((kind) => {
        const { value, attributes } = bundle.getMessage(`preview-${kind}`);
        return [kind, { title: say(value), text: say(attributes.text) }];
    });
    return {
        tag: words("language-tag"),
        picture: words("preview-picture"),
        texts: textsOf(language),
        ...Object.fromEntries(kinds),
    };
}

const languages = readdirSync(LOCALES, { withFileTypes: true })
    .filter((place) => place.isDirectory() && !place.name.startsWith("_"))
    .map(({ name }) => name)
    .sort();
const previews = Object.fromEntries(languages.map((name) => [name, previewOf(name)]));
writeFileSync(join(STATIC, "preview.json"), JSON.stringify(previews));

await initWasm(
    readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")),
);
writeFileSync(join(STATIC, "preview.png"), png(picture(), WIDTH));
writeFileSync(join(STATIC, "apple-touch-icon.png"), png(icon(), 180));
writeFileSync(join(STATIC, "icon.png"), png(icon(), 48));
for (const size of [192, 512]) writeFileSync(join(STATIC, `icon-${size}.png`), png(icon(), size));
