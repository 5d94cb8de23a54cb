// Looks at every change of the page and at every frame: is something there that one person alone may
// see, before the device was handed to them or while no finger is on it?
(() => {
    let isHeld = false;
    let isConfirmed = false;
    let wasCovered = false;
    const found = { frames: 0, shown: 0, covers: 0, leaks: [] };
    Object.assign(window, { privateFrames: found });

    const at = (event, what) => event.target.closest?.(what);
    addEventListener("pointerdown", (event) => (isHeld = Boolean(at(event, ".hold"))), true);
    addEventListener("pointerup", () => (isHeld = false), true);
    addEventListener("keydown", (event) => (isHeld ||= Boolean(at(event, ".hold"))), true);
    addEventListener("keyup", () => (isHeld = false), true);
    addEventListener("click", (event) => (isConfirmed ||= Boolean(at(event, ".cover .btn"))), true);

    function secrets() {
        const known = window.hatbox?.();
        const drawn = [...document.querySelectorAll(".only, .looked .puff")];
        // Who has won is shown to everybody, with the box.
        if (known && !known.step) drawn.push(...document.querySelectorAll(".passed .box .puff"));
        return { drawn: drawn.length, sees: known?.table?.sees ?? null };
    }

    function look(when) {
        const isCovered = document.querySelector(".cover") !== null;
        if (isCovered && !wasCovered) {
            isConfirmed = false;
            found.covers += 1;
        }
        wasCovered = isCovered;
        const { drawn, sees } = secrets();
        found.shown += drawn && isHeld ? 1 : 0;
        if (drawn && (isCovered || !isHeld)) found.leaks.push(`${when}: drawn`);
        if (sees && (isCovered || !isConfirmed)) found.leaks.push(`${when}: known`);
    }

    function frame() {
        found.frames += 1;
        look("frame");
        requestAnimationFrame(frame);
    }
    requestAnimationFrame(frame);
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(() => look("change")).observe(document, everything);
})();
