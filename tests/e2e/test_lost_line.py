"""A reload, a lost line and a dead server: everybody comes back to the table as it is."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e import pages
from tests.e2e.conftest import Invite
from tests.e2e.house import House
from tests.e2e.people import Person


def test_a_reload_in_the_middle_of_an_offer(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    mira.follows(nia.opens_a_table()).sits_down()
    nia.starts()
    for one in (nia, mira):
        one.page.wait_for_selector(".dock")
    giver, receiver = (nia, mira) if nia.now["view"]["may"] else (mira, nia)
    giver.offers("anchor", 2)
    receiver.page.wait_for_selector(".btn.answer")
    receiver.page.reload()
    receiver.page.wait_for_selector(".btn.answer")
    expect(receiver.page.locator(".dock h2")).to_have_text("Is that an anchor?")
    receiver.sees_nothing_hidden()


def test_a_lost_line_in_the_middle_of_a_look(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    mira.follows(nia.opens_a_table(1)).sits_down()
    nia.starts()
    for one in (nia, mira):
        one.page.wait_for_selector(".dock")
    looker, other = (nia, mira) if nia.now["view"]["may"] else (mira, nia)
    looker.page.locator(".place.can").first.click()
    looker.page.wait_for_selector(".only")
    looker.page.reload()
    looker.page.wait_for_selector(".only")
    other.sees_nothing_hidden()
    looker.page.locator(".place.can").first.click()
    other.page.wait_for_selector(".place.can")


def test_a_server_that_dies_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.open()
    nia = Person(pages.new_page(browser, "phone"), house.url, "Nia").at_home()
    try:
        nia.plays_with_bots(0)
        nia.waits_for_a_decision()
        before = nia.now["view"]
        house.kill()
        expect(nia.page.get_by_role("alert")).to_contain_text("The connection is gone")
        house.open()
        expect(nia.page.get_by_role("alert")).to_have_count(0)
        nia.waits_for_a_decision()
        assert nia.now["view"] == before
        nia.sees_nothing_hidden()
    finally:
        nia.page.context.close()
        house.close()
