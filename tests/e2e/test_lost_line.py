"""A reload, a lost line and a dead server: everybody comes back to the table as it is."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Route, expect

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
    giver, receiver = (nia, mira) if nia.now["may"] else (mira, nia)
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
    looker, other = (nia, mira) if nia.now["may"] else (mira, nia)
    looker.page.locator(".place.can").first.click()
    looker.page.wait_for_selector(".only")
    looker.page.reload()
    looker.page.wait_for_selector(".only")
    other.sees_nothing_hidden()
    looker.page.locator(".place.can").first.click()
    other.page.wait_for_selector(".place.can")


def test_words_that_are_lost_on_the_way(person: Invite) -> None:
    nia = person("Nia")
    lost: list[str] = []

    def lose_twice(route: Route) -> None:
        lost.append(route.request.url)
        if len(lost) < 3:
            route.abort()
        else:
            route.continue_()

    nia.page.route("**/assets/*.txt", lose_twice)
    nia.at_home()
    expect(nia.page.get_by_role("button", name="Play with bots")).to_have_count(2)
    assert len(lost) == 3


def test_words_of_a_build_that_is_gone(person: Invite) -> None:
    nia = person("Nia")
    gone: list[str] = []

    def miss_once(route: Route) -> None:
        gone.append(route.request.url)
        if len(gone) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    nia.page.route("**/assets/*.txt", miss_once)
    nia.at_home()
    assert nia.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"


def test_a_server_that_cannot_save_says_so_and_goes_on_by_itself(
    browser: Browser, tmp_path: Path
) -> None:
    house = House(tmp_path)
    house.program = ["-m", "tests.server.full_disk", "serve"]
    house.open()
    nia = Person(pages.new_page(browser, "phone"), house.url, "Nia").at_home()
    veil = nia.page.locator(".veil")
    try:
        nia.plays_with_bots(0)
        nia.waits_for_a_decision()
        (tmp_path / "broken").touch()
        nia.decides()
        expect(veil).to_contain_text("The server can’t save just now")
        expect(veil).to_contain_text("by itself.")
        before = nia.now["view"]
        (tmp_path / "broken").unlink()
        expect(veil).to_have_count(0)
        nia.waits_for_a_decision()
        assert nia.now["view"] == before
        nia.decides()
        nia.sees_nothing_hidden()
    finally:
        nia.page.context.close()
        house.close()


def test_a_server_that_dies_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.open()
    nia = Person(pages.new_page(browser, "phone"), house.url, "Nia").at_home()
    try:
        nia.plays_with_bots(0)
        nia.waits_for_a_decision()
        before = nia.now["view"]
        house.kill()
        expect(nia.page.get_by_role("alert")).to_contain_text("Connection lost")
        house.open()
        expect(nia.page.get_by_role("alert")).to_have_count(0)
        nia.waits_for_a_decision()
        assert nia.now["view"] == before
        nia.sees_nothing_hidden()
    finally:
        nia.page.context.close()
        house.close()
