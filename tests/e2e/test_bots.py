"""Bots look like who they are, and are called so in every reader's language."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import Person


def speaks(one: Person, language: str) -> Person:
    one.page.add_init_script(
        f"localStorage.setItem('hatbox', JSON.stringify({{language: '{language}'}}))"
    )
    return one


def faces(page: Page, where: str) -> list[str]:
    """Which bots are drawn there, in order."""
    drawn = page.locator(f"{where} .avatar use").evaluate_all(
        "all => all.map(use => use.getAttribute('href'))"
    )
    return [found[1] for href in drawn if (found := re.search(r"#draw-bot-(\w+)$", href))]


def test_a_bot_is_named_by_each_reader_in_their_own_language(person: Invite) -> None:
    nia, lesia = person("Nia"), speaks(person("Леся"), "uk")
    nia.at_home()
    code = nia.opens_a_table(1)
    nia.adds_a_bot("Dice")
    lesia.follows(code)
    expect(lesia.page.locator(".invitation ul")).to_contain_text("Кубик")
    lesia.page.fill("#name", "Леся")
    lesia.page.get_by_role("button", name="Сісти").click()
    expect(nia.page.locator(".lobby .table")).to_contain_text("Леся")
    nia.adds_a_bot("Elephant")
    expect(nia.page.locator(".lobby")).to_contain_text("Forgets nothing")
    for one, names in ((nia, ("Dice", "Elephant")), (lesia, ("Кубик", "Слон"))):
        table = one.page.locator(".lobby .table")
        for name in names:
            expect(table).to_contain_text(name)
        assert sorted(faces(one.page, ".lobby .table")) == ["elephant", "random"]
        assert "Random" not in table.inner_text()
    nia.starts()
    for one, name in ((nia, "Elephant"), (lesia, "Слон")):
        expect(one.page.locator(".seat .name", has_text=name)).to_be_visible()


def test_two_bots_of_a_kind_are_told_apart(person: Invite) -> None:
    nia = speaks(person("Nia"), "de")
    nia.page.goto(nia.url)
    nia.page.get_by_role("button", name="Mit Freunden").first.click()
    nia.page.fill("#own-name", "Nia")
    nia.page.keyboard.press("Enter")
    nia.page.wait_for_selector(".lobby")
    for count in (2, 3):
        nia.page.get_by_role("button", name="Bot dazu").click()
        sheet = nia.page.locator("dialog")
        sheet.get_by_role("button", name=re.compile("^Rabe")).click()
        expect(nia.page.locator(".lobby .table li:not(.free)")).to_have_count(count)
    names = nia.page.locator(".lobby .table .name span").all_inner_texts()
    assert sorted(names) == ["Du", "Rabe", "Rabe 2"]


def test_a_tap_on_a_bot_tells_its_level_and_character(person: Invite) -> None:
    nia = person("Nia").at_home()
    nia.opens_a_table(1)
    nia.adds_a_bot("Raven")
    nia.page.get_by_role("button", name=re.compile("^Raven: ")).click()
    sheet = nia.page.locator("dialog")
    expect(sheet).to_contain_text("Hard")
    expect(sheet).to_contain_text("Remembers most and watches you.")
    nia.page.keyboard.press("Escape")
    nia.starts()
    nia.page.locator(".seat button.who", has_text="Raven").click()
    expect(sheet).to_contain_text("Remembers most and watches you.")
    assert faces(nia.page, "dialog") == ["raven"]


def test_a_bot_is_removed_from_its_own_card(person: Invite) -> None:
    nia = person("Nia").at_home()
    nia.opens_a_table()
    nia.adds_a_bot("Goldfish")
    nia.page.get_by_role("button", name=re.compile("^Goldfish: ")).click()
    nia.page.locator("dialog").get_by_role("button", name="Remove Goldfish").click()
    expect(nia.page.locator(".lobby .table li:not(.free)")).to_have_count(1)
