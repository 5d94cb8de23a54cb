// Tables that are open to anybody: the list, and a seat at one of them.

import { RULES, type GameOption } from "../generated/rules";
import type { FindSeat, ListedTable, OpenTables, SeatTaken } from "../generated/wire";
import { ask, sit } from "./api";
import { settings, change } from "./settings.svelte";
import { t } from "./text.svelte";

export const openTables = () => ask<OpenTables>("GET", "/api/open-tables");
export const findSeat = (wish: FindSeat) => ask<SeatTaken>("POST", "/api/open-tables/seat", wish);
export const joinTable = (code: string, name: string) => sit(code, { name, wait: true });

/** The language by its own name, as its speakers look for it. */
export function languageName(code: string): string {
    if (!code) return "";
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** What was agreed there and is not as usual. */
export function optionsOf({ game, options }: ListedTable): string[] {
    const known: readonly GameOption[] = RULES[game].options;
    return known
        .filter(({ name, default: usual }) => options[name] !== usual)
        .map(({ name, label }) =>
            t("option-is", { option: t(label), value: wordOf(name, options[name]) }),
        );
}

function wordOf(name: string, value: unknown): string {
    if (typeof value === "boolean") return t(value ? "on" : "off");
    return typeof value === "number" ? String(value) : t(`${name}-${String(value)}`);
}

const hiddenKey = (code: string, name: string) => `${code} ${name}`;

export const isHidden = (code: string, name: string) =>
    settings.hidden.includes(hiddenKey(code, name));

const MOST_HIDDEN = 100;

/** For this device alone: name and reactions of somebody at a table. */
export function hide(code: string, name: string, hidden: boolean): void {
    const key = hiddenKey(code, name);
    const others = settings.hidden.filter((one) => one !== key);
    change({ hidden: (hidden ? [...others, key] : others).slice(-MOST_HIDDEN) });
}
