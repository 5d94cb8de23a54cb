import type { BrowserGame } from "..";
import Opened from "./Opened.svelte";
import Poster from "./Poster.svelte";
import RulesPicture from "./RulesPicture.svelte";
import Screen from "./Screen.svelte";
import SeatDetails from "./SeatDetails.svelte";
import Trophies from "./Trophies.svelte";
import { announce, roundOf, roundOver, soundOf } from "./words";

export const notAHat: BrowserGame = {
    Screen,
    Poster,
    RulesPicture,
    Opened,
    SeatDetails,
    Trophies,
    areMinusPoints: true,
    company: ["squirrel", "fox", "goldfish"],
    announce,
    roundOf,
    roundOver,
    soundOf,
};
