"""One server and one browser for all; every person has a fresh context."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e import pages
from tests.e2e.house import House
from tests.e2e.mock_server import STATIC
from tests.e2e.people import PATIENCE, Person

Invite = Callable[..., Person]

# As patient as everything else on a loaded machine.
expect.set_options(timeout=PATIENCE)


FOLDER = Path(__file__).parent


class OneBrowser:
    """Launched by the first test that needs it, and open until a test elsewhere is next.

    Not for the whole session: while Playwright's loop runs, no other test can run its own.
    """

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._browser: Browser | None = None

    def open(self) -> Browser:
        if self._browser is None:
            assert (STATIC / "index.html").is_file(), "the pages are not built: make web"
            playwright = self._stack.enter_context(sync_playwright())
            self._browser = self._stack.enter_context(pages.launch(playwright))
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._stack.close()


ONE = OneBrowser()


@pytest.fixture
def browser() -> Iterator[Browser]:
    """No page of a test is left to the next one."""
    browser = ONE.open()
    yield browser
    for context in browser.contexts:
        context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    try:
        yield
    finally:
        if nextitem is None or FOLDER not in nextitem.path.parents:
            ONE.close()


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
