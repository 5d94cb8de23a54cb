// What a person cannot press: every control that is there and enabled must come into the window by
// scrolling, and then be hit where it is tapped.
() => {
    const wanted = "button:not(:disabled), a[href], input:not(:disabled), select, summary";
    const above = document.querySelector("dialog[open]") ?? document;
    const all = [...above.querySelectorAll(wanted)].filter(
        (one) =>
            one.checkVisibility({ visibilityProperty: true }) &&
            !one.closest("[inert]") &&
            one.getBoundingClientRect().width > 2,
    );
    const nameOf = (one) =>
        one.getAttribute("aria-label") || one.textContent.trim().slice(0, 40) || one.id || one.name;
    const isHit = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        const label = one.labels?.[0];
        return found && (one.contains(found) || found.contains(one) || label?.contains(found));
    };
    const lost = [];
    for (const one of all) {
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        if (!isHit(one)) one.scrollIntoView({ block: "center", inline: "center" });
        if (!isHit(one)) lost.push(nameOf(one));
    }
    return lost;
}
