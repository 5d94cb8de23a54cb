"""The table tells the story: words, card, words, and nothing before its time."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from hatbox.games import Match
from hatbox.games.catalogue import GIFT_NUMBER
from hatbox.games.not_a_hat.moves import Accept, Refuse
from hatbox.server.heartbeat import PING, PONG, REST
from tests.e2e import pages
from tests.e2e.gallery import SCREENS, TABLE
from tests.e2e.states import (
    STATES,
    Message,
    answered,
    gifts,
    hat_call,
    offered,
    shown,
    some_turns,
    table,
    true_name,
    with_public,
)

# The most that a client stretches what it shows.
SLOWLY = 3
Watch = Callable[..., "Watched"]
# All that a page shows or tells, with the part of the event that is being shown.
SEEN = """() => {
  const part = window.hatbox()?.step?.part;
  const labels = [...document.querySelectorAll("[aria-label]")]
    .map((one) => one.getAttribute("aria-label"));
  const pictures = [...document.querySelectorAll("use")].map((one) => one.getAttribute("href"));
  const classes = [...document.querySelectorAll("#app [class]")]
    .map((one) => one.getAttribute("class").replace(/\\bs-\\S+|\\bsvelte-\\S+/g, ""));
  return { part, all: JSON.stringify([document.title, document.body.innerText,
    document.getElementById("ear").textContent, labels, pictures, classes]) };
}"""
RECORD = f"""() => {{
  window.frames = [];
  const look = () => {{ window.frames.push(({SEEN})()); requestAnimationFrame(look); }};
  look();
}}"""


class Watched:
    """A page at a table that is told what the test says, and what it asks for."""

    def __init__(self, page: Page, first: Message) -> None:
        self.page = page
        self.asked: list[str] = []
        page.set_default_timeout(25_000)
        self._first = first
        pages.serve_files(page, pages.SEATED)
        page.route_web_socket(pages.SOCKET, self._welcome)
        page.goto(f"{pages.HOST}{TABLE}")
        page.wait_for_selector(".room .stage > *, .lobby")

    def _welcome(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        if text == PING:
            self.socket.send(PONG)
        elif text != REST:
            self._is_asked(json.loads(text)["type"])

    def _is_asked(self, kind: str) -> None:
        if kind == "hello":
            self.socket.send(json.dumps(self._first))
        elif kind != "contribute":
            self.asked.append(kind)

    def sees(self, message: Message, version: int = 8) -> None:
        """Slowly, so that a busy machine sees every part."""
        beat = message["public"]["beat_ms"] * SLOWLY
        self.socket.send(json.dumps(with_public(message, version=version, beat_ms=beat)))

    def waits_for(self, part: str) -> None:
        self.page.wait_for_function(
            "part => window.hatbox()?.step?.part === part", arg=part, polling=10
        )


@pytest.fixture
def watch(browser: Browser) -> Iterator[Watch]:
    opened: list[Page] = []

    def at_table(first: Message, size: str = "phone", *, calm: bool = True) -> Watched:
        opened.append(pages.new_page(browser, size, calm=calm))
        return Watched(opened[-1], first)

    yield at_table
    for page in opened:
        page.context.close()


def refusal(you: int, *, true: bool, host: bool = False) -> tuple[Message, Message]:
    """The same offer of a guitar, refused: in one world it is true, in the other it is not."""
    match = some_turns(gifts(5), 3)
    lie_there(match, "guitar" if true else "anchor")
    offered(match, "guitar", "sure")
    seat = (match.round.receiver + you) % 5
    first = table(match, seat)
    then = shown(match, seat, answered(match, Refuse()))
    for message in (first, then):
        message["you"]["host"] = host
    return first, then


def lie_there(match: Match, gift: str) -> None:
    """Another gift on the card that is on its way, with the same back."""
    number = GIFT_NUMBER[gift]
    match.round.arrow[number] = match.round.arrow[match.round.gift]
    match.round.gift = number


def frames_of(one: Watched, then: Message) -> list[dict[str, Any]]:
    one.page.evaluate(RECORD)
    one.sees(then)
    one.page.wait_for_function("() => window.frames.some(({ part }) => part === 'verdict')")
    frames: list[dict[str, Any]] = one.page.evaluate("window.frames")
    return frames


@pytest.mark.parametrize("you", [0, 4])
def test_nothing_before_the_turn_tells_who_was_wrong(watch: Watch, you: int) -> None:
    """Two worlds that differ in what lies there show the same until the card turns."""
    told: list[dict[str, set[str]]] = []
    for true in (True, False):
        first, then = refusal(you, true=true)
        parts: dict[str, set[str]] = {}
        for frame in frames_of(watch(first), then):
            parts.setdefault(frame["part"], set()).add(frame["all"])
        told.append(parts)
    true_world, false_world = told
    for part in ("words", "breath"):
        assert true_world[part] & false_world[part]
        assert not any("−1" in seen or "anchor" in seen for seen in false_world[part])
    # And the proof that this would have been seen.
    assert not true_world["verdict"] & false_world["verdict"]


def test_a_reveal_comes_in_its_order(watch: Watch) -> None:
    first, then = refusal(0, true=False)
    one = watch(first)
    page, bubble = one.page, one.page.locator(".bubble")
    one.sees(then)
    one.waits_for("words")
    expect(bubble).to_have_text("That’s not a guitar!")
    expect(page.locator(".said, .minus, .tray .next")).to_have_count(0)
    one.waits_for("slip")
    expect(bubble).to_have_count(0)
    expect(page.locator(".said")).to_be_visible()
    expect(page.locator(".minus, .tray .next")).to_have_count(0)
    expect(page.locator(".dock h2")).to_contain_text("anchor")
    one.waits_for("verdict")
    expect(page.locator(".minus b")).to_be_visible()
    expect(page.locator(".tray .next")).to_have_count(1)
    expect(page.locator(".dock h2")).to_contain_text("was wrong")
    one.waits_for("show")
    expect(page.locator(".said, .minus")).to_have_count(0)


@pytest.mark.parametrize(
    ("you", "host", "can"), [(0, False, True), (2, True, True), (2, False, False)]
)
def test_whoever_it_concerns_ends_a_reveal_by_a_tap(
    watch: Watch, *, you: int, host: bool, can: bool
) -> None:
    first, then = refusal(you, true=False, host=host)
    one = watch(first)
    one.sees(then)
    one.waits_for("words")
    assert one.page.locator(".tap, .go-on").count() == 0
    one.waits_for("verdict")
    assert one.page.locator(".tap").count() == one.page.locator(".go-on").count() == int(can)
    if can:
        one.page.mouse.click(195, 400)
        one.page.get_by_role("button", name="Carry on").press("Enter")
        one.page.wait_for_timeout(100)
        assert one.asked == ["go-on", "go-on"]


def test_what_was_ended_early_is_over_for_everybody(watch: Watch) -> None:
    first, then = refusal(2, true=False)
    one = watch(first)
    one.sees(then)
    one.waits_for("slip")
    after = with_public(then, events=[], beat_ms=600 + 2470)
    one.sees(after | {"you": then["you"]}, version=9)
    one.waits_for("penalty")
    one.waits_for("show")


# The most that the card on its way lies on a card of a row, in parts of its size.
CROSSED = """() => {
  window.most = 0;
  const look = () => {
    const moving = document.querySelector(".moving .card")?.getBoundingClientRect();
    for (const gift of document.querySelectorAll(".gift")) {
      if (!moving) break;
      const box = gift.getBoundingClientRect();
      const wide = Math.min(moving.right, box.right) - Math.max(moving.left, box.left);
      const high = Math.min(moving.bottom, box.bottom) - Math.max(moving.top, box.top);
      const part = (Math.max(0, wide) * Math.max(0, high)) / (box.width * box.height);
      const isTaken = window.hatbox()?.step?.event.event === "took-oldest";
      if (isTaken) window.most = Math.max(window.most, part);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(
    ("size", "players", "you"), [("phone", 4, 1), ("desk", 5, 2), ("phone", 8, 0)]
)
def test_cards_never_cross_when_a_gift_is_accepted(
    watch: Watch, size: str, players: int, you: int
) -> None:
    match = some_turns(gifts(players), 4)
    offered(match, true_name(match), "plain")
    receiver = match.round.receiver
    seat = (receiver + you) % players
    one = watch(table(match, seat), size, calm=False)
    then = shown(match, seat, answered(match, Accept()))
    one.page.evaluate(CROSSED)
    one.sees(then)
    one.waits_for("words")
    expect(one.page.locator(".bubble")).to_have_text("Thank you!")
    one.waits_for("come")
    one.page.wait_for_function("() => window.hatbox().step === null")
    # A lifted, tilted card may touch its neighbour.
    assert one.page.evaluate("window.most") < 0.12


# How often something lay on the words of a bubble, in all frames with one.
HIDDEN = """() => {
  window.frames = [];
  const look = () => {
    const words = document.querySelector(".bubble p span")?.getBoundingClientRect();
    const lies = (x, y) => document.elementFromPoint(x, y)?.closest(".bubble");
    if (words)
      window.frames.push([0.1, 0.5, 0.9].some((part) =>
        !lies(words.left + words.width * part, words.top + words.height / 2)));
    requestAnimationFrame(look);
  };
  look();
}"""


def offer_across(players: int) -> tuple[Message, Message]:
    """Somebody on the far side names a gift for you, and it comes to you."""
    match = some_turns(gifts(players), 4)
    you = match.round.receiver
    first = table(match, you)
    return first, shown(match, you, offered(match, "parachute", "sure"))


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("scene", ["offer-3", "offer-4", "call"])
def test_nothing_passes_over_what_is_being_said(watch: Watch, size: str, scene: str) -> None:
    if scene == "call":
        then = hat_call(right=False, you=2, players=4)
        first, last = then["before"], "verdict"
    else:
        first, then = offer_across(int(scene[-1]))
        last = ""
    one = watch(first, size, calm=False)
    one.page.evaluate(HIDDEN)
    one.sees(then)
    one.waits_for("words")
    one.page.wait_for_function(
        "last => (window.hatbox().step?.part ?? '') === last", arg=last, polling=10
    )
    frames = one.page.evaluate("window.frames")
    assert len(frames) > 5
    assert not any(frames[: len(frames) - 2])


TABS = "() => [document.title, document.querySelector('.dock .tab').innerText]"


def test_both_tabs_tell_what_happens_now(watch: Watch) -> None:
    """While somebody's swap is shown it is theirs, whoever is next."""
    message = STATES["hat-swap"]()
    one = watch(table(None, 1, players=3, game="magic-hat"))
    one.sees(message)
    one.waits_for("swap")
    title, tab = one.page.evaluate(TABS)
    assert tab == "Nia’s turn"
    assert title == "Nia’s turn · Hatbox"
    one.page.wait_for_function("() => document.title.startsWith('●')")
    expect(one.page.locator(".dock .tab")).to_contain_text("Your turn")


def test_a_wrong_call_says_so_before_the_box_is_looked_into(watch: Watch) -> None:
    message = hat_call(right=False, you=0)
    one = watch(message["before"])
    one.sees(message)
    heading, sub = one.page.locator(".dock h2"), one.page.locator(".dock .sub")
    one.waits_for("words")
    expect(heading).to_contain_text("has vanished")
    one.waits_for("verdict")
    expect(heading).to_contain_text("Wrong")
    expect(sub).to_have_text("You’re out of this round.")


def test_a_round_won_as_the_last_one_says_why(watch: Watch) -> None:
    message = hat_call(right=False, you=1, players=2)
    one = watch(message["before"])
    one.sees(message)
    one.waits_for("open")
    expect(one.page.locator(".dock h2")).to_contain_text("only one left")


def test_the_sixth_hat_goes_into_the_box_before_everybody_s_eyes(watch: Watch) -> None:
    one = watch(table(None, 0, players=3, game="magic-hat"))
    one.sees(STATES["hat-begins"]())
    one.waits_for("vanish")
    expect(one.page.locator(".box .hat")).to_have_count(1)
    one.waits_for("away")
    expect(one.page.locator(".box .hat, .box .lid.open")).to_have_count(0)


LID = """() => {
  const [lid, animal] = [".lid.open", ".puff use:last-child"]
    .map((one) => document.querySelector(one).getBoundingClientRect());
  const wide = Math.min(lid.right, animal.right) - Math.max(lid.left, animal.left);
  const high = Math.min(lid.bottom, animal.bottom) - Math.max(lid.top, animal.top);
  return Math.max(0, wide) * Math.max(0, high) / (animal.width * animal.height);
}"""


@pytest.mark.parametrize("name", ["hat-box", "hat-between"])
def test_the_lid_leaves_the_animal_whole(browser: Browser, name: str) -> None:
    page = pages.new_page(browser, "phone", calm=True)
    SCREENS[name](page)
    page.wait_for_selector(".puff")
    page.wait_for_timeout(900)
    assert page.evaluate(LID) < 0.06
    page.context.close()


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (820, 1180), (1280, 800)])
def test_no_reaction_is_cut_and_words_need_no_sheet(
    browser: Browser, size: tuple[int, int]
) -> None:
    page = pages.new_page(browser, "desk", calm=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    SCREENS["seats-4"](page)
    row = page.locator(".reactions")
    seen: set[str] = set()
    for _ in range(2):
        for button in row.get_by_role("button").all():
            box = button.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            assert min(box["width"], box["height"]) >= 40
            seen.add(button.get_attribute("aria-label") or "")
        if row.get_by_role("button", name="More").count():
            row.get_by_role("button", name="More").click()
    assert {"Laugh", "Gasp", "Hmm", "Wink", "Clap", "Oops", "Heart", "Sleepy"} <= seen
    row.get_by_role("button", name="Say something").click()
    expect(page.get_by_role("textbox", name="Say something")).to_be_focused()
    assert page.locator("dialog[open]").count() == 0
    page.keyboard.press("Escape")
    expect(row).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_table_does_not_move_with_the_words(watch: Watch, size: str) -> None:
    first, then = refusal(0, true=False)
    one = watch(first, size)
    height = "() => document.querySelector('.dock').offsetHeight"
    heights = {one.page.evaluate(height)}
    one.sees(then)
    for part in ("words", "slip", "verdict", "show"):
        one.waits_for(part)
        heights.add(one.page.evaluate(height))
    assert len(heights) == 1


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_the_picker_leaves_the_table_in_sight(browser: Browser, size: tuple[int, int]) -> None:
    page = pages.new_page(browser, "desk", calm=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    SCREENS["giving"](page)
    page.wait_for_selector(".picker [data-gift]")
    picker = page.locator(".picker").bounding_box()
    assert picker
    for one in page.locator(".seat .face, .gift, .shop .top, .moving .card").all():
        box = one.bounding_box()
        assert box
        assert box["x"] + box["width"] <= picker["x"]
    expect(page.locator(".picker .what p")).to_have_text("Your gift → Bruno")
    # From left to right as they sit there.
    assert in_order(page, ".picker .who") == in_order(page, "main .seat") == ["You", "Bruno"]
    page.context.close()


def in_order(page: Page, who: str) -> list[str]:
    def left_of(name: str) -> float:
        box = page.locator(who, has_text=name).bounding_box()
        assert box
        return box["x"]

    return sorted(("Bruno", "You"), key=left_of)


def test_the_picker_says_which_gift_it_is_and_folds_away(watch: Watch) -> None:
    match = some_turns(gifts(5), 4)
    offered(match, true_name(match), "plain")
    you = match.round.receiver
    one = watch(table(match, you))
    one.sees(shown(match, you, answered(match, Accept())))
    page = one.page
    page.wait_for_selector(".picker")
    expect(page.locator(".picker .what p")).to_contain_text("Your oldest gift → ")
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".picker")).to_have_count(0)
    expect(page.locator(".moving .card")).to_be_visible()
    page.get_by_role("button", name="Name the gift").click()
    expect(page.locator(".picker")).to_be_visible()


@pytest.mark.parametrize("name", ["between", "hat-between"])
def test_the_next_round_is_counted_down(browser: Browser, name: str) -> None:
    page = pages.new_page(browser, "phone", calm=True)
    SCREENS[name](page)
    left = page.get_by_text(re.compile(r"^The next round starts in \d+ s"))
    expect(left).to_be_visible()
    first = left.inner_text()
    expect(left).not_to_have_text(first)
    page.context.close()
