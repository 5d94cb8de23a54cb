import type { BrowserGame } from "..";
import Opened from "./Opened.svelte";
import Poster from "./Poster.svelte";
import Screen from "./Screen.svelte";
import SeatDetails from "./SeatDetails.svelte";
import Trophies from "./Trophies.svelte";
import { announce, roundOf, roundOver } from "./words";

export const notAHat: BrowserGame = {
    Screen,
    Poster,
    scenes: () => import("./rules"),
    replay: () => import("./replay-board"),
    hand: () => import("./hand"),
    ears: () => import("./ears"),
    Opened,
    SeatDetails,
    Trophies,
    areMinusPoints: true,
    roundPoints: (table, seat) =>
        table.view?.game === "not-a-hat" && (table.rounds ?? 1) > 1
            ? table.view.places[seat]?.penalties.length
            : undefined,
    keys: [
        { codes: ["KeyT"], text: "answer-accept" },
        { codes: ["KeyN"], text: "answer-refuse" },
        { codes: ["Digit1", "Digit2", "Digit3"], text: "tone" },
        { codes: ["Escape"], text: "picker-fold" },
    ],
    company: ["squirrel", "fox", "goldfish"],
    announce,
    roundOf,
    roundOver,
};
