"""No text is clipped, spills or breaks a word: every screen, every language, two small widths."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from hatbox.locales import LANGUAGES
from tests.e2e import pages
from tests.e2e.gallery import MOMENTS, SCREENS, TABLE
from tests.e2e.states import STATES, Message, with_public

SIZES = ("phone", "small")
LOOKS = 4
BETWEEN_LOOKS = 400
SPILLING = Path(__file__).with_name("spilling.js").read_text()
# Not every browser hyphenates every language: words must fit without that.
PLAIN = "* { hyphens: manual !important; content-visibility: visible !important; }"
# What a page does before its first script: it counts the tables that it was told.
PREPARE = f"""
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


class Visitor:
    """One page that stays open: tables are told through its socket, without a reload."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.versions = count(8)
        self.told = 0
        self.socket: WebSocketRoute | None = None
        page.add_init_script(PREPARE)

    def sits_down(self) -> None:
        pages.serve_files(self.page, pages.SEATED)
        self.page.route_web_socket("**/socket", self.welcome)
        self.page.goto(f"{pages.HOST}{TABLE}")
        self.page.wait_for_selector(".lobby")

    def welcome(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda _: self.sees(STATES["lobby-alone"]()))

    def sees(self, message: Message) -> None:
        assert self.socket is not None
        self.told = next(self.versions)
        self.socket.send(json.dumps(with_public(message, version=self.told)))

    def spilling(self) -> Iterator[str]:
        for size in SIZES:
            width, height = pages.SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            self.settles(width)
            for trouble in self.lasting_trouble():
                yield f"{width}: {trouble}"

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


def watch_states(visitor: Visitor) -> Iterator[str]:
    visitor.sits_down()
    for name, make in STATES.items():
        message = make()
        # A message without a view ends what is still being played.
        visitor.sees(STATES["lobby-alone"]())
        visitor.sees(with_public(message, beat_ms=message["public"]["beat_ms"] * 2))
        visitor.page.wait_for_timeout(MOMENTS.get(name, 0))
        yield from (f"{name} {trouble}" for trouble in visitor.spilling())


def watch_screens(visitor: Visitor) -> Iterator[str]:
    for name in SCREENS.keys() - STATES.keys():
        SCREENS[name](visitor.page)
        yield from (f"{name} {trouble}" for trouble in visitor.spilling())


@pytest.fixture
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    language = getattr(request, "param", "en")
    page = pages.new_page(browser, "phone", language=language, calm=True)
    yield Visitor(page)
    page.context.close()


@pytest.mark.parametrize("visitor", LANGUAGES, indirect=True)
def test_no_text_spills_at_a_table(visitor: Visitor) -> None:
    assert list(watch_states(visitor)) == []


@pytest.mark.parametrize("visitor", LANGUAGES, indirect=True)
def test_no_text_spills_on_any_other_screen(visitor: Visitor) -> None:
    assert list(watch_screens(visitor)) == []


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


def test_a_page_that_is_too_wide_is_caught(visitor: Visitor) -> None:
    visitor.sits_down()
    visitor.page.evaluate("() => { document.body.style.minWidth = '700px' }")
    assert any("the page scrolls sideways" in found for found in visitor.spilling())
