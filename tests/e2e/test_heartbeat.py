"""A line that dies without a word: both sides know within seconds, and no decision is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import pages
from tests.e2e.conftest import Invite
from tests.e2e.house import House
from tests.e2e.line import Line
from tests.e2e.people import Person

# Three seconds are promised; a busy machine may show it later.
SOON = 6000
LOST = "Connection lost"


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    line = Line(house.port)
    yield line
    line.close()


@pytest.fixture
def at_a_distance(browser: Browser, line: Line) -> Iterator[Callable[[str], Person]]:
    """People whose line to the house can be cut. The cookie and the origin are the line's own."""
    people: list[Person] = []

    def arrive(name: str) -> Person:
        people.append(Person(pages.new_page(browser, "phone", calm=True), line.url, name))
        return people[-1]

    yield arrive
    for one in people:
        one.page.context.close()


def at_one_table(far: Person, near: Person, game: int = 0) -> None:
    far.follows(near.opens_a_table(game)).sits_down()
    near.page.get_by_role("button", name="Start with").click()
    for one in (near, far):
        one.page.wait_for_selector(".dock")


def test_a_dead_line_is_seen_at_both_ends(
    person: Invite, at_a_distance: Callable[[str], Person], line: Line
) -> None:
    nia, mira = person("Nia").at_home(), at_a_distance("Mira")
    at_one_table(mira, nia, 1)
    line.cut()
    expect(mira.page.get_by_role("alert")).to_contain_text(LOST, timeout=SOON)
    expect(nia.page.locator(".seat", has_text="Mira")).to_contain_text("away", timeout=SOON)
    line.mend()
    expect(mira.page.get_by_role("alert")).to_have_count(0)
    expect(nia.page.locator(".seat", has_text="Mira")).not_to_contain_text("away")


def test_what_was_chosen_on_a_dead_line_waits_and_arrives(
    person: Invite, at_a_distance: Callable[[str], Person], line: Line
) -> None:
    nia, mira = person("Nia").at_home(), at_a_distance("Mira")
    at_one_table(mira, nia, 1)
    nia_begins = bool(nia.now["may"])
    if nia_begins:
        nia.page.locator(".place.can").first.click()
        nia.page.wait_for_selector(".only")
        nia.page.locator(".place.can").first.click()
    mira.page.locator(".place.can").first.wait_for()
    line.cut()
    mira.page.locator(".place.can").first.click()
    expect(mira.page.get_by_role("alert")).to_contain_text("Your choice is waiting", timeout=SOON)
    line.mend()
    expect(mira.page.get_by_role("alert")).to_have_count(0)
    mira.page.wait_for_selector(".only")
    assert mira.now["view"]["now"]["phase"] == "looking"


def test_offline_is_said_at_once_and_the_table_is_there_again(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    at_one_table(mira, nia, 1)
    mira.page.context.set_offline(True)
    expect(mira.page.get_by_role("alert")).to_contain_text(LOST, timeout=SOON)
    expect(nia.page.locator(".seat", has_text="Mira")).to_contain_text("away", timeout=SOON)
    mira.page.context.set_offline(False)
    expect(mira.page.get_by_role("alert")).to_have_count(0)
    expect(nia.page.locator(".seat", has_text="Mira")).not_to_contain_text("away")
    mira.sees_nothing_hidden()


def test_a_gift_half_chosen_is_still_chosen_when_the_line_is_back(
    person: Invite, at_a_distance: Callable[[str], Person], line: Line
) -> None:
    mira = at_a_distance("Mira").at_home()
    mira.plays_with_bots(0)
    mira.page.locator(".picker [role=option]").nth(3).click()
    said = mira.page.locator(".say p").inner_text()
    line.cut()
    expect(mira.page.get_by_role("alert")).to_contain_text(LOST, timeout=SOON)
    expect(mira.page.locator("header").get_by_role("button", name="Menu")).to_be_visible()
    line.mend()
    expect(mira.page.get_by_role("alert")).to_have_count(0)
    expect(mira.page.locator(".say p")).to_have_text(said)


def test_a_hidden_page_is_not_taken_for_a_lost_line(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    at_one_table(mira, nia, 1)
    mira.page.evaluate(
        """() => {
            Object.defineProperty(document, "visibilityState", { value: "hidden" });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    nia.page.wait_for_timeout(4000)
    expect(nia.page.locator(".seat", has_text="Mira")).not_to_contain_text("away")
