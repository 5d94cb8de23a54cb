// The result as a picture to share, drawn on this device: nothing of it goes to a server.

import awardsSprite from "../generated/awards.svg?url";
import furniture from "../generated/furniture.svg?url";
import type { Award } from "../generated/wire";
import { FACES } from "../lib/bots";
import { personAt, type Person } from "../lib/person";
import type { Standing } from "../lib/ranking";
import { t } from "../lib/text.svelte";

export interface Result {
    title: string;
    game: string;
    standing: readonly Standing[];
    people: readonly (Person & { mind: string | null })[];
    awards: readonly Award[];
}

export type Shared = "shared" | "saved" | "failed";

const WIDTH = 1080;
const EDGE = 70;
const ROW = 96;
const AWARD = 112;
const INK = "#1e1a17";
const INK_2 = "#5a4e43";
const TINTS = [
    "#f6dfa8",
    "#cfe3ee",
    "#f3cfc2",
    "#dcd3ec",
    "#d5e4c3",
    "#f4d9b5",
    "#cfe0da",
    "#eed3de",
];
// Our drawings take their colours from the page; a picture is always drawn in daylight.
const COLOURS: Readonly<Record<string, string>> = {
    wrap: "#e3be82",
    "wrap-2": "#d3a967",
    paper: "#fffaee",
    wash: "#f6e4be",
};
const SAY = (size: number) => `700 ${size}px Shan, Bals, sans-serif`;
const PLAIN = (size: number, weight = 400) => `${weight} ${size}px Bals, sans-serif`;

export async function shareResult(result: Result): Promise<Shared> {
    try {
        const picture = await drawn(result);
        return await handOn(new File([picture], "hatbox.png", { type: "image/png" }), result.title);
    } catch {
        return "failed";
    }
}

