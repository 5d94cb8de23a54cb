"""axe-core finds nothing on any screen, in both themes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e import pages
from tests.e2e.gallery import MOMENTS, SCREENS, TV
from tests.e2e.states import STATES
from tests.e2e.test_overflow import Visitor

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], %s });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
}"""
# Another theme has other colours and the same page: no other rule can find anything new.
THEMES = {"light": "", "dark": 'runOnly: ["color-contrast", "link-in-text-block"]'}

# Tables of other sizes have the same parts.
ALIKE = re.compile(
    r"(seats|two-gifts)-[2-7]|hat-(two|four)|offer-.*|answer-sure"
    r"|tv-(gifts|offer|swap|lobby|hat-result)|hand-(answer|giving|hats)"
)
NAMES = [name for name in SCREENS if not ALIKE.fullmatch(name)]


def size_for(name: str) -> str:
    return "tv-720" if name in TV else "phone" if len(name) % 2 else "desk"


def violations(visitor: Visitor) -> Iterator[str]:
    for theme, rules in THEMES.items():
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        yield from (f"{theme}: {found}" for found in visitor.lasting_trouble(RUN % rules))


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_no_violation_at_a_table(browser: Browser, size: str) -> None:
    visitor = Visitor(pages.new_page(browser, size, calm=True))
    visitor.sits_down()
    visitor.page.add_script_tag(content=AXE)
    found: dict[str, list[str]] = {}
    for name in (name for name in NAMES if name in STATES and size_for(name) == size):
        message = STATES[name]()
        if message["public"]["events"]:
            visitor.stops_at(message, MOMENTS[name])
            found[name] = [*violations(visitor)]
            visitor.goes_on()
        else:
            visitor.sees(message)
            visitor.settles()
            found[name] = [*violations(visitor)]
    assert len(found) > 20
    assert not any(found.values()), {name: told for name, told in found.items() if told}


@pytest.mark.parametrize("size", ["phone", "desk", "tv-720"])
def test_no_violation_on_any_other_screen(browser: Browser, size: str) -> None:
    visitor = Visitor(pages.new_page(browser, size, calm=True))
    found: dict[str, list[str]] = {}
    for name in (name for name in NAMES if name not in STATES and size_for(name) == size):
        SCREENS[name](visitor.page)
        visitor.page.add_script_tag(content=AXE)
        found[name] = [*violations(visitor)]
        # As on a new device: the next screen finds nothing of this one.
        visitor.page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        visitor.page.unroute_all()
    assert len(found) > 5
    assert not any(found.values()), {name: told for name, told in found.items() if told}


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_too_pale_is_found_in_its_theme(browser: Browser, theme: str) -> None:
    visitor = Visitor(pages.new_page(browser, "phone", calm=True))
    SCREENS["home"](visitor.page)
    visitor.page.add_script_tag(content=AXE)
    pale = {"light": "#eee", "dark": "#222"}[theme]
    visitor.page.add_style_tag(content=f"[data-theme={theme}] h1 {{ color: {pale} !important }}")
    assert [found.partition(": <")[0] for found in violations(visitor)] == [
        f"{theme}: color-contrast"
    ]
