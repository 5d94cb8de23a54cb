// The notes of a first game, in the order in which they are told.

import type { Mark } from "../../lib/coach";

// So many own turns before a call is worth a thought.
const TURNS_BEFORE_A_CALL = 2;

export const marks: Mark[] = [
    { id: "look", isDue: (play) => play.can("look") },
    { id: "swap", isDue: (play) => play.can("swap") },
    {
        id: "follow",
        isDue: ({ table: { view }, you }, { swaps }) =>
            swaps > 0 && view?.game === "magic-hat" && "seat" in view.now && view.now.seat !== you,
    },
    {
        id: "call",
        isDue: (play, { swaps }) => play.can("call") && swaps >= TURNS_BEFORE_A_CALL,
        find: () => document.querySelector(".dock .animals"),
    },
];
