// Where on the page a hand points in the lesson of this game.

import type { Step } from "../../generated/wire";

export function targetOf({ points, at }: Step): Element | null | undefined {
    switch (points) {
        case "box":
            return document.querySelector("main .box span");
        case "place":
            return document.querySelectorAll("main .place")[at ?? 0];
        case "seat":
            return document.querySelectorAll('main [role="group"] .who')[at ?? 0];
        case "animals":
            return (
                document.querySelector(".hat-answers .acc") ??
                document.querySelector(".dock .animals")
            );
    }
    return null;
}
