// An OpenMoji picture as one symbol. Lines of the same pen become one path: a page that shows
// 110 pictures has a third of the elements to make, to style and to paint.

import { short } from "./path-data.mjs";

const SHAPE = /<(path|line|polyline|polygon|circle|ellipse|rect)\b([^>]*?)\/?>/g;
const round = (rx, ry) => `a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${rx * -2} 0z`;

// How each shape is drawn as a path; `take` gives an attribute and crosses it out.
const PATHS = {
    path: (take) => take("d"),
    line: (take) => `M${take("x1")} ${take("y1")}L${take("x2")} ${take("y2")}`,
    polyline: (take) => `M${take("points").trim()}`,
    polygon: (take) => `M${take("points").trim()}z`,
    circle: (take) => ellipse(take("cx"), take("cy"), ...twice(take("r"))),
    ellipse: (take) => ellipse(take("cx"), take("cy"), take("rx"), take("ry")),
};

const twice = (value) => [value, value];
const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}${round(Number(rx), Number(ry))}`;

function attributesOf(text) {
    return new Map(
        Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    );
}

function pathOf(tag, attributes) {
    const take = (name) => {
        const value = attributes.get(name) ?? "0";
        attributes.delete(name);
        return value;
    };
    return PATHS[tag](take);
}

const told = (attributes) =>
    Array.from(attributes, ([name, value]) => ` ${name}="${value}"`)
        .sort()
        .join("");

/** Strokes of one pen may be joined; where something is filled or turned, shapes stay alone. */
function isLine(tag, attributes) {
    return tag in PATHS && attributes.get("fill") === "none" && !attributes.has("transform");
}

function shapesOf(svg) {
    const pens = new Map();
    const alone = [];
    for (const [, tag, text] of svg.matchAll(SHAPE)) {
        const attributes = attributesOf(text);
        if (!isLine(tag, attributes)) {
            alone.push(`<${tag}${told(attributes)}/>`);
            continue;
        }
        const d = pathOf(tag, attributes);
        const pen = told(attributes);
        pens.set(pen, (pens.get(pen) ?? "") + short(d));
    }
    return [...Array.from(pens, ([pen, d]) => `<path${pen} d="${d}"/>`), ...alone];
}

export function symbolOf(id, viewBox, svg) {
    const lines = svg
        .replace(/<!--[\s\S]*?-->/g, "")
        .replace(/ id="[^"]*"/g, "")
        .replace(/ stroke-miterlimit="10"/g, "")
        .replace(/#000000|#000\b/gi, "currentColor")
        .replace(/fill="#fff(fff)?"/gi, 'fill="none"');
    return `<symbol id="${id}" viewBox="${viewBox}">${shapesOf(lines).join("")}</symbol>`;
}
