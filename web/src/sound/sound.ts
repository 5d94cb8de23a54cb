// Whether anything is heard or felt now: one switch for all of it.

import { settings } from "../lib/settings.svelte";
import { perform, type Sound } from "./palette";

let context: AudioContext | null = null;

/** Before the first touch a browser plays nothing; a sound that waits for it comes too late. */
export const mayBeHeard = () =>
    settings.sound && globalThis.navigator?.userActivation?.hasBeenActive !== false;

export function play(sound: Sound): void {
    if (!mayBeHeard() || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    perform(context, sound);
}

/** Where a device can: phones on a table, and in a hand before a big screen. */
export function buzz(...pattern: number[]): void {
    if (mayBeHeard()) globalThis.navigator?.vibrate?.(pattern);
}
