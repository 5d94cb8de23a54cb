"""Lessons as a newcomer takes them: by touch and by keyboard, to the end or not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hatbox import locales
from tests.e2e import pages
from tests.e2e.conftest import Invite
from tests.e2e.gallery import at_table
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.states import STATES, Message
from tests.e2e.test_overflow import LONGEST, Visitor
from tests.e2e.test_senses import presses

GAMES = ["not-a-hat", "magic-hat"]
MOST_STEPS = 60
LESSONS = Path(locales.__file__).parent / "en" / "lessons.ftl"
# The step is told, or the lesson is over.
IS_TOLD = """() => document.querySelector(".lesson h1")
  || document.querySelector(".note [role=status]")?.textContent"""
# How much of what it points at the hand covers (of a button or a field: of its words), how much of
# what is to be read, of other buttons of the picker, and how much of the hand is on the screen.
HAND = """() => {
  const [ring, hand] = [".ring", ".hand svg"].map((part) => document.querySelector(part));
  if (!ring || !hand) return null;
  const [a, b] = [ring, hand].map((one) => one.getBoundingClientRect());
  const shared = (from, to, other, end) => Math.max(0, Math.min(to, end) - Math.max(from, other));
  const over = shared(a.left + 12, a.right - 12, b.left, b.right)
    * shared(a.top + 12, a.bottom - 12, b.top, b.bottom);
  const on = (box) => shared(box.left, box.right, b.left, b.right)
    * shared(box.top, box.bottom, b.top, b.bottom) / (b.width * b.height);
  const lines = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map(on);
  };
  const words = [...document.querySelectorAll(
    ".dock h2, .dock .sub, .dock .btn, .picker h2, .picker .what p, .picker .say p")];
  const at = document.elementFromPoint((a.left + a.right) / 2, (a.top + a.bottom) / 2);
  const hint = (field) => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(field).font;
    const { left, top, bottom } = field.getBoundingClientRect();
    return on({ left, top, bottom, right: left + pen.measureText(field.placeholder).width });
  };
  const covered = {
    button: () => Math.max(...lines(at.closest(".btn"))), field: () => hint(at.closest("input")),
  }[ring.dataset.at] ?? (() => over / (b.width * b.height));
  const others = [...document.querySelectorAll(".picker button")]
    .filter((one) => !one.contains(at));
  return { over: covered(), width: a.width,
           read: Math.max(0, ...words.flatMap(lines)),
           beside: Math.max(0, ...others.map((one) => on(one.getBoundingClientRect()))),
           seen: on({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }) };
}"""


def opens_a_lesson(one: Person, game: str) -> None:
    one.at_home()
    one.page.locator("button.learn").nth(GAMES.index(game)).click()
    one.page.get_by_role("button", name="Begin").click()
    waits_for_the_first_step(one)


def waits_for_the_first_step(one: Person) -> None:
    """Until then the page that offers the lesson is still there."""
    one.page.wait_for_function("() => hatbox().table.lesson.step !== 'begin'")


def step_of(one: Person) -> dict[str, Any]:
    """The step that is being told."""
    one.page.wait_for_function(IS_TOLD)
    step: dict[str, Any] = one.page.evaluate("() => hatbox().table.lesson")
    return step


def version_of(one: Person) -> int:
    return int(one.page.evaluate("() => hatbox().table.version"))


def waits_until_changed(one: Person, version: int) -> None:
    one.page.wait_for_function("version => hatbox().table.version > version", arg=version)


def does(one: Person, step: dict[str, Any], tried: str = "") -> None:
    """What the hand points at, or something else that is allowed."""
    page, points = one.page, tried or step["points"]
    if step["waits"]:
        page.locator(".note .btn").click()
    elif points in ("accept", "refuse"):
        page.locator(f".btn.answer.{'ink' if points == 'accept' else 'acc'}").click()
    elif points == "name":
        one.offers("bike")
    elif points == "animals":
        page.locator(".animals button").nth(0).click()
        page.locator(".hat-answers .acc").click()
    else:
        page.locator("main .place").nth(step["at"]).click()


def is_taught(one: Person, tries: dict[str, str] | None = None) -> list[str]:
    """To the end of the lesson; the steps that were told."""
    steps: list[str] = []
    for _ in range(MOST_STEPS):
        step = step_of(one)
        if step["last"]:
            return steps
        if not steps or steps[-1] != step["step"]:
            steps.append(step["step"])
        one.sees_nothing_hidden()
        version = version_of(one)
        does(one, step, (tries or {}).get(step["step"], ""))
        waits_until_changed(one, version)
    raise AssertionError(f"a lesson without end: {steps}")


@pytest.mark.parametrize("size", ["phone", "small"])
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_learns_a_game_and_goes_on_to_play_it(
    person: Invite, game: str, size: str
) -> None:
    ida = person("Ida", size)
    opens_a_lesson(ida, game)
    steps = is_taught(ida)
    assert len(steps) > 10
    assert not ida.troubles
    ida.page.get_by_role("button", name="Play with bots").click()
    ida.waits_for_a_decision()
    assert ida.page.evaluate("() => hatbox().table.lesson") is None
    # The offer is gone from the home page, and stays beside the rules.
    ida.at_home()
    expect(ida.page.locator("button.learn")).to_have_count(1)
    ida.page.goto(f"{ida.url}/rules/{game}")
    expect(ida.page.get_by_role("button", name="Learn in a minute")).to_be_visible()


def test_other_moves_than_those_of_the_hand_are_taken(person: Invite) -> None:
    ida = person("Ida")
    opens_a_lesson(ida, "not-a-hat")
    steps = is_taught(ida, {"thanks": "refuse", "doubt": "accept"})
    assert "wrong" in steps
    assert not ida.troubles


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_table_is_seen_while_a_step_is_read(browser: Browser, size: str) -> None:
    """Also by whoever opens the page at that step, and although it is their turn to give."""
    page = pages.new_page(browser, size)
    at_table(STATES["lesson-wrong"]())(page)
    expect(page.locator(".note .btn")).to_be_visible()
    expect(page.locator("main .seat")).to_have_count(3)
    expect(page.locator("header")).to_be_visible()
    expect(page.locator(".picker")).to_have_count(0)
    page.context.close()


def test_a_hasty_call_ends_the_lesson_kindly(person: Invite) -> None:
    ida = person("Ida")
    opens_a_lesson(ida, "magic-hat")
    steps = is_taught(ida, {"look-again": "animals"})
    assert "won" in steps or "lost" in steps


@pytest.mark.parametrize("size", ["phone", "small", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_the_hand_points_at_what_is_there_and_does_not_cover_it(
    person: Invite, game: str, size: str
) -> None:
    ida = person("Ida", size)
    opens_a_lesson(ida, game)
    pointed = 0
    for _ in range(MOST_STEPS):
        step = step_of(ida)
        if step["last"]:
            break
        if step["points"]:
            ida.page.wait_for_selector(".hand svg")
            ida.page.wait_for_timeout(200)
            hand = ida.page.evaluate(HAND)
            assert hand["width"] > 20, step
            assert hand["over"] < 0.1, step
            assert hand["seen"] > 0.9, step
            assert hand["beside"] < 0.1, step
            # The smallest phone has no room between the heading and the row of animals.
            assert hand["read"] < (0.5 if size == "small" else 0.12), step
            pointed += 1
        version = version_of(ida)
        does(ida, step)
        waits_until_changed(ida, version)
    assert pointed > 8


def gifts_by_keys(one: Person, points: str) -> None:
    if points == "name":
        presses(one, ".picker input[type=search]", "b")
        one.page.keyboard.type("ike")
        one.page.keyboard.press("Enter")
        presses(one, ".picker .send")
    else:
        presses(one, f".btn.answer.{'ink' if points == 'accept' else 'acc'}")


def hats_by_keys(one: Person, step: dict[str, Any]) -> None:
    if step["points"] == "animals":
        presses(one, ".animals li:nth-child(1) button")
        presses(one, ".hat-answers .acc")
    else:
        presses(one, f".place.can[data-key=Digit{step['at'] + 1}]")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_the_home_page_to_its_end_by_keyboard_alone(
    person: Invite, game: str
) -> None:
    ida = person("Ida", "desk").at_home()
    presses(ida, f"section:nth-of-type({GAMES.index(game) + 1}) .learn")
    ida.page.wait_for_selector(".lesson h1")
    presses(ida, ".lesson .btn.acc")
    waits_for_the_first_step(ida)
    for _ in range(MOST_STEPS):
        step = step_of(ida)
        if step["last"]:
            break
        version = version_of(ida)
        if step["waits"]:
            # It is under Enter already.
            expect(ida.page.locator(".note .btn")).to_be_focused()
            ida.page.keyboard.press("Enter")
        elif game == "not-a-hat":
            gifts_by_keys(ida, step["points"])
        else:
            hats_by_keys(ida, step)
        waits_until_changed(ida, version)
    # What happened last is still being shown.
    ida.page.wait_for_selector(".lesson h1")
    presses(ida, ".lesson .btn.acc")
    ida.waits_for_a_decision()
    assert not ida.troubles


def test_every_step_is_told_to_a_screen_reader(person: Invite) -> None:
    ida = person("Ida")
    opens_a_lesson(ida, "not-a-hat")
    step_of(ida)
    status = ida.page.locator(".note [role=status]")
    expect(status).to_contain_text("This gift is yours.")
    ida.page.locator(".note .btn").click()
    expect(status).to_contain_text("has fetched a gift")


def test_a_lesson_goes_on_after_a_reload_and_can_be_left_at_any_time(person: Invite) -> None:
    ida = person("Ida")
    opens_a_lesson(ida, "not-a-hat")
    step_of(ida)
    ida.page.locator(".note .btn").click()
    ida.page.wait_for_function("() => hatbox().table.lesson.step === 'fetched'")
    url = ida.page.url
    ida.page.reload()
    assert step_of(ida)["step"] == "fetched"
    ida.page.get_by_role("button", name="Leave the lesson").click()
    expect(ida.page.get_by_role("heading", name="Hatbox")).to_be_visible()
    ida.page.goto(url)
    expect(ida.page.get_by_role("heading", name="No such table")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_after_a_reload_at_any_step_and_a_server_that_was_killed(
    person: Invite, tmp_path: Path, game: str
) -> None:
    own = House(tmp_path)
    own.open()
    try:
        ida = person("Ida", at=own)
        opens_a_lesson(ida, game)
        is_taught_with_interruptions(ida, own)
        ida.page.reload()
        ida.page.wait_for_selector(".lesson h1")
        expect(ida.page.get_by_role("button", name="Play with bots")).to_be_visible()
        assert not ida.troubles
    finally:
        own.close()


def is_taught_with_interruptions(one: Person, house: House) -> None:
    for turn in range(MOST_STEPS):
        step = step_of(one)
        if step["last"]:
            return
        if turn % 4 == 1:
            house.kill()
            house.open()
        one.page.reload()
        assert step_of(one) == step
        version = version_of(one)
        does(one, step)
        waits_until_changed(one, version)
    raise AssertionError("a lesson without end")


# What is to be read and is not whole: words beyond their strip, and those of the picker that
# something lies on.
SPILT = """() => {
  const [note, words] = [".note", ".note p"]
    .map((part) => document.querySelector(part).getBoundingClientRect());
  const isWhole = words.top >= note.top && words.bottom <= note.bottom;
  const isCovered = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return height > 0 && [0.1, 0.9].some((part) =>
      !document.elementFromPoint(left + width / 4, top + height * part)?.closest(".what"));
  };
  const covered = [...document.querySelectorAll(".picker .what > *")].filter(isCovered);
  return [...(isWhole ? [] : [".note"]), ...covered.map((one) => one.textContent)];
}"""
# A table at which any of the steps may be told.
TOLD_AT = {"not-a-hat": "lesson-wrong", "magic-hat": "lesson-hat-call"}


def every_step(game: str) -> list[Message]:
    sentences = LESSONS.read_text().split(f"\nlesson-{game}-")[2:-1]
    steps = [sentence.partition(" ")[0] for sentence in sentences]
    tables = [STATES[TOLD_AT[game]]() for _ in steps]
    for step, message in zip(steps, tables, strict=True):
        message["you"]["lesson"] |= {"step": step, "about": 2, "waits": True}
    return tables


@pytest.mark.parametrize("language", LONGEST)
@pytest.mark.parametrize("size", [(320, 568), (568, 320)])
def test_every_sentence_is_whole_on_the_lowest_screens(
    browser: Browser, size: tuple[int, int], language: str
) -> None:
    page = pages.new_page(browser, "small", language=language, calm=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor = Visitor(page)
    visitor.sits_down()
    spilt: dict[str, list[str]] = {}
    for message in (*every_step("not-a-hat"), *every_step("magic-hat"), STATES["lesson-oldest"]()):
        visitor.sees(message)
        page.wait_for_selector(".note")
        visitor.settles()
        spilt[message["you"]["lesson"]["step"]] = visitor.lasting_trouble(SPILT)
    assert len(spilt) > 20
    assert not any(spilt.values()), spilt
    page.context.close()


def test_a_lesson_speaks_the_language_that_is_chosen_in_the_middle_of_it(person: Invite) -> None:
    ida = person("Ida")
    opens_a_lesson(ida, "not-a-hat")
    step_of(ida)
    ida.page.get_by_role("button", name="Menu").click()
    ida.page.get_by_role("button", name="Settings").click()
    ida.page.select_option("#language", "de")
    ida.page.keyboard.press("Escape")
    expect(ida.page.locator(".note [role=status]")).to_contain_text("Das ist deins.")


# The ring goes round the middle of this part of the page.
RINGED = """part => {
  const [ring, target] = [".ring", part].map((one) => document.querySelector(one));
  if (!ring || !target) return false;
  const [a, b] = [ring, target].map((one) => one.getBoundingClientRect());
  const x = (b.left + b.right) / 2;
  const y = (b.top + b.bottom) / 2;
  return Math.abs((a.left + a.right) / 2 - x) < 3 && Math.abs((a.top + a.bottom) / 2 - y) < 3;
}"""


@pytest.mark.parametrize(
    ("state", "first", "tap", "then"),
    [
        ("lesson-oldest", ".picker .search", ".picker [role=option] >> nth=2", ".picker .send"),
        ("lesson-hat-call", ".dock .animals", ".animals button >> nth=0", ".hat-answers .acc"),
    ],
)
def test_the_hand_goes_on_to_what_is_left_to_do(
    browser: Browser, state: str, first: str, tap: str, then: str
) -> None:
    page = pages.new_page(browser, "phone", calm=True)
    at_table(STATES[state]())(page)
    page.wait_for_function(RINGED, arg=first)
    page.click(tap)
    page.wait_for_function(RINGED, arg=then)
    page.context.close()
