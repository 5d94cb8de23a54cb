"""The screens of a device that is passed around, for the gallery, for axe and for what spills."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.e2e import pages
from tests.e2e.states import Message, hats, lobby, look, offer_to_you, table

TURNS = (
    """() => { localStorage["hatbox-together"] = '{"names": ["Ana", "Леся"], "turns": true}' }"""
)


def shared(message: Message, seats: tuple[int, ...], **more: Any) -> Message:
    """The same table on a device that holds several seats."""
    you = message["you"] | {"role": "together", "seats": seats} | more
    return message | {"you": you}


def answer(place: int = 2) -> Message:
    """Whoever sits so many seats after the near side is asked: the one opposite."""
    message = offer_to_you(4)
    asked = message["you"]["seat"]
    seats = ((asked - place) % 4, asked)
    return shared(message, seats, asked={"seat": asked, "alone": False}, in_view=True)


def look_of_one(*, in_hand: bool) -> Message:
    match = hats()
    look(match, 3)
    message = table(match, 0)
    more: Message = {} if in_hand else {"in_view": True, "sees": None}
    return shared(message, (0, 1, 2), asked={"seat": 0, "alone": True}, **more)


def visit(page: Page, message: Message) -> None:
    pages.serve_files(page, pages.FACE | {"mine": [0, 1]})
    pages.serve_table(page, message)
    page.goto(f"{pages.HOST}/t/PLUM7")


def start(page: Page) -> None:
    pages.serve_files(page)
    page.goto(f"{pages.HOST}/together")
    page.wait_for_selector("form.panel")
    page.evaluate(TURNS)
    page.reload()
    page.wait_for_selector("form.panel")


def turned(page: Page, place: int = 2) -> None:
    visit(page, answer(place))
    page.evaluate(TURNS)
    page.reload()
    page.wait_for_selector(".passed .btn.answer")


def cover(page: Page) -> None:
    visit(page, look_of_one(in_hand=False))
    page.wait_for_selector(".cover")


def in_hand(page: Page) -> None:
    visit(page, look_of_one(in_hand=True))
    page.wait_for_selector(".hold")


def held(page: Page) -> None:
    in_hand(page)
    page.hover(".hold")
    page.mouse.down()
    page.wait_for_selector(".puff")


def one_more(page: Page) -> None:
    visit(page, shared(lobby(4), (0, 1)))
    page.click(".lobby .btn.quiet:has([href$=icon-phone])")
    page.wait_for_selector("dialog form")


SOFA = {
    "together": start,
    "together-far": turned,
    "together-cover": cover,
    "together-in-hand": in_hand,
    "together-held": held,
    "one-more": one_more,
}
