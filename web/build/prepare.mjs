// Writes the sprites of all pictures into src/generated, and the texts of each language: one file
// for a first visit and one for each screen that is loaded later (.txt: servers know and compress
// it). Python has written the rest there (hatch_build.py).
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ICONS } from "./icons.mjs";
import { AWARDS, EXTRA, PEOPLE } from "./pictures.mjs";
import { symbolOf } from "./symbols.mjs";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const PACKAGE = join(WEB, "..", "src", "hatbox");
const LOCALES = join(PACKAGE, "locales");
const MOJI = join(WEB, "node_modules", "openmoji", "black", "svg");
const OUT = join(WEB, "src", "generated");
// What the browser says; other files of a language are for other programs.
const TEXTS = JSON.parse(readFileSync(join(WEB, "build", "texts.json"), "utf8"));

function catalogue(kind) {
    const pictures = JSON.parse(readFileSync(join(OUT, "pictures.json"), "utf8"))[kind];
    return Object.entries(pictures).map(([id, picture]) => ({ id, picture }));
}

function symbol({ id, picture }, viewBox) {
    return symbolOf(id, viewBox, readFileSync(join(MOJI, `${picture}.svg`), "utf8"));
}

/** Our own drawings, from a folder of web/; they may reach over their edges. */
function drawings(name = "drawings", prefix = "draw-") {
    const folder = join(WEB, name);
    return readdirSync(folder).map((file) => {
        const source = readFileSync(join(folder, file), "utf8");
        const viewBox = /viewBox="([^"]*)"/.exec(source)?.[1];
        const lines = source.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\s+/g, " ");
        return `<symbol id="${prefix}${file.replace(".svg", "")}" viewBox="${viewBox}" overflow="visible">${lines}</symbol>`;
    });
}

const PEN =
    'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"';

function icons() {
    return Object.entries(ICONS).map(
        ([name, d]) =>
            `<symbol id="icon-${name}" viewBox="0 0 24 24"><path ${PEN} d="${d}"/></symbol>`,
    );
}

function sprite(symbols) {
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
}

/** Everything that is drawn but the gifts: a page that shows none of those does not load them. */
function furniture(animals) {
    return sprite([
        ...animals.map((animal) => symbol(animal, "5 5 62 62")),
        ...PEOPLE.map((person) => symbol(person, "11 6 50 54")),
        ...EXTRA.map((picture) => symbol(picture, "5 5 62 62")),
        ...drawings(),
        ...icons(),
    ]);
}

function textsOf(name, files) {
    return files
        .map((file) => join(LOCALES, name, `${file}.ftl`))
        .filter((path) => existsSync(path))
        .map((path) => readFileSync(path, "utf8").trim())
        .join("\n\n");
}

function writeTexts(name, files) {
    writeFileSync(join(OUT, `${name}.txt`), textsOf(name.split(".")[0], files) + "\n");
}

function languages() {
    // A language is offered as soon as it has the app's own texts.
    const folders = readdirSync(LOCALES, { withFileTypes: true });
    return folders.filter(({ name }) => existsSync(join(LOCALES, name, "app.ftl")));
}

const old = readdirSync(OUT).filter((name) => /\.(svg|txt)$/.test(name));
for (const name of old) rmSync(join(OUT, name));
const gifts = catalogue("gifts").map((gift) => symbol(gift, "5 5 62 62"));
writeFileSync(join(OUT, "gifts.svg"), sprite(gifts));
const awards = AWARDS.map((award) => symbol(award, "5 5 62 62"));
writeFileSync(join(OUT, "awards.svg"), sprite(awards));
writeFileSync(join(OUT, "faces.svg"), sprite(drawings("faces", "")));
writeFileSync(join(OUT, "furniture.svg"), furniture(catalogue("animals")));
for (const { name } of languages()) {
    writeTexts(name, TEXTS.first);
    for (const part of TEXTS.later) writeTexts(`${name}.${part}`, [part]);
}
