"""The page can be installed, starts without a line, and then has the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import pages
from tests.e2e.house import House

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('hatbox-'))"


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("own"))
    house.open()
    yield house
    house.close()


def visited(browser: Browser, house: House) -> Page:
    page = pages.new_page(browser, "phone", calm=True, keeps=True)
    page.goto(house.url)
    page.wait_for_function(CONTROLLED)
    return page


def test_a_page_that_was_visited_starts_without_a_server(browser: Browser, own: House) -> None:
    page = visited(browser, own)
    assert installability_errors(page) == []
    assert len(page.evaluate(CACHES)) == 1
    # What is asked of the server is asked of nobody else.
    kept = "async () => (await caches.match('/api/minds')) === undefined"
    assert page.evaluate("async () => (await fetch('/api/minds')).ok")
    assert page.evaluate(kept)

    own.kill()
    page.goto(own.url)
    expect(page.locator(".away h2")).to_have_text("No connection just now")
    page.locator(".away a").first.click()
    expect(page.locator("main")).to_contain_text("minus")
    page.goto(f"{own.url}/t/PLUM7Q")
    expect(page.locator("h1")).to_be_visible()

    own.open()
    page.goto(own.url)
    expect(page.get_by_role("button", name="Play with bots").first).to_be_enabled()
    expect(page.locator(".away")).to_have_count(0)
    page.get_by_role("button", name="Play with bots").first.click()
    page.wait_for_selector(".dock")
    page.context.close()


def installability_errors(page: Page) -> list[Any]:
    """What keeps Chromium from offering to install the page."""
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context of its own is to Chromium like a private window, where nothing is installed.
    return [error for error in found if error["errorId"] != "in-incognito"]
