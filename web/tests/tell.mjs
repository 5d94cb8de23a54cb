// Tells messages in one language: [[message, {variable: value}], …] in, the texts out.
// tests/locales/test_javascript.py compares them with what Python tells.

import { readdirSync, readFileSync } from "node:fs";
import { Tongue } from "../src/lib/tongue.ts";

const language = process.argv[2];
const folder = new URL(`../../src/hatbox/locales/${language}/`, import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
const source = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
const tongue = new Tongue(language, source);

function tell([name, args]) {
    const [id, attribute] = name.split(".");
    const message = tongue.message(id);
    const pattern = attribute ? message.attributes[attribute] : message.value;
    return tongue.bundle.formatPattern(pattern, args);
}

const asked = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(asked.map(tell)));
