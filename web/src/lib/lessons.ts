// The way into a lesson: from the home page, and from the rules.

import type { GameName } from "../generated/wire";
import { openLesson } from "./api";
import { codeOf } from "./refused";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "./text.svelte";

/** Opens the lesson of a game and goes there, or says why not. */
export async function openedLesson(game: GameName): Promise<string> {
    try {
        const { code } = await openLesson({ game, name: settings.name || t("guest-name") });
        go(`/t/${code}`);
        return "";
    } catch (refusal) {
        return codeOf(refusal);
    }
}
