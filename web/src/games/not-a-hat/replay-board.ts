import type { ReplayBoard } from "../../afterwards/board";
import Board from "./ReplayBoard.svelte";

export const board: ReplayBoard = {
    Board,
    hasOneMemory: true,
    hasBelief: (frame, seat) => frame.game === "not-a-hat" && frame.belief?.seat === seat,
    noteOn: (frame) => (frame.game === "not-a-hat" && frame.belief?.bluff ? "film-bluff" : ""),
};
