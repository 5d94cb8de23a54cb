import type { ReplayBoard } from "../../afterwards/board";
import Board from "./ReplayBoard.svelte";

export const board: ReplayBoard = {
    Board,
    hasOneMemory: false,
    hasBelief: (frame, seat) => frame.game === "magic-hat" && frame.beliefs[seat] !== null,
};
