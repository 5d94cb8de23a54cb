"""A phone on its side, with and without the bars of its browser: everything can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import pages, states
from tests.e2e.test_overflow import Visitor

SIZES = {"568x320": (568, 320), "844x330": (844, 330)}
UNREACHABLE = (Path(__file__).parent / "reachable.js").read_text()


@pytest.fixture(params=SIZES)
def phone(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = SIZES[request.param]
    page = browser.new_page(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=True
    )
    pages.serve_files(page, pages.SEATED)
    yield page
    page.context.close()


def lays(page: Page, state: str) -> None:
    page.unroute_all()
    pages.serve_files(page, pages.SEATED)
    pages.serve_table(page, states.STATES[state]())
    page.goto(f"{pages.HOST}/t/PLUM7")
    page.wait_for_selector("main")
    page.wait_for_timeout(150)


def speaks(page: Page, language: str) -> None:
    page.goto(pages.HOST)
    page.evaluate(f"localStorage.hatbox = JSON.stringify({{ language: '{language}' }})")


@pytest.mark.parametrize("language", ["en", "de", "uk"])
def test_a_gift_is_named_and_given(phone: Page, language: str) -> None:
    speaks(phone, language)
    lays(phone, "giving")
    phone.locator(".picker [role=option]").nth(7).tap()
    expect(phone.locator(".picker .send")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".picker .say p")).to_be_in_viewport(ratio=1)
    assert phone.evaluate(UNREACHABLE) == []


def test_whatever_can_be_pressed_is_in_reach(phone: Page) -> None:
    speaks(phone, "de")
    phone.unroute_all()
    visitor = Visitor(phone)
    visitor.sits_down()
    lost: dict[str, list[str]] = {}
    for name, make in states.STATES.items():
        visitor.sees(states.STATES["lobby-alone"]())
        visitor.sees(make())
        visitor.settles()
        lost[name] = visitor.lasting_trouble(UNREACHABLE)
    assert not any(lost.values()), {state: found for state, found in lost.items() if found}


@pytest.mark.parametrize("language", ["de", "uk"])
@pytest.mark.parametrize("state", ["hat-choose", "hat-look", "answer"])
def test_the_table_stays_in_sight_whatever_is_asked(phone: Page, state: str, language: str) -> None:
    speaks(phone, language)
    lays(phone, state)
    if state == "hat-choose":
        phone.locator(".animals button").nth(4).tap()
    for choice in phone.locator(".dock .btn, .dock .animals button").all():
        expect(choice).to_be_in_viewport(ratio=0.95)
    assert phone.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("path", ["/", "/rules/magic-hat", "/about"])
def test_so_it_is_away_from_the_table(phone: Page, path: str) -> None:
    speaks(phone, "de")
    phone.goto(pages.HOST + path)
    phone.wait_for_timeout(300)
    assert phone.evaluate(UNREACHABLE) == []


def test_a_replay_shows_its_whole_table_and_how_to_play_it(phone: Page) -> None:
    speaks(phone, "de")
    phone.unroute_all()
    told = states.simulated("not-a-hat", 5)
    pages.serve_files(phone, None, lambda: told)
    phone.goto(f"{pages.HOST}/t/PLUM7/replay")
    expect(phone.locator("main .board").first).to_be_in_viewport(ratio=1)
    for button in phone.locator(".buttons button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert phone.evaluate(UNREACHABLE) == []
