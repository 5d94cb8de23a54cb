"""The page can be installed, starts without a line, and then has the rules."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import house, pages
from tests.e2e.house import House
from tests.e2e.mock_server import STATIC
from tests.e2e.people import Person

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# A server that is just back may not answer yet.
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => undefined);
  return Boolean(registration.waiting);
}"""
IS_WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('hatbox-'))"


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    own = House(tmp_path_factory.mktemp("own"))
    own.open()
    yield own
    own.close()


def visited(browser: Browser, at: House) -> Page:
    page = pages.new_page(browser, "phone", calm=True, keeps=True)
    page.goto(at.url)
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


def test_another_build_waits_until_the_game_is_over(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server comes back with another worker while somebody plays, and with the same tables."""
    shutil.copytree(house.ROOT / "src", tmp_path / "src")
    monkeypatch.setattr(house, "ROOT", tmp_path)
    own = house.House(tmp_path / "data")
    own.open()
    ida = Person(visited(browser, own), own.url, "Ida")
    ida.plays_with_bots(1)
    ida.waits_for_a_decision()

    own.kill()
    worker = tmp_path / "src" / STATIC.relative_to(STATIC.parents[2]) / "worker.js"
    worker.write_text(worker.read_text() + "// Another build.\n")
    own.open()
    ida.page.wait_for_function(UPDATED)
    while not ida.has_result:
        ida.waits_for_a_decision()
        ida.decides()
    assert ida.page.evaluate(IS_WAITING)
    assert not ida.troubles

    # Alone and at no table, the page lets it in.
    ida.page.goto(own.url)
    ida.page.wait_for_function(f"async () => !(await ({IS_WAITING})())")
    ida.page.context.close()
    own.close()


def installability_errors(page: Page) -> list[Any]:
    """What keeps Chromium from offering to install the page."""
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context of its own is to Chromium like a private window, where nothing is installed.
    return [error for error in found if error["errorId"] != "in-incognito"]
