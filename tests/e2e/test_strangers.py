"""Strangers meet through "Find me a seat", and one of them is voted out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.house import House
from tests.e2e.people import Person

MOST_DECISIONS = 200


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("public"), more=["--public"])
    house.open()
    yield house
    house.close()


def sits_somewhere(one: Person) -> None:
    one.at_home()
    one.page.get_by_role("button", name="Find me a seat").click()
    one.page.fill("#own-name", one.name)
    one.page.locator("dialog").get_by_role("button", name="Sit down").click()


def names_at(one: Person) -> list[str]:
    return [seat["name"] for seat in one.now["seats"]]


def test_two_strangers_meet_and_play(public: House, person: Invite) -> None:
    ana, bo = (person(name, at=public) for name in ("Ana", "Bo"))
    sits_somewhere(ana)
    ana.page.wait_for_selector(".dock")
    assert ana.now["listed"]
    assert not ana.page.get_by_role("button", name="Say something").count()

    bo.at_home()
    bo.page.get_by_role("button", name="Find a table").click()
    expect(bo.page.locator("dialog li")).to_contain_text("one person · 2 bots")
    bo.page.locator("dialog").get_by_role("button", name="Close").click()
    sits_somewhere(bo)
    expect(bo.page.locator(".watching")).to_contain_text("The next seat is yours")
    assert bo.page.url == ana.page.url
    # An onlooker finds the way to a seat, too.
    cy = person("Cy", at=public)
    cy.follows(ana.page.url.rsplit("/", 1)[1])
    cy.page.get_by_role("button", name="Watch").click()
    expect(cy.page.locator(".watching")).to_contain_text("You’re watching")
    cy.page.get_by_role("button", name="Laugh").click()
    cy.page.get_by_role("button", name="Play next").click()
    cy.page.fill("#own-name", "Cy")
    cy.page.locator("dialog").get_by_role("button", name="Sit down").click()
    expect(cy.page.locator(".watching")).to_contain_text("The next seat is yours")
    # A seat of one's own with the next deal.
    decided = 0
    while names_at(bo) != ["Ana", "Bo", "Cy"]:
        assert decided < MOST_DECISIONS
        if ana.is_asked:
            ana.decides()
            decided += 1
        else:
            # The new deal may begin with somebody else, before we have read their names.
            ana.page.wait_for_timeout(20)
    assert not ana.troubles + bo.troubles + cy.troubles


def test_an_open_lobby_votes_somebody_out(public: House, person: Invite) -> None:
    ana, bo, cy = (person(name, at=public) for name in ("Dee", "Eve", "Fay"))
    code = ana.at_home().opens_a_table(1)
    ana.page.locator("fieldset:has([name=listed]) label").nth(1).click()
    expect(ana.page.locator("[name=listed]").nth(1)).to_be_checked()
    for one in (bo, cy):
        one.follows(code).sits_down()
    # Whom nobody wants to see is not seen: that is everybody's own affair.
    bo.page.get_by_role("button", name="Fay: ").click()
    bo.page.get_by_role("button", name="Hide Fay").click()
    expect(bo.page.locator(".lobby .table")).to_contain_text("Guest 3")
    bo.page.locator("dialog").get_by_role("button", name="Close").click()
    expect(ana.page.locator(".lobby .table")).to_contain_text("Fay")
    for one, name in ((ana, "Fay"), (bo, "Guest 3")):
        one.page.get_by_role("button", name=f"{name}: ").click()
        for _ in range(2):
            one.page.get_by_role("button", name=f"Vote {name} out").click()
    expect(cy.page.locator("h1")).to_have_text("The others play on without you")
    expect(ana.page.locator(".lobby .table li:not(.free)")).to_have_count(2)
    cy.page.reload()
    cy.page.fill("#name", "Fay")
    cy.page.get_by_role("button", name="Sit down").click()
    expect(cy.page.locator("h1")).to_have_text("The others play on without you")


def test_a_name_that_will_not_do_is_asked_for_again(public: House, person: Invite) -> None:
    """Also one that the device has kept: the sheet says why, and the wish is not forgotten."""
    gus = person("Hitler", at=public)
    sits_somewhere(gus)
    sheet = gus.page.locator("dialog")
    expect(sheet.get_by_role("alert")).to_contain_text("another name")
    gus.page.fill("#own-name", "Gus")
    sheet.get_by_role("button", name="Sit down").click()
    gus.page.wait_for_selector(".dock, .lobby, .watching")

    hal = person("Hal", at=public).at_home()
    hal.page.evaluate("() => { localStorage.hatbox = JSON.stringify({ name: 'Hitler' }) }")
    hal.page.reload()
    hal.page.get_by_role("button", name="Find me a seat").click()
    expect(hal.page.locator("dialog").get_by_role("alert")).to_contain_text("another name")
