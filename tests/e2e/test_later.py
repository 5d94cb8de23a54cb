"""Screens that are loaded when they are first shown, with their texts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import pages
from tests.e2e.house import House

MISSING = "Das konnte nicht geladen werden. Vielleicht gibt es eine neuere Version."


def test_the_rules_come_with_their_texts_and_follow_a_change_of_language(
    browser: Browser, house: House
) -> None:
    page = pages.new_page(browser, "desk", language="de")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(house.url)
    page.wait_for_selector("h1")
    assert not [url for url in asked if ".rules" in url]
    page.get_by_role("link", name="Regeln").first.click()
    expect(page.get_by_role("heading", name="Worum es geht")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Deutsch").first.click()
    page.select_option("#language", "uk")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Правила").first.click()
    expect(page.get_by_role("heading", name="Про що гра")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("lost", ["RulesText-*.js", "de.rules-*.txt"])
def test_an_old_page_says_so_in_its_language_when_a_part_is_gone(
    browser: Browser, house: House, lost: str
) -> None:
    page = pages.new_page(browser, "phone", language="de")
    page.goto(house.url)
    page.wait_for_selector("h1")
    page.route(f"**/{lost}", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Regeln").first.click()
    expect(page.get_by_role("alert")).to_contain_text(MISSING)
    page.unroute(f"**/{lost}")
    page.get_by_role("button", name="Neu laden").click()
    expect(page.get_by_role("heading", name="Worum es geht")).to_be_visible()
    page.context.close()
