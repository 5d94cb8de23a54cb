"""Alone with bots nobody is hurried; another game is a tap away; home knows the way back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.people import Person

MOST_DECISIONS = 400
BACK = "Back to the table"


def plays_to_the_end(*people: Person) -> None:
    for _ in range(MOST_DECISIONS):
        if all(one.has_result for one in people):
            return
        for one in people:
            one.decides()
            one.page.wait_for_timeout(15)
    raise AssertionError("the game does not end")


def test_a_game_with_bots_has_no_clock_and_rests_under_the_rules(person: Invite) -> None:
    ida = person("Ida").at_home()
    ida.plays_with_bots(1)
    assert ida.now["clock"] == "off"
    ida.page.get_by_role("button", name="Rules").click()
    expect(ida.page.get_by_role("dialog")).to_be_visible()
    ida.page.wait_for_function("() => window.hatbox().table.paused")
    expect(ida.page.locator(".veil")).to_have_count(0)
    ida.page.get_by_role("button", name="Close", exact=True).click()
    ida.page.wait_for_function("() => !window.hatbox().table.paused")
    expect(ida.page.locator(".veil")).to_have_count(0)


def test_with_others_rules_stop_nobody(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    mira.follows(nia.opens_a_table(1)).sits_down()
    nia.starts()
    nia.page.wait_for_selector(".dock")
    nia.page.get_by_role("button", name="Rules").click()
    expect(nia.page.get_by_role("dialog")).to_be_visible()
    nia.page.wait_for_timeout(400)
    assert not mira.now["paused"]


def test_play_again_with_bots_begins_at_once(person: Invite) -> None:
    ida = person("Ida").at_home()
    ida.plays_with_bots(1)
    names = [seat["name"] for seat in ida.now["seats"]]
    plays_to_the_end(ida)
    again = ida.page.get_by_role("button", name=re.compile("^Play again"))
    expect(again).to_contain_text("with the same bots")
    again.click()
    ida.page.wait_for_selector(".dock")
    assert [seat["name"] for seat in ida.now["seats"]] == names
    assert ida.now["phase"] == "playing"


def test_a_guest_asks_for_a_rematch_and_the_host_takes_it_up(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    mira.follows(nia.opens_a_table(1)).sits_down()
    nia.starts()
    plays_to_the_end(nia, mira)
    ask = mira.page.get_by_role("button", name="Another game, please")
    ask.click()
    expect(ask).to_have_attribute("aria-pressed", "true")
    expect(nia.page.get_by_text("Up for another game: Mira")).to_be_visible()
    again = nia.page.get_by_role("button", name=re.compile("^Play again"))
    expect(again).to_contain_text("with the same 2 people")
    again.click()
    for one in (nia, mira):
        one.page.wait_for_selector(".lobby")


def test_home_offers_the_way_back_while_there_is_a_table(person: Invite) -> None:
    ida = person("Ida").at_home()
    expect(ida.page.get_by_role("link", name=BACK)).to_have_count(0)
    ida.plays_with_bots(1)
    code = ida.page.url.rsplit("/", 1)[1]
    ida.at_home()
    ida.page.get_by_role("link", name=BACK).click()
    ida.page.wait_for_selector(".dock")
    assert ida.page.url.endswith(code)
    ida.page.get_by_role("button", name="Menu").click()
    ida.page.get_by_role("button", name="Leave the table").click()
    ida.page.get_by_role("button", name="Leave the table").click()
    ida.page.wait_for_url(f"{ida.url}/")
    expect(ida.page.get_by_role("link", name=BACK)).to_have_count(0)


def test_a_table_that_is_gone_is_forgotten_without_a_word(person: Invite) -> None:
    ida = person("Ida").at_home()
    sockets: list[str] = []
    ida.page.on("websocket", lambda socket: sockets.append(socket.url))
    ida.page.evaluate("localStorage.hatbox = JSON.stringify({ table: 'CDFGHJ' })")
    ida.page.reload()
    ida.page.wait_for_function("() => JSON.parse(localStorage.hatbox).table === ''")
    expect(ida.page.get_by_role("link", name=BACK)).to_have_count(0)
    expect(ida.page.get_by_role("alert")).to_have_count(0)
    assert sockets == []


def test_the_level_of_the_bots_is_kept_and_chooses_who_sits_down(person: Invite) -> None:
    ida = person("Ida").at_home()
    ida.page.get_by_text("hard", exact=True).click()
    ida.page.reload()
    expect(ida.page.get_by_role("radio", name="hard")).to_be_checked()
    ida.plays_with_bots(1)
    minds = [seat["mind"] for seat in ida.now["seats"]]
    assert minds == [None, "raven", "elephant"]


def test_a_guest_can_leave_a_pause_and_reads_who_asked_for_it(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    mira.follows(nia.opens_a_table(1)).sits_down()
    nia.starts()
    nia.page.wait_for_selector(".dock")
    nia.page.get_by_role("button", name="Menu").click()
    nia.page.get_by_role("button", name="Pause").click()
    expect(nia.page.locator(".veil")).to_contain_text("You’ve paused")
    expect(mira.page.locator(".veil")).to_contain_text("Nia has paused")
    mira.page.get_by_role("button", name="Menu").click()
    mira.page.get_by_role("button", name="Leave the table").click()
    mira.page.get_by_role("button", name="Leave the table").click()
    mira.page.wait_for_url(f"{mira.url}/")