async function handOn(file: File, title: string): Promise<Shared> {
    const wish = { files: [file], title };
    if (navigator.canShare?.(wish)) {
        try {
            await navigator.share(wish);
            return "shared";
        } catch (trouble) {
            if ((trouble as Error).name === "AbortError") return "shared";
        }
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return "saved";
}

export async function drawn(result: Result): Promise<Blob> {
    const { standing, awards } = result;
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = 330 + standing.length * ROW + 60 + awards.length * AWARD + 90;
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("There is no canvas.");
    await Promise.all([document.fonts.load(SAY(40)), document.fonts.load(PLAIN(30))]);
    await draw(pen, result, await sprites(), canvas.height);
    return new Promise((done, broken) =>
        canvas.toBlob((blob) => (blob ? done(blob) : broken(new Error("no picture")))),
    );
}

type Sprites = (id: string) => Promise<HTMLImageElement>;

/** A symbol of our sprites as an image of its own. */
async function sprites(): Promise<Sprites> {
    const sources = await Promise.all(
        [furniture, awardsSprite].map(async (url) => (await fetch(url)).text()),
    );
    const known = sources.map((source) => new DOMParser().parseFromString(source, "image/svg+xml"));
    return async (id) => {
        const symbol = known.map((one) => one.getElementById(id)).find((found) => found !== null);
        const box = symbol?.getAttribute("viewBox") ?? "0 0 10 10";
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="256" height="256" color="${INK}" fill="${INK}">${inDaylight(symbol?.innerHTML ?? "")}</svg>`;
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        return image;
    };
}

function inDaylight(lines: string): string {
    return lines.replace(/var\(--([\w-]+)\)/g, (_, name: string) => COLOURS[name] ?? INK);
}

async function draw(
    pen: CanvasRenderingContext2D,
    result: Result,
    sprite: Sprites,
    height: number,
): Promise<void> {
    pen.fillStyle = "#f3e6cc";
    pen.fillRect(0, 0, WIDTH, height);
    confetti(pen);
    pen.textBaseline = "middle";
    pen.textAlign = "center";
    text(pen, result.game, WIDTH / 2, 90, PLAIN(34, 700), INK_2);
    text(pen, result.title, WIDTH / 2, 180, SAY(84), INK);
    const top = 270;
    panel(pen, top, result.standing.length * ROW + 24);
    pen.textAlign = "left";
    for (const [index, row] of result.standing.entries())
        await standingRow(pen, result, row, top + 12 + index * ROW, sprite);
    let y = top + result.standing.length * ROW + 24 + 50;
    for (const award of result.awards) {
        await awardRow(pen, result, award, y, sprite);
        y += AWARD;
    }
    pen.textAlign = "center";
    text(pen, `Hatbox · ${location.host}`, WIDTH / 2, height - 50, PLAIN(28), INK_2);
}

function confetti(pen: CanvasRenderingContext2D): void {
    const colours = ["#cf3618", "#d3a967", "#759f8a"];
    for (let index = 0; index < 26; index++) {
        const side = index % 2 ? 1 : -1;
        const x = WIDTH / 2 + side * (230 + ((index * 37) % 100) * 3);
        pen.fillStyle = colours[index % 3] ?? INK;
        pen.beginPath();
        pen.ellipse(x, 16 + ((index * 53) % 100) * 1.05, 12, 5, index, 0, Math.PI * 2);
        pen.fill();
    }
}

/** As large as it may be, and as small as it must. */
function text(
    pen: CanvasRenderingContext2D,
    words: string,
    x: number,
    y: number,
    font: string,
    colour: string,
    most = WIDTH - 2 * EDGE,
): void {
    pen.fillStyle = colour;
    pen.font = font;
    for (let size = Number(/(\d+)px/.exec(font)?.[1]); size > 16; size -= 2) {
        if (pen.measureText(words).width <= most) break;
        pen.font = font.replace(/\d+px/, `${size}px`);
    }
    pen.fillText(words, x, y, most);
}

function panel(pen: CanvasRenderingContext2D, y: number, height: number): void {
    pen.beginPath();
    pen.roundRect(EDGE, y, WIDTH - 2 * EDGE, height, [36, 44, 34, 46]);
    pen.fillStyle = "#fcf3e0";
    pen.strokeStyle = INK;
    pen.lineWidth = 5;
    pen.fill();
    pen.stroke();
}

async function standingRow(
    pen: CanvasRenderingContext2D,
    { people }: Result,
    { seat, rank, shown }: Standing,
    y: number,
    sprite: Sprites,
): Promise<void> {
    const middle = y + ROW / 2;
    text(pen, String(rank), EDGE + 40, middle, SAY(44), INK);
    await face(pen, seat, people[seat]?.mind ?? null, EDGE + 140, middle, sprite);
    text(pen, personAt(people, seat).name, EDGE + 205, middle, PLAIN(40, 700), INK, 540);
    pen.textAlign = "right";
    text(pen, shown, WIDTH - EDGE - 40, middle, SAY(46), INK);
    pen.textAlign = "left";
}

async function face(
    pen: CanvasRenderingContext2D,
    seat: number,
    mind: string | null,
    x: number,
    y: number,
    sprite: Sprites,
): Promise<void> {
    const bot = mind && FACES.includes(mind) ? `draw-bot-${mind}` : "draw-bot";
    const picture = await sprite(mind ? bot : `person-${(seat % 8) + 1}`);
    pen.save();
    circle(pen, x, y, 37);
    pen.fillStyle = TINTS[seat % 8] ?? "#fffaee";
    pen.fill();
    pen.clip();
    pen.drawImage(picture, x - 37, y - 37, 74, 74);
    pen.restore();
    circle(pen, x, y, 37);
    pen.lineWidth = 4.5;
    pen.strokeStyle = INK;
    pen.stroke();
}

function circle(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
}

async function awardRow(
    pen: CanvasRenderingContext2D,
    { people }: Result,
    { award, seat, count }: Award,
    y: number,
    sprite: Sprites,
): Promise<void> {
    const middle = y + AWARD / 2;
    rosette(pen, EDGE + 60, middle);
    pen.drawImage(await sprite(award), EDGE + 29, middle - 31, 62, 62);
    text(pen, t(`award-${award}`), EDGE + 140, middle - 22, SAY(40), INK, WIDTH - 2 * EDGE - 150);
    const reason = `${personAt(people, seat).name}: ${t(`award-${award}.reason`, { count })}`;
    text(pen, reason, EDGE + 140, middle + 24, PLAIN(30), INK_2, WIDTH - 2 * EDGE - 150);
}

function rosette(pen: CanvasRenderingContext2D, x: number, y: number): void {
    pen.beginPath();
    for (let index = 0; index <= 56; index++) {
        const angle = (index / 56) * Math.PI * 2;
        const radius = index % 2 ? 46 : 52;
        pen.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    pen.fillStyle = "#e3be82";
    pen.strokeStyle = INK;
    pen.lineWidth = 3.5;
    pen.fill();
    pen.stroke();
    circle(pen, x, y, 38);
    pen.fillStyle = "#fffaee";
    pen.fill();
    pen.stroke();
}
