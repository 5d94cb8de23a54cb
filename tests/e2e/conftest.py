"""One server and one browser for all; every person has a fresh context."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e import pages
from tests.e2e.house import House
from tests.e2e.people import PATIENCE, Person

Invite = Callable[..., Person]

# As patient as everything else on a loaded machine.
expect.set_options(timeout=PATIENCE)


# Not for the session: while Playwright's loop runs, no other test can run its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert (pages.STATIC / "index.html").is_file(), "the pages are not built: make web"
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Invite]:
    """Makes people: a device of their own each, on a phone or at a desk."""
    people: list[Person] = []

    def arrive(
        name: str, size: str = "phone", at: House = house, *, is_new: bool = False
    ) -> Person:
        page = pages.new_page(browser, size, calm=True, is_new=is_new)
        people.append(Person(page, at.url, name))
        return people[-1]

    yield arrive
    for one in people:
        one.page.context.close()
