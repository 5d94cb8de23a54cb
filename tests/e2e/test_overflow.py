"""No text is clipped, spills or breaks a word: every screen, every language, two small widths."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from hatbox.locales import LANGUAGES
from hatbox.server.heartbeat import PING, PONG, REST
from tests.e2e import pages
from tests.e2e.gallery import MOMENTS, SCREENS, TABLE, TV, before
from tests.e2e.moments import HOLDING, QUICKLY, SHOWN, part_at
from tests.e2e.states import STATES, Message, with_public

SIZES = ("phone", "small")
# These look at every screen in both sizes, the others at tables in the narrowest one: all of it
# takes many minutes, and is what `make overflow` does.
LONGEST = LANGUAGES if "ALL_LANGUAGES" in os.environ else ("de", "uk")
NARROWEST = ("small",)
LOOKS = 12
# The same docks as at a table, without the table.
AS_AT_A_TABLE = {"hand-answer", "hand-between", "hand-giving", "hand-hats"}
BETWEEN_LOOKS = 200
SPILLING = Path(__file__).with_name("spilling.js").read_text()
# Not every browser hyphenates every language: words must fit without that.
PLAIN = "* { hyphens: manual !important; content-visibility: visible !important; }"
# What a page does before its first script: it counts the tables that it was told.
PREPARE = f"""
{HOLDING}
const parse = JSON.parse;
JSON.parse = (text) => {{
  const told = parse(text);
  if (told?.type === "table") globalThis.toldVersion = told.public.version;
  return told;
}};
addEventListener("DOMContentLoaded", () =>
  document.head.append(Object.assign(document.createElement("style"), {{textContent: "{PLAIN}"}})));
"""
SETTLED = """async ({ width, version }) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width || (version && globalThis.toldVersion !== version)) await frame();
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames++) await frame();
}"""


def size_of(name: str) -> tuple[int, int]:
    return (pages.SIZES | pages.BIG)[name]


class Visitor:
    """One page that stays open: tables are told through its socket, without a reload."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.versions = count(8)
        self.told = 0
        self.socket: WebSocketRoute | None = None
        # The finished game that the server would tell.
        self.game: Message | None = None
        page.add_init_script(PREPARE)

    def sits_down(self) -> None:
        pages.serve_files(self.page, pages.SEATED, lambda: self.game)
        self.page.route_web_socket(pages.SOCKET, self.welcome)
        self.page.goto(f"{pages.HOST}{TABLE}")
        self.page.wait_for_selector(".lobby")

    def welcome(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        assert self.socket is not None
        if text == PING:
            self.socket.send(PONG)
        elif text != REST:
            self.sees(STATES["lobby-alone"]())

    def sees(self, message: Message) -> None:
        assert self.socket is not None
        self.told = next(self.versions)
        self.game = message.get("told")
        self.socket.send(json.dumps(with_public(message, version=self.told)))

    def stops_at(self, message: Message, moment: float) -> None:
        """Sees what happened, up to the part that is shown so long after it, which then stays."""
        wanted = part_at(message["public"], moment)
        assert wanted is not None
        self.page.evaluate("wanted => { globalThis.wanted = wanted }", wanted)
        for first in before(message):
            self.sees(first)
        self.sees(with_public(message, beat_ms=message["public"]["beat_ms"] * QUICKLY))
        self.page.wait_for_function(SHOWN, arg=wanted)

    def goes_on(self) -> None:
        """A message without a view ends what is still being played."""
        self.sees(STATES["lobby-alone"]())
        self.settles()
        self.page.evaluate("letGo()")

    def hears(self, talk: Message) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(talk))

    def spilling(self, sizes: Sequence[str] = SIZES) -> Iterator[str]:
        """Begins with the size that the page has: it is laid out anew for every other."""
        for width, height in sorted(map(size_of, sizes), key=self.is_another):
            self.page.set_viewport_size({"width": width, "height": height})
            self.settles(width)
            for trouble in self.lasting_trouble():
                yield f"{width}: {trouble}"

    def is_another(self, size: tuple[int, int]) -> bool:
        return self.page.viewport_size != {"width": size[0], "height": size[1]}

    def settles(self, width: int | None = None) -> None:
        size = self.page.viewport_size
        assert size is not None
        self.page.evaluate(SETTLED, {"width": width or size["width"], "version": self.told})

    def lasting_trouble(self, look: str = SPILLING) -> list[str]:
        """What is seen only while something is still moving or being drawn is no trouble."""
        troubles: list[str] = self.page.evaluate(look)
        for _ in range(LOOKS):
            if not troubles:
                break
            self.page.wait_for_timeout(BETWEEN_LOOKS)
            troubles = self.page.evaluate(look)
        return troubles


