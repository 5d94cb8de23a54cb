"""What is said points at its speaker, and covers neither cards in question nor other words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product

import pytest
from playwright.sync_api import Browser, expect

from hatbox.games.not_a_hat.moves import Accept, Refuse
from tests.e2e import pages
from tests.e2e.states import (
    Message,
    answered,
    call,
    gifts,
    hats,
    offered,
    shown,
    some_turns,
    table,
)
from tests.e2e.test_covering import NEEDED, look_for
from tests.e2e.test_overflow import Visitor

SIZES = {
    "small": (320, 568), "phone": (390, 844), "side": (568, 320), "tablet": (820, 1180),
    "desk": (1280, 800), "large": (1920, 1080),
}  # fmt: skip
# The longest sentences in Latin and in Cyrillic letters, and the shortest.
LANGUAGES = {
    "small": "de",
    "phone": "uk",
    "side": "de",
    "tablet": "fr",
    "desk": "ru",
    "large": "en",
}

# How the tail of a bubble lies: `tip` is its end, `root` where it leaves the bubble.
LOOK = """(speaker, most = 5) => {
  const bubble = document.querySelector(".bubble:not(.small)");
  if (!bubble) return ["nothing is said"];
  const path = bubble.querySelector(".tail path");
  const numbers = path.getAttribute("d").match(/-?[\\d.]+/g).map(Number);
  const onScreen = (x, y) => new DOMPoint(x, y).matrixTransform(path.getScreenCTM());
  const tip = onScreen(numbers[2], numbers[3]);
  const root = onScreen((numbers[0] + numbers[4]) / 2, (numbers[1] + numbers[5]) / 2);
  const faces = [...document.querySelectorAll(".seat .face")].map((face) => {
    const { x, y, width } = face.getBoundingClientRect();
    return { x: x + width / 2, y: y + width / 2, radius: width / 2 };
  });
  const toEdge = (face) => Math.hypot(tip.x - face.x, tip.y - face.y) - face.radius;
  const own = faces[speaker];
  const troubles = [];
  if (toEdge(own) > own.radius * 1.1) troubles.push(`ends ${Math.round(toEdge(own))} px away`);
  if (faces.some((face) => face !== own && toEdge(face) < toEdge(own)))
    troubles.push("ends nearer to somebody else");
  // The line of the tail, drawn on, meets the face.
  const long = Math.hypot(tip.x - root.x, tip.y - root.y);
  const aside = Math.abs((tip.x - root.x) * (own.y - root.y) - (tip.y - root.y) * (own.x - root.x));
  if (aside / long > own.radius) troubles.push("points elsewhere");
  const NEAR = 5;
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  const named = ({ one }) => `${one.classList[0]} ${one.textContent.trim().slice(0, 12)}`;
  const mine = bubble.getBoundingClientRect();
  const covers = ({ box }) =>
    Math.min(mine.right, box.right) - Math.max(mine.left, box.left) > NEAR
    && Math.min(mine.bottom, box.bottom) - Math.max(mine.top, box.top) > NEAR;
  const needed = boxes(".moving .card, .gift, .seat .name, .shop .label, .tray, .hat .stands,"
    + " .place .number, .dock, .dock .tab, .box > span, .bubble.small");
  troubles.push(...needed.filter(covers).map((one) => `covers ${named(one)}`));
  // Its tail may go below words and cards, and lies on none but the speaker's own name.
  const isOnTop = (one, { x, y }) => {
    const all = document.elementsFromPoint(x, y);
    const tail = all.findIndex((each) => each.closest(".tail"));
    return tail >= 0 && tail < all.findIndex((each) => one.contains(each));
  };
  const lying = boxes(".seat .name, .moving .card, .shop .label, .gift, .tray")
    .filter(({ one }) => one.closest(".seat") !== document.querySelectorAll(".seat")[speaker]);
  for (let part = 0.15; part <= 1; part += 0.05) {
    const at = { x: root.x + (tip.x - root.x) * part, y: root.y + (tip.y - root.y) * part };
    const hit = lying.find(({ one, box }) => at.x > box.left && at.x < box.right
      && at.y > box.top && at.y < box.bottom && isOnTop(one, at));
    if (hit) { troubles.push(`its tail lies on ${named(hit)}`); break; }
  }
  const text = bubble.querySelector("p");
  const lines = Math.round(text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight));
  if (lines > most) troubles.push(`is a column of ${lines} lines`);
  if (mine.left < 0 || mine.right > innerWidth || mine.top < 0 || mine.bottom > innerHeight)
    troubles.push("leaves the page");
  return troubles;
}"""

Scene = tuple[str, int, list[Message]]
# A beat that lasts long enough to be looked at.
LONG = 3


def long(message: Message) -> Message:
    beat = message["public"]["beat_ms"] * LONG
    return message | {"public": message["public"] | {"beat_ms": beat}}


def offers(players: int, gifts_each: int) -> Iterator[Scene]:
    """An offer as seen by everybody, so that the speaker sits in every chair."""
    match = some_turns(gifts(players, gifts=gifts_each), 4)
    giver = match.round.giver
    offered(match, "parachute", "sure")
    for you in range(players):
        yield f"{players} seats, offer of {giver} seen by {you}", giver, [table(match, you)]


def answers(players: int, gifts_each: int) -> Iterator[Scene]:
    """Thanks and a refusal, said from every chair."""
    said: tuple[Accept | Refuse, ...] = (Accept(), Refuse())
    for you, answer in product(range(players), said):
        match = some_turns(gifts(players, gifts=gifts_each), 4)
        receiver = match.round.receiver
        offered(match, "parachute", "plain")
        first = table(match, you)
        then = long(shown(match, you, answered(match, answer)))
        name = f"{players} seats, {type(answer).__name__} of {receiver} seen by {you}"
        yield name, receiver, [first, then]


def calls(players: int) -> Iterator[Scene]:
    for you in range(players):
        match = hats(players)
        first = table(match, you)
        yield (
            f"{players} hats, seen by {you}", 0,
            [first, long(shown(match, you, call(match, right=False)))],
        )  # fmt: skip


@pytest.fixture
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    size: str = request.param
    page = pages.new_page(browser, "desk", language=LANGUAGES[size], calm=True)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    visitor = Visitor(page)
    visitor.sits_down()
    yield visitor
    page.context.close()


def troubles(visitor: Visitor, scenes: Iterator[Scene]) -> Iterator[str]:
    for name, speaker, messages in scenes:
        for message in messages:
            visitor.sees(message)
        visitor.settles()
        look = f"() => ({LOOK})({speaker})"
        yield from (f"{name}: {trouble}" for trouble in visitor.lasting_trouble(look))


TABLES = [(2, 2), *product(range(3, 9), (1, 2))]


@pytest.mark.parametrize("visitor", SIZES, indirect=True)
def test_an_offer_points_at_its_giver(visitor: Visitor) -> None:
    scenes = chain.from_iterable(offers(*each) for each in TABLES)
    assert list(troubles(visitor, scenes)) == []


@pytest.mark.parametrize("visitor", ["small", "phone", "desk"], indirect=True)
def test_what_you_say_leaves_your_gift_in_sight(visitor: Visitor) -> None:
    """Before it moves it lies before you, beside the words about it."""
    found: list[str] = []
    for players, gifts_each in TABLES:
        match = some_turns(gifts(players, gifts=gifts_each), 4)
        you = match.round.giver
        visitor.stops_at(shown(match, you, offered(match, "parachute", "unsure")), 0)
        visitor.settles()
        look = f"() => ({LOOK})({you}, 4)"
        found += [f"{players} seats: {one}" for one in visitor.lasting_trouble(look)]
        visitor.goes_on()
    assert found == []


@pytest.mark.parametrize(
    ("visitor", "gifts_each"), [("small", 2), ("phone", 1), ("desk", 2)], indirect=["visitor"]
)
def test_an_answer_points_at_its_receiver(visitor: Visitor, gifts_each: int) -> None:
    """With one gift or two: offers are looked at with both, at every size."""
    tables = [(players, each) for players, each in TABLES if each == gifts_each]
    scenes = chain.from_iterable(answers(*each) for each in tables)
    assert list(troubles(visitor, scenes)) == []


@pytest.mark.parametrize("visitor", SIZES, indirect=True)
def test_a_call_points_at_its_caller(visitor: Visitor) -> None:
    scenes = chain.from_iterable(map(calls, range(2, 5)))
    assert list(troubles(visitor, scenes)) == []


@pytest.mark.parametrize("visitor", SIZES, indirect=True)
@pytest.mark.parametrize("game", ["gifts", "hats"])
def test_table_talk_lies_on_nothing_that_is_needed(visitor: Visitor, game: str) -> None:
    """Three people at once, one of them with much to say."""
    match = some_turns(gifts(5), 4) if game == "gifts" else hats(4)
    visitor.sees(table(match, 1))
    for seat, words in enumerate(("Hm.", "Which hat is it, which hat?", "I never forget a hat.")):
        visitor.hears({"type": "talk", "seat": seat, "text": words})
    expect(visitor.page.locator(".bubble.small")).to_have_count(3)
    visitor.settles()
    look = look_for((*NEEDED, ".bubble.small"), (".bubble.small",))
    assert visitor.lasting_trouble(look) == []
