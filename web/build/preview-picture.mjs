// The picture that messengers show beside a link: our own drawings, without words, so that one
// serves all languages. 1200 by 630 is what they ask for.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
export const WIDTH = 1200;
export const HEIGHT = 630;

const read = (...path) => readFileSync(join(WEB, ...path), "utf8");

/** The colours of the light theme, as the page has them. */
function tokens() {
    const [, root] = /:root \{([^}]*)\}/.exec(read("src", "app.css"));
    return new Map(
        Array.from(root.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
    );
}

export const colour = (name) => tokens().get(name);

/** Renderers of SVG know no custom properties. */
export function inColour(svg, colours = tokens()) {
    return svg.replace(/var\(--([\w-]+)\)/g, (_, name) => {
        if (!colours.has(name)) throw new Error(`There is no colour --${name}.`);
        return colours.get(name);
    });
}

function symbols(names) {
    const sprites =
        read("src", "generated", "furniture.svg") + read("src", "generated", "gifts.svg");
    return names.map((name) => {
        const [found] = new RegExp(`<symbol id="${name}"[\\s\\S]*?</symbol>`).exec(sprites) ?? [];
        if (!found) throw new Error(`There is no drawing ${name}.`);
        return found;
    });
}

const used = new Set();

/** A drawing by its middle. */
function part(name, x, y, w, h = w, turn = 0) {
    used.add(name);
    const place = `translate(${x} ${y}) rotate(${turn})`;
    return `<g transform="${place}"><use href="#${name}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"/></g>`;
}

function card(x, y, w, turn, inside, back = false) {
    // A black arrow points to the left.
    const angle = back ? 180 : 0;
    const h = (w * 4) / 3;
    const fill = back ? "wrap" : "paper";
    const blob = back ? "" : `<ellipse rx="${w * 0.38}" ry="${h * 0.36}" fill="var(--wash)"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${turn})">
        <rect x="${-w / 2}" y="${-h / 2 + 7}" width="${w}" height="${h}" rx="${w * 0.17}" fill="rgba(20,35,28,.3)"/>
        <rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${w * 0.17}" fill="var(--${fill})" stroke="var(--line)" stroke-width="5"/>
        ${blob}${part(inside, 0, 0, w * 0.84, w * 0.84, angle)}</g>`;
}

function face(mind, x, y, r, tint) {
    const clip = `face-${mind}`;
    return `<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>
        <circle cx="${x}" cy="${y}" r="${r}" fill="var(--t${tint})"/>
        <g clip-path="url(#${clip})">${part(`draw-bot-${mind}`, x, y, r * 1.9)}</g>
        <circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--line)" stroke-width="6"/>`;
}

/** "That's not a …!", in signs. */
function doubt(x, y) {
    return `<g transform="translate(${x} ${y})" stroke="var(--line)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
        <path d="M-104-58c60-8 150-8 206 0 14 4 18 16 18 30v56c0 16-6 26-20 29-26 3-60 4-96 4l-66 44 18-45c-22 0-40-1-58-3-14-3-20-14-20-30v-54c0-16 4-28 18-31Z" fill="var(--paper)"/>
        <path d="M-78-14h52M-78 14h52M-38-34-66 34" fill="none" stroke-width="11"/>
        ${part("guitar", 46, 0, 112)}</g>`;
}

function table() {
    return `<ellipse cx="600" cy="560" rx="690" ry="330" fill="var(--lip)" stroke="var(--line)" stroke-width="6"/>
        <ellipse cx="600" cy="534" rx="690" ry="330" fill="var(--table)" stroke="var(--line)" stroke-width="6"/>
        <ellipse cx="600" cy="500" rx="520" ry="230" fill="var(--table-hi)"/>`;
}

export function picture() {
    const scene = [
        table(),
        face("fox", 250, 232, 74, 3),
        face("elephant", 950, 232, 74, 2),
        doubt(440, 108),
        part("draw-logo", 600, 330, 300, 365),
        card(250, 474, 132, -11, "teapot"),
        card(396, 506, 132, 6, "draw-arrow-black", true),
        `<g transform="translate(846 446) scale(1.4)">${part("draw-upturned", 0, 0, 160, 198)}${part("draw-puff", 0, 0, 160, 198)}${part("frog", 0, -35, 100)}</g>`,
        part("draw-hat", 1020, 506, 180, 162),
        face("raven", 92, 380, 62, 4),
        face("squirrel", 1112, 380, 62, 1),
    ].join("");
    const drawn = symbols([...used]).join("");
    return inColour(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" color="#1e1a17"><defs>${drawn}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="var(--wall)"/>${scene}</svg>`,
    );
}

/** The icon on paper: phones cut their own corners and show no transparency. */
export function icon() {
    const hat = read("public", "icon.svg").replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
    return inColour(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="var(--wall)"/><g transform="translate(8 7) scale(.75)">${hat}</g></svg>`,
    );
}