def watch_states(visitor: Visitor, sizes: Sequence[str]) -> Iterator[str]:
    visitor.sits_down()
    for name, make in STATES.items():
        message = make()
        if message["public"]["events"]:
            visitor.stops_at(message, MOMENTS[name])
            yield from (f"{name} {trouble}" for trouble in visitor.spilling(sizes))
            visitor.goes_on()
        else:
            visitor.sees(message)
            yield from (f"{name} {trouble}" for trouble in visitor.spilling(sizes))


def watch_screens(visitor: Visitor) -> Iterator[str]:
    for name in SCREENS.keys() - STATES.keys() - TV.keys() - AS_AT_A_TABLE:
        SCREENS[name](visitor.page)
        yield from (f"{name} {trouble}" for trouble in visitor.spilling())


def watch_television(visitor: Visitor) -> Iterator[str]:
    """It is drawn in one size and enlarged as a whole."""
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    for name, show in TV.items():
        show(visitor.page)
        yield from (f"{name} {trouble}" for trouble in visitor.spilling(["tv-720"]))


@pytest.fixture
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    language = getattr(request, "param", "en")
    page = pages.new_page(browser, "phone", language=language, calm=True)
    yield Visitor(page)
    page.context.close()


@pytest.mark.parametrize(
    ("visitor", "sizes"),
    [(language, SIZES if language in LONGEST else NARROWEST) for language in LANGUAGES],
    indirect=["visitor"],
    ids=LANGUAGES,
)
def test_no_text_spills_at_a_table(visitor: Visitor, sizes: Sequence[str]) -> None:
    assert list(watch_states(visitor, sizes)) == []


@pytest.mark.parametrize("visitor", LONGEST, indirect=True)
def test_no_text_spills_on_any_other_screen(visitor: Visitor) -> None:
    assert list(watch_screens(visitor)) == []


@pytest.mark.parametrize("visitor", ["de", "uk"], indirect=True)
def test_no_text_spills_on_a_big_screen(visitor: Visitor) -> None:
    assert list(watch_television(visitor)) == []


@pytest.mark.parametrize(
    ("style", "trouble"),
    [
        ("white-space: nowrap; width: 90px", "leaves its box"),
        ("white-space: nowrap; overflow: hidden", "clipped"),
        ("white-space: nowrap; overflow: hidden; text-overflow: ellipsis", "shortened"),
        ("overflow-wrap: anywhere", "breaks a word"),
    ],
)
def test_a_label_that_is_too_long_is_caught(visitor: Visitor, style: str, trouble: str) -> None:
    visitor.sits_down()
    label = "label => Object.assign(document.querySelector('.btn'), label)"
    visitor.page.evaluate(label, {"textContent": "Hutschachtel" * 9, "style": style})
    assert any(f": {trouble}: " in found for found in visitor.spilling())


def test_a_mark_alone_on_a_line_is_caught(visitor: Visitor) -> None:
    visitor.sits_down()
    label = "label => Object.assign(document.querySelector('.btn'), label)"
    style = "line-break: anywhere; box-sizing: content-box; width: 1px"
    visitor.page.evaluate(label, {"textContent": "O!", "style": style})
    assert any("breaks a word" in found for found in visitor.spilling())


def test_a_page_that_is_too_wide_is_caught(visitor: Visitor) -> None:
    visitor.sits_down()
    visitor.page.evaluate("() => { document.body.style.minWidth = '700px' }")
    assert any("the page scrolls sideways" in found for found in visitor.spilling())
