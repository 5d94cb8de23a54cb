"""On a board nothing lies on what a player needs. What bubbles point at: test_bubbles.py."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain, product

import pytest
from playwright.sync_api import Browser

from hatbox.games.not_a_hat.moves import Refuse
from tests.e2e import pages
from tests.e2e.states import (
    Message,
    answered,
    call,
    gifts,
    hats,
    look,
    offered,
    shown,
    some_turns,
    table,
)
from tests.e2e.test_overflow import Visitor

# What a player needs, and what may lie on top of it.
NEEDED = (
    ".moving .card", ".gift", ".seat .name", ".shop .top", ".shop .label", ".tray",
    ".hat .stands", ".place .number", ".prizes", ".box:not(.open) > span",
)  # fmt: skip
ABOVE = (".bubble", ".dock", ".dock .tab", *NEEDED)
COVERED = """(needed, above) => {
  const all = (selectors) => [...document.querySelectorAll(selectors)]
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  const called = ({ one }) => `${one.classList[0]} ${one.textContent.trim().slice(0, 12)}`;
  // Cards are tilted a little, and a name may touch its owner's first gift.
  const NEAR = 5;
  const covers = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR;
  const isSame = (a, b) => a.contains(b) || b.contains(a) || a.parentElement === b.parentElement
    && a.parentElement.matches(".shop") || a.closest(".hat, .place") && b.closest(".hat, .place");
  const leaves = ({ box }) =>
    box.left < -NEAR || box.right > innerWidth + NEAR || box.top < 0 || box.bottom > innerHeight;
  const lower = all(needed);
  const upper = all(above);
  return [
    ...upper.flatMap((one) => lower
      .filter((other) => !isSame(one.one, other.one) && covers(one.box, other.box))
      .map((other) => `${called(one)} on ${called(other)}`)),
    ...upper.filter(leaves).map((one) => `${called(one)} leaves the page`),
  ];
}"""
# When the card lies open, in a reveal of normal pace.
REVEALED = 2600

# Pages beside those of the gallery: zoomed to 200 %, a phone on its side, a large screen.
SIZES = pages.SIZES | {"large": (1600, 1000), "zoomed": (640, 400), "side": (844, 390)}
TABLES = [(2, 2), *product(range(3, 9), (1, 2))]


def offers(players: int, gifts_each: int, chairs: int | None = None) -> Iterator[Message]:
    """A gift held to be given, and then offered: from every other chair, or only from some."""
    match = some_turns(gifts(players, gifts=gifts_each), 4)
    others = [seat for seat in range(players) if seat != match.round.giver][:chairs]
    for you in others:
        yield table(match, you, rounds=players)
    offered(match, "parachute", "sure")
    for you in others:
        yield table(match, you, rounds=players)


def calls(players: int) -> Iterator[Message]:
    """A hat is looked into, and then somebody says what has vanished: seen by the next."""
    yield table(hats(players), 0)
    match = hats(players)
    look(match, 2)
    yield table(match, 1)
    match = hats(players)
    yield shown(match, 1, call(match, right=False))


@pytest.fixture
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    size, language = request.param
    page = pages.new_page(browser, "desk", language=language, calm=True)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    visitor = Visitor(page)
    visitor.sits_down()
    yield visitor
    page.context.close()


def look_for(needed: Iterable[str], above: Iterable[str]) -> str:
    return f"() => ({COVERED})({json.dumps([*needed])}, {json.dumps([*above])})"


def covered(visitor: Visitor, messages: Iterable[Message]) -> Iterator[str]:
    for message in messages:
        visitor.sees(message)
        visitor.settles()
        for trouble in visitor.lasting_trouble(look_for(NEEDED, ABOVE)):
            yield f"{told(message)}: {trouble}"


def now_of(message: Message) -> Message:
    now: Message = message["public"]["view"]["now"]
    return now


def told(message: Message) -> str:
    now, seats = now_of(message), len(message["public"]["seats"])
    return f"{seats} seats, {now['phase']}, seen by {message['you']['seat']}"


@pytest.mark.parametrize(
    "visitor",
    [("small", "de"), ("phone", "uk"), ("desk", "ru")],
    indirect=True,
    ids=lambda of: of[0],
)
def test_nothing_covers_what_is_needed(visitor: Visitor) -> None:
    scenes = chain.from_iterable(offers(*each) for each in product((4, 5, 8), (1, 2)))
    assert list(covered(visitor, scenes)) == []


@pytest.mark.parametrize(
    "visitor",
    [("large", "en"), ("zoomed", "de"), ("side", "en"), ("small", "en")],
    indirect=True,
    ids=lambda of: of[0],
)
def test_nothing_covers_what_is_needed_on_any_page(visitor: Visitor) -> None:
    tables = (offers(*each, chairs=2) for each in TABLES)
    scenes = chain.from_iterable((*tables, *map(calls, range(2, 5))))
    assert list(covered(visitor, scenes)) == []


@pytest.mark.parametrize("visitor", [("small", "de"), ("desk", "en")], indirect=True)
def test_a_reveal_covers_no_gift_and_no_name(visitor: Visitor) -> None:
    look = look_for((".gift", ".seat .name"), (".said", ".moving .card"))
    found: dict[tuple[int, int], list[str]] = {}
    for players, gifts_each in product((5, 8), (1, 2)):
        match = some_turns(gifts(players, gifts=gifts_each), 4)
        you = match.round.receiver
        offered(match, "parachute", "sure")
        visitor.stops_at(shown(match, you, answered(match, Refuse())), REVEALED)
        visitor.settles()
        found[players, gifts_each] = visitor.page.evaluate(look)
        visitor.goes_on()
    assert not any(found.values()), found
