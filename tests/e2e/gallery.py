"""Screenshots of every screen and state: `python -m tests.e2e.gallery [folder] [name …]`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, sync_playwright

from tests.e2e import pages
from tests.e2e.states import STATES, Message, table

Prepare = Callable[[Page], None]
# How long after the message a moving scene is best looked at.
MOMENTS = {
    "fetched": 900, "reveal-false": 900, "reveal-true": 900, "hat-swap": 620,
    "hat-call-right": 1200, "hat-call-wrong": 1200, "hat-box": 900,
}  # fmt: skip


def at_table(message: Message) -> Prepare:
    def prepare(page: Page) -> None:
        pages.serve_files(page, pages.SEATED)
        pages.serve_table(page, message)
        page.goto(f"{pages.HOST}/t/PLUM7")
        page.wait_for_selector(".room .stage > *, .picker, .lobby, .between, .result")

    return prepare


def visiting(path: str, *, face: Message | None = None, bye: str = "") -> Prepare:
    def prepare(page: Page) -> None:
        pages.serve_files(page, face)
        pages.serve_table(page, {"type": "bye", "code": bye})
        page.goto(f"{pages.HOST}{path}")
        page.wait_for_selector("h1")

    return prepare


def then(first: Prepare, *labels: str) -> Prepare:
    """Tap through: each label is a button's or link's name."""

    def prepare(page: Page) -> None:
        first(page)
        for label in labels:
            page.click(label, timeout=5000)

    return prepare


def lost(page: Page) -> None:
    pages.serve_files(page, pages.SEATED)
    routes = []

    def welcome(socket: WebSocketRoute) -> None:
        routes.append(socket)
        if len(routes) > 1:
            socket.close()
            return
        socket.on_message(lambda _: socket.send(json.dumps(STATES["seats-4"]())))

    page.route_web_socket("**/socket", welcome)
    page.goto(f"{pages.HOST}/t/PLUM7")
    page.wait_for_selector(".room .stage > *")
    routes[0].close()
    page.wait_for_selector("[role=alert]")


TABLE = "/t/PLUM7"
SCREENS: dict[str, Prepare] = {
    "home": visiting("/"),
    "about": visiting("/about"),
    "home-settings": then(visiting("/"), "nav button:has([href$=icon-globe]) >> visible=true"),
    "rules-not-a-hat": visiting("/rules/not-a-hat"),
    "rules-magic-hat": visiting("/rules/magic-hat"),
    "invitation": visiting(TABLE, face=pages.FACE),
    "full": visiting(TABLE, face=pages.FACE | {"free_seats": 0}),
    "started": visiting(TABLE, face=pages.FACE | {"phase": "playing"}),
    "unknown-code": visiting(TABLE),
    "removed": visiting(TABLE, face=pages.SEATED, bye="removed"),
    "closed": visiting(TABLE, face=pages.SEATED, bye="closed"),
    "replaced": visiting(TABLE, face=pages.SEATED, bye="replaced"),
    "moving": visiting("/move#token"),
    "lost": lost,
    "menu": then(at_table(STATES["seats-4"]()), "header .icon >> nth=0"),
    "rules-sheet": then(at_table(STATES["seats-4"]()), "header .icon >> nth=1"),
    "muted": then(at_table(STATES["seats-4"]()), "header .icon >> nth=2"),
    "seat-closer": then(at_table(STATES["seats-5"]()), ".who >> nth=2"),
    "picked": then(
        at_table(STATES["giving"]()), "[data-gift=guitar]", ".tones label >> nth=2"
    ),
    "folded": then(at_table(STATES["giving"]()), ".head .icon"),
    "hat-calling": then(at_table(STATES["hat-choose"]()), ".animals button >> nth=4"),
    "onlooker-hats": at_table(STATES["hat-others-look"]() | {"you": table(None, None)["you"]}),
    "bots": then(at_table(STATES["lobby"]()), ".two .btn >> nth=1"),
    **{name: at_table(make()) for name, make in STATES.items()},
}  # fmt: skip


def shoot(folder: Path, names: list[str], variants: list[tuple[str, str, str]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        for size, theme, language in variants:
            for name in names:
                page = pages.new_page(browser, size, theme=theme, language=language)
                SCREENS[name](page)
                page.wait_for_timeout(MOMENTS.get(name, 450))
                page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
                page.context.close()
        browser.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "gallery")
    wanted = sys.argv[2:] or list(SCREENS)
    variants = [
        (size, theme, language)
        for size in pages.SIZES
        for theme in ("light", "dark")
        for language in ("en", "de")
    ]
    shoot(folder, wanted, variants)


if __name__ == "__main__":
    main()
