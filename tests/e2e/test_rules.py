"""The rules are drawn: a scene beside each section, still for whoever wants no motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import pages
from tests.e2e.gallery import at_table, then
from tests.e2e.states import STATES

SECTIONS = {"not-a-hat": 9, "magic-hat": 6}
# Longer than this, motion would need a button that stops it (WCAG 2.2.2).
MOST_MS = 5000
# When the last animation of the page is over, counted from its start.
LAST = """() => Math.max(0, ...document.getAnimations()
  .filter(one => one.animationName?.startsWith("scene-"))
  .map(one => one.effect.getComputedTiming().endTime))"""
INSIDE = """() => [...document.querySelectorAll("svg.scene")].map(scene => {
  const { left, right, width } = scene.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && width > 200;
})"""


def rules(page: Page, game: str) -> Page:
    pages.serve_files(page)
    page.goto(f"{pages.HOST}/rules/{game}")
    expect(page.locator("svg.scene")).to_have_count(SECTIONS[game])
    return page


@pytest.mark.parametrize("size", list(pages.SIZES))
@pytest.mark.parametrize("game", SECTIONS)
def test_every_section_has_its_scene_inside_the_screen(
    browser: Browser, game: str, size: str
) -> None:
    page = rules(pages.new_page(browser, size, language="uk", calm=True), game)
    assert page.locator("section:has(svg.scene):has(h3):has(p)").count() == SECTIONS[game]
    assert all(page.evaluate(INSIDE))
    drawn = page.locator("svg.scene").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len({*drawn}) == SECTIONS[game]
    hidden = page.locator("svg.scene[aria-hidden=true]")
    assert hidden.count() == SECTIONS[game]
    page.context.close()


def test_scenes_play_once_when_they_are_seen(browser: Browser) -> None:
    page = rules(pages.new_page(browser, "desk"), "not-a-hat")
    for scene in page.locator("svg.scene").all():
        scene.scroll_into_view_if_needed()
        page.wait_for_timeout(120)
        assert 0 < page.evaluate(LAST) <= MOST_MS
    expect(page.locator("svg.scene.playing")).to_have_count(SECTIONS["not-a-hat"])
    page.context.close()


def test_scenes_are_still_for_whoever_wants_no_motion(browser: Browser) -> None:
    page = rules(pages.new_page(browser, "desk", calm=True), "magic-hat")
    page.locator("svg.scene").last.scroll_into_view_if_needed()
    page.locator("svg.scene").last.hover()
    page.wait_for_timeout(200)
    expect(page.locator("svg.scene.playing")).to_have_count(0)
    page.context.close()


def test_the_sheet_at_the_table_shows_them_too(browser: Browser) -> None:
    page = pages.new_page(browser, "phone", calm=True)
    then(at_table(STATES["seats-4"]()), "header [aria-label=Rules]")(page)
    expect(page.locator("dialog svg.scene")).to_have_count(SECTIONS["not-a-hat"])
    page.context.close()


def test_a_first_visit_loads_no_scene(browser: Browser) -> None:
    page = pages.new_page(browser, "phone")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    pages.serve_files(page)
    page.goto(pages.HOST)
    page.wait_for_selector("h1")
    before = {*asked}
    page.goto(f"{pages.HOST}/rules/magic-hat")
    expect(page.locator("svg.scene")).to_have_count(SECTIONS["magic-hat"])
    assert len([url for url in {*asked} - before if url.endswith(".js")]) >= 2
    page.context.close()
