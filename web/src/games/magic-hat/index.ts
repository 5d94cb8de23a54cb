import type { BrowserGame } from "..";
import Poster from "./Poster.svelte";
import Revealed from "./Revealed.svelte";
import RulesPicture from "./RulesPicture.svelte";
import Screen from "./Screen.svelte";
import Trophies from "./Trophies.svelte";
import { announce, calmer, roundOf, roundOver, soundOf } from "./words";

export const magicHat: BrowserGame = {
    Screen,
    Poster,
    RulesPicture,
    Revealed,
    Trophies,
    areMinusPoints: false,
    company: ["squirrel", "fox"],
    announce,
    calmer,
    roundOf,
    roundOver,
    soundOf,
};
