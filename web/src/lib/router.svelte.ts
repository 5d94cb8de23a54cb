// The address is the only place that says where you are.

import { GAMES } from "../generated/rules";
import type { GameName } from "../generated/wire";

export type Route =
    | { page: "home" }
    | { page: "table"; code: string }
    /** A finished game of a table, or without a code the file that was just opened. */
    | { page: "replay"; code: string; number: string }
    | { page: "rules"; game: GameName }
    | { page: "move"; token: string }
    | { page: "together" }
    /** A big screen: at a table, or asking which one to show. */
    | { page: "tv"; code: string; token: string }
    | { page: "about" };

export function routeOf(path: string, hash = ""): Route {
    const [, first = "", second = "", third = "", fourth = "last"] = path.split("/");
    if (first === "t" && second && third === "replay")
        return { page: "replay", code: second.toUpperCase(), number: fourth };
    if (first === "replay") return { page: "replay", code: "", number: "" };
    if (first === "t" && second) return { page: "table", code: second.toUpperCase() };
    if (first === "rules") return { page: "rules", game: gameNamed(second) };
    if (first === "move") return { page: "move", token: second || hash.slice(1) };
    if (first === "tv") return { page: "tv", code: second.toUpperCase(), token: hash.slice(1) };
    if (first === "about" || first === "together") return { page: first };
    return { page: "home" };
}

/** The game of an address, or the first one. */
function gameNamed(name: string): GameName {
    return GAMES.find((game) => game === name) ?? GAMES[0];
}

class Router {
    route = $state.raw<Route>({ page: "home" });
}
const router = new Router();

export const here = (): Route => router.route;

function look(): void {
    router.route = routeOf(location.pathname, location.hash);
}

export function go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    look();
    scrollTo(0, 0);
}

/** Links inside the app are followed without loading the page again. */
function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a[href^='/']");
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
        return;
    if (!isPlain || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    go(link.pathname + link.hash);
}

export function startRouter(): void {
    look();
    addEventListener("popstate", look);
    addEventListener("click", follow);
}
