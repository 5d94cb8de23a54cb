// The service worker: the shell starts at once, and a visit without a line finds the rules.
// It touches neither the API nor sockets, so playing never depends on it. `build/worker.mjs`
// fills in what this build has; another build is another worker with a cache of its own.

const BUILD = "@build";
const FILES = ["@files"];
const TEXTS = { "@texts": [] };

const SHELL = "/";
const PREFIX = "hatbox-";
const CACHE = PREFIX + BUILD;
// A page of the build before may still be open, and ask for the parts that it has not shown yet.
const BUILDS_KEPT = 2;
// So long a page is waited for that may be newer than ours.
const PATIENCE_MS = 700;
const AWAY = [502, 503, 504];

addEventListener("install", (event) => event.waitUntil(prepare()));
addEventListener("activate", (event) => event.waitUntil(takePlace()));
addEventListener("message", (event) => event.waitUntil(hear(event.data)));
addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return;
    if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
    else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(page(request));
});

/** As the server does: what has no dot is the single page, unless it is the API's. */
function isPage(pathname) {
    return !/^\/(api|socket|metrics|health|ready)\b|\./.test(pathname);
}

async function prepare() {
    const cache = await caches.open(CACHE);
    await cache.addAll([SHELL, ...FILES, ...textsOf(navigator.languages)]);
}

function textsOf(languages) {
    const short = languages.map((language) => language.slice(0, 2).toLowerCase());
    return [...new Set(short)].flatMap((language) => TEXTS[language] ?? []);
}

async function takePlace() {
    const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const old = builds.filter((name) => name !== CACHE);
    await Promise.all(old.slice(0, 1 - BUILDS_KEPT).map((name) => caches.delete(name)));
    await clients.claim();
}

/** A page says in which language it is read, or that it has just been opened away from a table. */
async function hear({ language, isIdle }) {
    if (language) await (await caches.open(CACHE)).addAll(textsOf([language]));
    if (isIdle && (await isAlone())) await skipWaiting();
}

/** Another window may have a table open: then the next visit will do. */
async function isAlone() {
    const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
    return windows.length <= 1;
}

/** What is in assets/ never changes. */
async function asset(request) {
    const known = await caches.match(request);
    if (known) return known;
    const found = await fetch(request);
    if (found.ok) await (await caches.open(CACHE)).put(request, found.clone());
    return found;
}

/** The server's page if it comes soon, for it may be newer; else the one that we have. */
async function page(request) {
    const known = await (await caches.open(CACHE)).match(SHELL);
    if (!known) return fetch(request);
    const found = fetch(request).then(
        (answer) => (AWAY.includes(answer.status) ? known : answer),
        () => known,
    );
    return Promise.race([found, later(PATIENCE_MS, known)]);
}

function later(ms, answer) {
    return new Promise((done) => setTimeout(() => done(answer.clone()), ms));
}
