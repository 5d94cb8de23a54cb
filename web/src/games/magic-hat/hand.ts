import type { GameHand } from "../../hand/hand";
import Hand from "./Hand.svelte";
import { lookingIntoBox } from "./moment";

export const hand: GameHand = {
    Hand,
    // The box is looked into when everybody has seen on the screen how the call ended.
    asks: (play) =>
        play.may.length > 0 ||
        play.table.sees?.place === "hat" ||
        lookingIntoBox(play) !== undefined,
};
