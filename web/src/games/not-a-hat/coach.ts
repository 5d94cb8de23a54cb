// The notes of a first game, in the order in which they are told.

import type { Mark } from "../../lib/coach";
import type { Play } from "../../lib/play.svelte";

/** Before anything was turned over, what lies there was fetched. */
function isUntouched({ table: { view } }: Play): boolean {
    if (view?.game !== "not-a-hat") return false;
    return view.places.every(
        ({ gifts, penalties }) => penalties.length === 0 && gifts.every((gift) => "object" in gift),
    );
}

const inPicker = () =>
    [".picker .slice .card", ".picker h2"]
        .map((part) => document.querySelector(part))
        .find((found) => found && found.getClientRects().length > 0);

export const marks: Mark[] = [
    {
        id: "fetched",
        isDue: (play, { last }) => play.can("offer") && (last.has("fetched") || isUntouched(play)),
        find: inPicker,
    },
    {
        id: "oldest",
        isDue: (play, { last }) => play.can("offer") && last.has("took-oldest"),
        find: inPicker,
    },
    { id: "answer", isDue: (play) => play.can("accept") },
    { id: "untrue", isDue: (play) => play.can("offer") },
];
