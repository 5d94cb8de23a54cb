// A game with bots, at once.

import { gameOf } from "../games";
import type { GameName } from "../generated/wire";
import { minds, openTable } from "./api";
import { ofLevel, opponents, startOnArrival } from "./opponents";
import { settings } from "./settings.svelte";
import { t } from "./text.svelte";

/** Opens a table with the usual company; the game begins when its player is there. */
export async function tableWithBots(game: GameName): Promise<string> {
    const known = await minds().catch(() => []);
    const { code } = await openTable({
        game,
        name: settings.name || t("guest-name"),
        minds: [...opponents(ofLevel(gameOf(game).company, settings.level), known)],
        results: settings.results[game] ?? [],
        // Nobody else waits, so nobody is hurried.
        clock: "off",
    });
    startOnArrival(code);
    return code;
}
