"""Whole games by the buttons; at every step nothing hidden is on the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e import pages
from tests.e2e.conftest import Invite
from tests.e2e.house import House
from tests.e2e.people import Person

MOST_DECISIONS = 400


def play_to_the_end(*people: Person) -> None:
    for _ in range(MOST_DECISIONS):
        if all(one.has_result for one in people):
            return
        for one in people:
            one.decides()
            one.page.wait_for_timeout(15)
    raise AssertionError("the game does not end")


def test_alone_with_bots_to_the_end_of_that_s_not_a_hat(person: Invite) -> None:
    nia = person("Nia").at_home()
    nia.plays_with_bots(0)
    for _ in range(MOST_DECISIONS):
        nia.waits_for_a_decision()
        if nia.has_result:
            break
        nia.sees_nothing_hidden()
        nia.decides()
    assert nia.page.locator(".result table tr").count() == 4
    nia.page.get_by_role("button", name="Play again").wait_for()


def test_alone_with_bots_to_the_wand_of_magic_hat(person: Invite) -> None:
    ida = person("Ida", "desk").at_home()
    ida.plays_with_bots(1)
    for _ in range(MOST_DECISIONS):
        ida.waits_for_a_decision()
        if ida.has_result:
            break
        ida.sees_nothing_hidden()
        ida.decides()
    assert ida.page.locator(".result .wand").count() == 1


@pytest.mark.parametrize("game", [0, 1])
def test_nothing_hidden_while_beats_run(browser: Browser, tmp_path: Path, game: int) -> None:
    """Fetched cards, reveals, looks and swaps as they pass by, looked at all the time."""
    house = House(tmp_path, beats=0.3)
    house.open()
    nia = Person(pages.new_page(browser, "phone"), house.url, "Nia").at_home()
    try:
        nia.plays_with_bots(game)
        for _ in range(MOST_DECISIONS):
            nia.sees_nothing_hidden()
            if nia.has_result:
                break
            nia.decides()
            nia.page.wait_for_timeout(60)
        # How far a game with beats gets is luck; that games end is shown without them.
        assert nia.beats_seen
    finally:
        nia.page.context.close()
        house.close()


def test_two_people_and_a_bot_by_invitation_and_once_again(person: Invite) -> None:
    nia, mira = person("Nia", "desk").at_home(), person("Mira")
    code = nia.opens_a_table()
    mira.follows(code).sits_down()
    nia.adds_a_bot()
    nia.starts()
    play_to_the_end(nia, mira)
    assert not nia.troubles + mira.troubles
    nia.page.get_by_role("button", name="Play again").click()
    for one in (nia, mira):
        one.page.wait_for_selector(".dock, .lobby")


def test_two_people_play_magic_hat(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira", "desk")
    code = nia.opens_a_table(1)
    mira.follows(code).sits_down()
    nia.starts()
    play_to_the_end(nia, mira)
    assert not nia.troubles + mira.troubles


def test_a_game_by_keyboard_alone(person: Invite) -> None:
    nia, mira = person("Nia", "desk").at_home(), person("Mira", "desk")
    mira.follows(nia.opens_a_table()).sits_down()
    nia.starts()
    for turn in range(30):
        for one in (nia, mira):
            one.page.wait_for_selector(".dock, .result")
        if nia.has_result:
            return
        keys_of(nia if nia.now["may"] else mira, turn)
    raise AssertionError("the game does not end")


def keys_of(one: Person, turn: int) -> None:
    """Type, Enter, a tone by its arrow key, Enter on the button; or N for no."""
    version = one.now["version"]
    one.waits_for_a_decision()
    if one.page.locator(".picker").count():
        one.page.locator(".picker input[type=search]").focus()
        one.page.keyboard.type("anchor")
        one.page.keyboard.press("Enter")
        one.page.locator(".tones input:checked").focus()
        one.page.keyboard.press("ArrowRight")
        one.page.locator(".picker .send").focus()
        one.page.keyboard.press("Enter")
    else:
        one.page.keyboard.press("n" if turn % 4 else "t")
    while one.now["version"] == version and not one.has_result:
        one.page.wait_for_timeout(20)
