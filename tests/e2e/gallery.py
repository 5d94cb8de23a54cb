"""Screenshots of every screen and state: `python -m tests.e2e.gallery [folder] [name …]`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, sync_playwright

from hatbox.server.heartbeat import PING, PONG
from tests.e2e import pages
from tests.e2e.sofa_screens import SOFA
from tests.e2e.states import STATES, Message, lobby, simulated, table, with_faces, with_public

Prepare = Callable[[Page], None]
# How long after the message a moving scene is best looked at.
MOMENTS = {
    "fetched": 900, "said-no": 600, "reveal-false": 2700, "reveal-true": 2700, "hat-swap": 620,
    "thanked": 500, "hat-begins": 700, "hat-called": 700, "hat-call-right": 2700,
    "hat-call-wrong": 1900, "hat-won-as-last": 4200, "hat-box": 900,
    "tv-reveal": 2700, "tv-swap": 620,
}  # fmt: skip


def at_table(message: Message) -> Prepare:
    def prepare(page: Page) -> None:
        pages.serve_files(page, pages.SEATED, lambda: message.get("told"))
        pages.serve_table(page, *before(message), message)
        page.goto(f"{pages.HOST}/t/PLUM7")
        page.wait_for_selector(".room .stage > *, .picker, .lobby, .between, .result, .lesson")

    return prepare


def before(message: Message) -> list[Message]:
    """What a player was told before something happened."""
    return [message["before"]] if "before" in message else []


def visiting(
    path: str, *, face: Message | None = None, bye: str = "", told: Message | None = None
) -> Prepare:
    def prepare(page: Page) -> None:
        pages.serve_files(page, face, lambda: told)
        pages.serve_table(page, {"type": "bye", "code": bye})
        page.goto(f"{pages.HOST}{path}")
        page.wait_for_selector("h1")

    return prepare


def then(first: Prepare, *labels: str) -> Prepare:
    """Tap through: each label is a button's or link's name."""

    def prepare(page: Page) -> None:
        first(page)
        for label in labels:
            page.click(label)

    return prepare


def open_table(code: str, game: str, **more: Any) -> Message:
    options = (
        {"gifts": 2, "arrows": "black", "rounds": "players"}
        if game == "not-a-hat"
        else {"expert": True}
    )
    return {
        "code": code, "game": game, "options": options, "clock": "relaxed", "language": "uk",
        "people": 2, "minds": 2, "free_seats": 2, "waits": True, "since": 0,
    } | more  # fmt: skip


OPEN_TABLES = [
    open_table("PLUM7", "not-a-hat"),
    open_table("KDF7QX", "magic-hat", language="en", minds=0, waits=False, since=120_000),
]


def public_home(*tables: Message) -> Prepare:
    def prepare(page: Page) -> None:
        pages.serve_files(page, tables=list(tables))
        page.goto(pages.HOST)
        page.wait_for_selector(".now")

    return prepare


def public_lobby(page: Page) -> None:
    pages.serve_files(page, pages.SEATED, tables=[])
    pages.serve_table(page, STATES["lobby-open"]())
    page.goto(f"{pages.HOST}/t/PLUM7")
    page.wait_for_selector("[name=listed] >> nth=0", state="attached")


def folded(page: Page) -> None:
    """On wide screens the picker leaves the table in sight, and there is nothing to fold."""
    at_table(STATES["giving"]())(page)
    if page.is_visible(".head .fold"):
        page.click(".head .fold")


def lost(page: Page) -> None:
    pages.serve_files(page, pages.SEATED)
    routes = []

    def welcome(socket: WebSocketRoute) -> None:
        routes.append(socket)
        if len(routes) > 1:
            socket.close()
            return
        table = json.dumps(STATES["seats-4"]())
        socket.on_message(lambda text: socket.send(PONG if text == PING else table))

    page.route_web_socket(pages.SOCKET, welcome)
    page.goto(f"{pages.HOST}/t/PLUM7")
    page.wait_for_selector(".room .stage > *")
    routes[0].close()
    page.wait_for_selector("[role=alert]")


def not_saving(page: Page) -> None:
    pages.serve_files(page, pages.SEATED)
    pages.serve_table(page, STATES["giving"](), {"type": "saving", "ok": False})
    page.goto(f"{pages.HOST}/t/PLUM7")
    page.wait_for_selector(".veil")


def newcomer(first: Prepare) -> Prepare:
    """On a device that nobody has played on."""

    def prepare(page: Page) -> None:
        first(page)
        page.evaluate("() => { sessionStorage.newcomer = 'yes' }")
        page.reload()
        page.wait_for_selector(".coach.shown")

    return prepare


KEPT = """Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {
  controller: {}, register: async () => ({}), ready: new Promise(() => undefined) } })"""


def offline(page: Page) -> None:
    """A page that the device has kept, and no line to its server."""
    pages.serve_files(page)
    page.route(f"{pages.HOST}/health", lambda route: route.abort())
    page.add_init_script(KEPT)
    page.goto(pages.HOST)
    page.wait_for_selector(".away")


def on_tv(message: Message, *, host: bool = False, number: int | None = None) -> Prepare:
    """What a big screen shows of a table; as the host it has the role from a player.

    `number`: it is one of several.
    """
    more: Message = {"host": True, "hosting": "return"} if host else {}
    if number:
        more["screen"] = number

    def watched(message: Message) -> Message:
        return message | {"you": table(None, None)["you"] | more}

    def prepare(page: Page) -> None:
        pages.serve_files(page, pages.FACE, lambda: message.get("told"))
        pages.serve_table(page, *map(watched, before(message)), watched(message))
        page.goto(f"{pages.HOST}/tv/PLUM7")
        page.wait_for_selector(".room .stage > *, .tv-lobby img, .between, .tv-result")

    return prepare


def with_role(hosting: str, *, host: bool, screens: int = 1) -> Prepare:
    """A player before a big screen, who may lend it the role of the host or take it back."""
    message = with_public(lobby(4), screens=screens)
    message["public"]["seats"][0]["host"] = host
    several = {"lends_to": screens} if screens > 1 else {}
    message["you"] |= {"host": host, "hosting": hosting} | several

    def prepare(page: Page) -> None:
        before_screen(page, message, ".lobby")
        page.locator(".more > .btn.quiet").last.scroll_into_view_if_needed()

    return prepare


def before_screen(page: Page, message: Message, shown: str) -> None:
    """A phone before a big screen; its person is asked once whether they see it."""
    pages.serve_files(page, pages.SEATED)
    pages.serve_table(page, message)
    page.goto(f"{pages.HOST}{TABLE}")
    page.wait_for_selector(f".offer, {shown}:has([aria-pressed]), .hand")
    if page.is_visible(".offer"):
        page.click(".offer .btn.ink")
    page.wait_for_selector(shown)


def in_hand(message: Message) -> Prepare:
    with_screen = with_public(message, screens=1)
    return lambda page: before_screen(page, with_screen, ".hand")


TABLE = "/t/PLUM7"
GIFTS_TOLD = simulated("not-a-hat", 5)
MANY_TOLD = simulated("not-a-hat", 8, gifts=2)
HATS_TOLD = simulated("magic-hat", 4)
# Some steps into a replay.
ON = (".buttons .icon >> nth=3",) + (".buttons .icon >> nth=2",) * 3
TV: dict[str, Prepare] = {
    "tv": visiting("/tv"),
    "tv-lobby": on_tv(lobby(3)),
    "tv-lobby-host": on_tv(lobby(7), host=True),
    "tv-bots": then(on_tv(lobby(3), host=True), ".ways .btn >> nth=1"),
    "tv-menu": then(on_tv(STATES["seats-5"](), host=True), "header .icon >> nth=0"),
    "tv-paused": on_tv(with_public(STATES["seats-5"](), paused=True), host=True),
    "tv-second": on_tv(STATES["seats-4"](), number=2),
    "tv-gifts": on_tv(with_faces(STATES["seats-5"]())),
    "tv-offer": on_tv(STATES["offer-eight"]()),
    "tv-reveal": on_tv(STATES["reveal-false"]()),
    "tv-hats": on_tv(STATES["hat-others-look"]()),
    "tv-swap": on_tv(STATES["hat-swap"]()),
    "tv-between": on_tv(STATES["between"](), host=True),
    "tv-result": on_tv(STATES["result"]()),
    "tv-hat-result": on_tv(STATES["hat-result"](), host=True),
    "tv-closed": visiting("/tv/PLUM7", face=pages.FACE, bye="no-onlookers"),
}
SCREENS: dict[str, Prepare] = {
    **TV,
    "show-on": then(at_table(STATES["lobby"]()), ".show-on"),
    "hand-offer": at_table(with_public(STATES["lobby-guest"](), screens=1, code="PLUM8")),
    "host-lends": with_role("lend", host=True),
    "host-lends-one": with_role("lend", host=True, screens=3),
    "host-lent": with_role("return", host=False),
    "hand-rest": in_hand(STATES["seats-5"]()),
    "hand-answer": in_hand(STATES["answer"]()),
    "hand-giving": in_hand(STATES["giving"]()),
    "hand-between": in_hand(STATES["between"]()),
    "hand-hats": in_hand(STATES["hat-choose"]()),
    "hand-look": in_hand(STATES["hat-look"]()),
    "hand-box": in_hand(STATES["hat-box"]()),
    "home": visiting("/"),
    "offline": offline,
    "home-public": public_home(),
    "find-table": then(public_home(*OPEN_TABLES), ".now .pap"),
    "find-nobody": then(public_home(), ".now .pap"),
    "lobby-listed": public_lobby,
    "stranger": then(at_table(STATES["strangers"]()), ".who >> nth=1"),
    "voted-out": visiting(TABLE, face=pages.SEATED, bye="voted-out"),
    "about": visiting("/about"),
    "home-settings": then(visiting("/"), "nav button:has([href$=icon-globe]) >> visible=true"),
    "rules-not-a-hat": visiting("/rules/not-a-hat"),
    "rules-magic-hat": visiting("/rules/magic-hat"),
    "invitation": visiting(TABLE, face=pages.FACE),
    "invitation-bots": visiting(
        TABLE, face=pages.FACE | {"seats": ["Mira", "Raven"], "minds": [None, "raven"]}
    ),
    "full": visiting(TABLE, face=pages.FACE | {"free_seats": 0}),
    "started": visiting(TABLE, face=pages.FACE | {"phase": "playing"}),
    "unknown-code": visiting(TABLE),
    "removed": visiting(TABLE, face=pages.SEATED, bye="removed"),
    "closed": visiting(TABLE, face=pages.SEATED, bye="closed"),
    "replaced": visiting(TABLE, face=pages.SEATED, bye="replaced"),
    "moving": visiting("/move#token"),
    "lost": lost,
    "not-saving": not_saving,
    "menu": then(at_table(STATES["seats-4"]()), "header .icon >> nth=0"),
    "rules-sheet": then(at_table(STATES["seats-4"]()), "header .icon >> nth=3"),
    "muted": then(at_table(STATES["seats-4"]()), "header .icon >> nth=2"),
    "seat-closer": then(at_table(STATES["seats-5"]()), ".who >> nth=2"),
    "picked": then(
        at_table(STATES["giving"]()), "[data-gift=guitar]", ".tones label >> nth=2"
    ),
    "folded": folded,
    "hat-calling": then(at_table(STATES["hat-choose"]()), ".animals button >> nth=4"),
    "onlooker-hats": at_table(STATES["hat-others-look"]() | {"you": table(None, None)["you"]}),
    "bot-closer": then(at_table(STATES["bots-four"]()), ".who >> nth=3"),
    "bot-closer-hats": then(at_table(STATES["hat-bots"]()), ".who >> nth=2"),
    "bot-closer-lobby": then(at_table(STATES["lobby-bots"]()), ".closer >> nth=5"),
    "journey": then(at_table(STATES["result"]()), ".opened button >> nth=1"),
    "replay": then(visiting(f"{TABLE}/replay/1", told=GIFTS_TOLD), *ON),
    "replay-belief": then(
        visiting(f"{TABLE}/replay/1", told=GIFTS_TOLD), *ON, ".tracks button >> nth=2"
    ),
    "replay-eight": then(visiting(f"{TABLE}/replay/1", told=MANY_TOLD), *ON),
    "hat-replay": then(visiting(f"{TABLE}/replay/1", told=HATS_TOLD), *ON),
    "hat-replay-memory": then(
        visiting(f"{TABLE}/replay/1", told=HATS_TOLD), *ON, ".tracks button >> nth=1"
    ),
    "replay-missing": visiting(f"{TABLE}/replay/1"),
    "bots": then(at_table(STATES["lobby"]()), ".two .btn >> nth=1"),
    "bot-added": then(
        at_table(STATES["lobby"]()), ".two .btn >> nth=1", "dialog li:last-child .btn"
    ),
    "coach-giving": newcomer(at_table(STATES["giving"]())),
    "coach-answer": newcomer(at_table(STATES["answer"]())),
    "coach-hat-choose": newcomer(at_table(STATES["hat-choose"]())),
    "coach-hat-look": newcomer(at_table(STATES["hat-look"]())),
    **SOFA,
    "you": then(
        at_table(with_faces(STATES["lobby-eight"]())), ".lobby .btn.quiet:has([href$=icon-smile])"
    ),
    **{name: at_table(make()) for name, make in STATES.items()},
}  # fmt: skip


def shoot(folder: Path, names: list[str], variants: list[tuple[str, str, str]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        for size, theme, language in variants:
            for name in (name for name in names if (name in TV) == (size in pages.BIG)):
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
        for size in (*pages.SIZES, *pages.BIG)
        for theme in ("light", "dark")
        for language in ("en", "de")
    ]
    shoot(folder, wanted, variants)


if __name__ == "__main__":
    main()
