// The file that somebody dropped on the page or chose; the replay reads it when it is shown.

import { go } from "./router.svelte";

export const dropped: { file: File | null } = { file: null };

export function open(file: File | null | undefined): void {
    if (!file) return;
    dropped.file = file;
    go("/replay");
}
