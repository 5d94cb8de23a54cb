"""By keyboard: the focus is where the decision is, and every choice has a key, in any layout."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import Person

IS_LOST = "!document.activeElement || document.activeElement === document.body"
COVERED = """() => [...document.querySelectorAll("button, a, input")].filter(
  (one) => !one.closest(".picker, [inert]") && one.checkVisibility({ visibilityProperty: true })
).length"""
# A key at its place, with the letter that a Ukrainian keyboard has there.
IN_UKRAINIAN = """([code, key]) => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }))"""


def waits_for(one: Person, phase: str) -> None:
    while one.now["view"]["now"]["phase"] != phase:
        one.page.wait_for_timeout(20)


def never_lost(page: Page) -> None:
    page.wait_for_function(f"() => !({IS_LOST})")


def test_a_gift_is_given_by_typing_and_two_enters(person: Invite) -> None:
    nia, mira = person("Nia", "desk").at_home(), person("Mira", "desk")
    mira.follows(nia.opens_a_table()).sits_down()
    nia.starts()
    for one in (nia, mira):
        one.page.wait_for_selector(".dock", state="attached")
    giver, receiver = (nia, mira) if nia.now["may"] else (mira, nia)
    giver.page.wait_for_selector(".picker input:focus")
    giver.page.keyboard.type("umbr")
    giver.page.keyboard.press("2")
    giver.page.keyboard.press("Enter")
    expect(giver.page.locator(".say")).to_contain_text("umbrella")
    expect(giver.page.get_by_role("radio", name="sure", exact=True)).to_be_checked()
    giver.page.keyboard.press("Enter")
    waits_for(receiver, "answering")
    assert receiver.now["view"]["now"]["claim"] == "umbrella"
    assert receiver.now["view"]["now"]["tone"] == "sure"
    for one in (giver, receiver):
        never_lost(one.page)
    expect(receiver.page.locator("#turn")).to_have_text("Your turn")
    expect(giver.page.locator("#turn")).to_have_text("")
    receiver.page.wait_for_selector(".answer:enabled")
    receiver.page.evaluate(IN_UKRAINIAN, ["KeyT", "е"])
    waits_for(receiver, "giving")
    never_lost(receiver.page)


def test_letters_find_the_search_from_anywhere(person: Invite) -> None:
    ida = person("Ida", "desk").at_home()
    ida.plays_with_bots(0)
    ida.page.wait_for_selector(".picker input:focus")
    ida.page.evaluate("document.activeElement.blur()")
    ida.page.keyboard.type("anch")
    expect(ida.page.locator(".picker input[type=search]")).to_have_value("anch")
    never_lost(ida.page)


def test_escape_folds_the_picker_where_it_covers_the_table(person: Invite) -> None:
    ida = person("Ida").at_home()
    ida.plays_with_bots(0)
    ida.page.wait_for_selector(".picker")
    ida.page.keyboard.press("Escape")
    expect(ida.page.locator(".picker")).to_have_count(0)
    never_lost(ida.page)


def test_what_the_picker_covers_cannot_be_reached(person: Invite) -> None:
    ida = person("Ida").at_home()
    ida.plays_with_bots(0)
    ida.page.wait_for_selector(".picker")
    ida.page.wait_for_function(f"() => ({COVERED})() === 0")


@pytest.mark.parametrize("hat", [1, 4])
def test_hats_have_their_numbers_and_animals_their_letters(person: Invite, hat: int) -> None:
    ida = person("Ida", "desk").at_home()
    ida.plays_with_bots(1)
    ida.page.wait_for_selector(".place.can:focus")
    expect(ida.page.locator("#turn")).to_have_text("Your turn")
    ida.page.keyboard.press("q")
    ida.page.wait_for_selector(".card.picked")
    ida.page.keyboard.press("Escape")
    expect(ida.page.locator(".card.picked")).to_have_count(0)
    ida.page.keyboard.press(str(hat))
    waits_for(ida, "looking")
    assert ida.now["view"]["now"]["hat"] == hat - 1
    never_lost(ida.page)


def test_a_question_mark_shows_the_map(person: Invite) -> None:
    ida = person("Ida", "desk").at_home()
    ida.plays_with_bots(1)
    ida.page.wait_for_selector(".place.can")
    ida.page.keyboard.press("?")
    sheet = ida.page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("The six animals")
    ida.page.keyboard.press("3")
    ida.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert ida.now["view"]["now"]["phase"] == "choosing"
    never_lost(ida.page)


def test_a_double_click_on_start_is_harmless(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    mira.follows(nia.opens_a_table()).sits_down()
    nia.page.get_by_role("button", name="Start with").dblclick()
    nia.page.wait_for_selector(".dock", state="attached")
    nia.page.wait_for_timeout(300)
    expect(nia.page.locator(".notice")).to_have_count(0)
