"""The small notes of a first game: each once, beside the cards, and gone for good."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import pages
from tests.e2e.conftest import Invite
from tests.e2e.gallery import SCREENS
from tests.e2e.people import Person
from tests.e2e.test_overflow import LONGEST

FIRST = {0: "It’s the card you’ve just seen.", 1: "Look inside a hat. Nobody else will see."}
# Cards, hats and words that the note lies on.
COVERED = """() => {
  const note = document.querySelector(".coach.shown").getBoundingClientRect();
  const parts = "main .card, main .place, main .who, .picker .slice .card, .picker h2, .dock h2";
  return [...document.querySelectorAll(parts)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.left < note.right && box.right > note.left
      && box.top < note.bottom - 1 && box.bottom > note.top + 1;
  }).map((one) => one.className);
}"""

# How much of the hand lies on the words of the note.
ON_WORDS = """() => {
  const hand = document.querySelector(".hand svg").getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".coach p"));
  return Math.max(...[...range.getClientRects()].map((line) =>
    Math.max(0, Math.min(hand.right, line.right) - Math.max(hand.left, line.left))
    * Math.max(0, Math.min(hand.bottom, line.bottom) - Math.max(hand.top, line.top))))
    / (hand.width * hand.height);
}"""


def learnt(one: Person) -> list[str]:
    kept: dict[str, Any] = json.loads(one.page.evaluate("() => localStorage.hatbox ?? '{}'"))
    return list(kept.get("learnt", []))


def note(one: Person) -> Any:
    return one.page.locator(".coach [role=status]")


@pytest.mark.parametrize("size", ["phone", "small", "desk"])
@pytest.mark.parametrize("game", [0, 1])
def test_a_first_game_tells_what_is_not_obvious_and_covers_nothing(
    person: Invite, game: int, size: str
) -> None:
    ida = person("Ida", size, is_new=True).at_home()
    ida.plays_with_bots(game)
    expect(note(ida)).to_have_text(FIRST[game])
    ida.page.wait_for_timeout(300)
    assert ida.page.evaluate(COVERED) == []
    if game == 0:
        # All of the picker is there beside the note.
        for part in (".picker input[type=search]", ".picker .send"):
            expect(ida.page.locator(part)).to_be_in_viewport(ratio=1)
        ida.page.wait_for_selector(".hand svg")
        assert ida.page.evaluate(ON_WORDS) < 0.1


@pytest.mark.parametrize("language", LONGEST)
@pytest.mark.parametrize("name", ["giving", "answer", "hat-choose", "hat-look"])
def test_a_note_of_many_words_covers_nothing_on_the_smallest_phone(
    browser: Browser, name: str, language: str
) -> None:
    page = pages.new_page(browser, "small", language=language, calm=True)
    SCREENS[f"coach-{name}"](page)
    page.wait_for_timeout(300)
    assert page.evaluate(COVERED) == []
    page.context.close()


@pytest.mark.parametrize("key", ["", "Escape"])
def test_a_note_that_was_closed_never_comes_back(person: Invite, key: str) -> None:
    ida = person("Ida", is_new=True).at_home()
    ida.plays_with_bots(1)
    expect(note(ida)).to_have_text(FIRST[1])
    if key:
        ida.page.keyboard.press(key)
    else:
        ida.page.get_by_role("button", name="Got it").click()
    expect(note(ida)).to_have_text("")
    ida.page.reload()
    ida.waits_for_a_decision()
    ida.page.wait_for_timeout(600)
    expect(note(ida)).to_have_text("")
    assert learnt(ida) == ["coach-magic-hat-look"]


def test_a_note_is_over_when_what_it_is_about_was_done(person: Invite) -> None:
    ida = person("Ida", is_new=True).at_home()
    ida.plays_with_bots(1)
    expect(note(ida)).to_have_text(FIRST[1])
    ida.page.locator("main .place").nth(0).click()
    expect(note(ida)).to_have_text("You must swap it now. Everybody’s watching.")
    assert learnt(ida) == ["coach-magic-hat-look"]
    ida.sees_nothing_hidden()


def test_who_knows_the_game_is_told_nothing(person: Invite) -> None:
    ida = person("Ida").at_home()
    ida.plays_with_bots(1)
    ida.waits_for_a_decision()
    ida.page.wait_for_timeout(600)
    assert ida.page.locator(".coach").count() == 0


def test_a_note_that_cannot_be_loaded_is_not_missed(person: Invite) -> None:
    ida = person("Ida", is_new=True)
    ida.page.route("**/Coach-*.js", lambda route: route.fulfill(status=404))
    ida.at_home().plays_with_bots(1)
    ida.waits_for_a_decision()
    ida.page.wait_for_timeout(600)
    assert ida.page.get_by_role("alert").count() == 0
