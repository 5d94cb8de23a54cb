import type { BrowserGame } from "..";
import { ANIMAL_KEYS } from "./AnimalRow.svelte";
import Poster from "./Poster.svelte";
import Revealed from "./Revealed.svelte";
import Screen from "./Screen.svelte";
import Trophies from "./Trophies.svelte";
import { announce, calmer, roundOf, roundOver } from "./words";
import { pointsOf } from "./wand";

export const magicHat: BrowserGame = {
    Screen,
    Poster,
    scenes: () => import("./rules"),
    replay: () => import("./replay-board"),
    hand: () => import("./hand"),
    ears: () => import("./ears"),
    Revealed,
    Trophies,
    areMinusPoints: false,
    pointsOf,
    keys: [
        { codes: ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5"], text: "hat" },
        { codes: ANIMAL_KEYS, text: "animal-cards" },
        { codes: ["KeyC"], text: "say-send" },
        { codes: ["Escape"], text: "back" },
        { codes: ["KeyX"], text: "extra-skip" },
    ],
    company: ["squirrel", "fox"],
    announce,
    calmer,
    roundOf,
    roundOver,
};
