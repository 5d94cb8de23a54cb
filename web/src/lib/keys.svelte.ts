// One key for each choice on the screen. A choice names its key by its place on the keyboard
// (`data-key="KeyT"`), so that it works in every layout; what is shown is the letter on that key.

import { afterPaint } from "./painted.svelte";

interface LayoutMap {
    get(code: string): string | undefined;
}
interface WithKeyboard {
    keyboard?: { getLayoutMap?: () => Promise<LayoutMap> };
}

class Keyboard {
    letters = $state.raw<LayoutMap | null>(null);
}
const keyboard = new Keyboard();

/** Which letters are on the keys; browsers that do not tell get the Latin ones. */
export async function learnLayout(): Promise<void> {
    const asked = (navigator as WithKeyboard).keyboard?.getLayoutMap?.();
    keyboard.letters = (await asked?.catch(() => null)) ?? null;
}

export function keyName(code: string): string {
    const letter = keyboard.letters?.get(code) ?? code.replace(/^(Key|Digit)/, "");
    return letter.toUpperCase();
}

export function isTyping(event: KeyboardEvent): boolean {
    const { target } = event;
    return target instanceof HTMLInputElement && target.type !== "radio";
}

/** For a key that belongs to the page: no shortcut of the browser, and no sheet is open. */
export function isFree(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
    return !document.querySelector("dialog[open]");
}

/** Presses what has this key, if it can be pressed; what may be done while typing says so. */
export function pressByKey(event: KeyboardEvent): void {
    if (!isFree(event) || event.repeat) return;
    const all = document.querySelectorAll<HTMLElement>(`[data-key="${event.code}"]`);
    const found = [...all].find((one) => isOffered(one) && (!isTyping(event) || isQuick(one)));
    if (!found) return;
    event.preventDefault();
    found.click();
}

const isQuick = (one: HTMLElement) => "quick" in one.dataset;

export function isOffered(one: HTMLElement): boolean {
    if (one.matches(":disabled") || one.closest("[inert]")) return false;
    return one.checkVisibility({ visibilityProperty: true });
}

// A phone would show its own keyboard.
export const hasKeyboard = () => matchMedia("(hover: hover) and (pointer: fine)").matches;

// Where a decision is made, the nearest to it first.
const DECISIONS = [
    ".note .btn",
    ".hold",
    ".picker h2",
    ".place.can",
    ".dock.mine .box-done",
    ".dock h2",
    ".between .btn.acc",
    ".result .btn",
];

/** Puts the focus where the decision is, if it was lost, or because the decision is new. */
export function focusDecision(isNew: boolean): void {
    const active = document.activeElement;
    const isLost = !active || active === document.body || !active.checkVisibility();
    const isElsewhere = active?.closest("header, input, dialog, .foot, .search");
    if (document.querySelector("dialog[open]") || (!isLost && (!isNew || isElsewhere))) return;
    for (const where of hasKeyboard() ? [".picker input", ...DECISIONS] : DECISIONS) {
        const found = [...document.querySelectorAll<HTMLElement>(where)].find(isOffered);
        if (found) return found.focus({ preventScroll: true });
    }
}

// The board is painted a moment after the dock.
const PAINTED_MS = 160;

/** Puts the focus there when it can be seen, unless somebody has moved it meanwhile. Returns how to
 * call it off. */
export function followDecision(isNew: boolean): () => void {
    let last = document.activeElement;
    const follow = () => {
        focusDecision(isNew && document.activeElement === last);
        last = document.activeElement;
    };
    const callOff = afterPaint(follow);
    const later = setTimeout(follow, PAINTED_MS);
    return () => {
        callOff();
        clearTimeout(later);
    };
}
