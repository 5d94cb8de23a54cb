"""axe-core finds nothing on any screen, in both themes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e import pages
from tests.e2e.gallery import MOMENTS, SCREENS, TV, Prepare, at_table
from tests.e2e.states import STATES, with_public

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
}"""


# Tables of other sizes have the same parts.
ALIKE = re.compile(
    r"(seats|two-gifts)-[2-7]|hat-(two|four)|offer-.*|answer-sure"
    r"|tv-(gifts|offer|swap|lobby|hat-result)|hand-(answer|giving|hats)"
)


def prepared(name: str) -> Prepare:
    """Scenes that pass by pass slowly, so that they are still there for the second look."""
    if name not in MOMENTS or name not in STATES:
        return SCREENS[name]
    message = STATES[name]()
    return at_table(with_public(message, beat_ms=message["public"]["beat_ms"] * 3))


@pytest.mark.parametrize("name", [name for name in SCREENS if not ALIKE.fullmatch(name)])
def test_no_violation(browser: Browser, name: str) -> None:
    size = "tv-720" if name in TV else "phone" if len(name) % 2 else "desk"
    page = pages.new_page(browser, size, calm=True)
    prepared(name)(page)
    page.add_script_tag(content=AXE.read_text())
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        assert page.evaluate(RUN) == [], theme
    page.context.close()
