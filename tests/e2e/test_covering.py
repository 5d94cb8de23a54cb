"""On a board nothing lies on what a player needs: gifts, names, piles, the shop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e import pages
from tests.e2e.states import Message, gifts, offered, some_turns, table
from tests.e2e.test_overflow import Visitor

# What may not be covered, and what lies on top of it.
COVERED = """() => {
  const NEEDED = [".moving .card", ".gift", ".seat .name", ".shop .top", ".shop .label", ".tray"];
  const ABOVE = [".bubble", ".dock .tab", ...NEEDED];
  const all = (selectors) => [...document.querySelectorAll(selectors)]
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  const called = ({ one }) => `${one.classList[0]} ${one.textContent.trim().slice(0, 12)}`;
  // Cards are tilted a little, and a name may touch its owner's first gift.
  const NEAR = 5;
  const covers = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR;
  const isSame = (a, b) => a.contains(b) || b.contains(a) || a.parentElement === b.parentElement
    && a.parentElement.matches(".shop");
  return all(ABOVE).flatMap((upper) => all(NEEDED)
    .filter((lower) => !isSame(upper.one, lower.one) && covers(upper.box, lower.box))
    .map((lower) => `${called(upper)} on ${called(lower)}`));
}"""


def offers(players: int, gifts_each: int) -> Iterator[Message]:
    """A gift held to be given, and then offered: from every other chair."""
    match = some_turns(gifts(players, gifts=gifts_each), 4)
    others = [seat for seat in range(players) if seat != match.round.giver]
    for you in others:
        yield table(match, you, rounds=players)
    offered(match, "parachute", "sure")
    for you in others:
        yield table(match, you, rounds=players)


@pytest.fixture
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    size, language = request.param
    page = pages.new_page(browser, size, language=language, calm=True)
    yield Visitor(page)
    page.context.close()


def covered(visitor: Visitor, messages: Iterator[Message]) -> Iterator[str]:
    for message in messages:
        visitor.sees(message)
        visitor.settles()
        for trouble in visitor.lasting_trouble(COVERED):
            yield f"{message['view']['now']['phase']}, seen by {message['you']['seat']}: {trouble}"


@pytest.mark.parametrize("gifts_each", [1, 2])
@pytest.mark.parametrize("players", [4, 5, 8])
@pytest.mark.parametrize(
    "visitor",
    [("small", "de"), ("phone", "uk"), ("desk", "ru")],
    indirect=True,
    ids=lambda of: of[0],
)
def test_nothing_covers_what_is_needed(visitor: Visitor, players: int, gifts_each: int) -> None:
    visitor.sits_down()
    assert list(covered(visitor, offers(players, gifts_each))) == []
