import type { GameHand } from "../../hand/hand";
import Hand from "./Hand.svelte";

export const hand: GameHand = { Hand, asks: (play) => play.may.length > 0 };
