"""Invitations, and every screen for what cannot be."""

from __future__ import annotations

import re
import urllib.request

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.house import House


@pytest.mark.parametrize("game", [0, 1])
def test_the_first_decision_with_bots_comes_with_one_tap(person: Invite, game: int) -> None:
    nia = person("Nia").at_home()
    nia.page.get_by_role("button", name="Play with bots").nth(game).click()
    nia.waits_for_a_decision()
    # Nobody was waited for: the first move of the game is ours.
    assert nia.moments[0][0]["event"] == "round-began"
    assert len(nia.moments) == 1


def test_a_name_is_remembered_and_nothing_of_a_game(person: Invite) -> None:
    nia = person("Nia").at_home()
    nia.opens_a_table()
    kept = nia.page.evaluate("() => ({...localStorage})")
    assert list(kept) == ["hatbox"]
    assert '"name":"Nia"' in kept["hatbox"]
    assert nia.page.evaluate("() => sessionStorage.length") == 0


def test_joining_with_a_code_typed_at_home(person: Invite) -> None:
    code = person("Nia").at_home().opens_a_table()
    mira = person("Mira").at_home()
    mira.page.fill("#code", code.lower())
    mira.page.get_by_role("button", name="Join").click()
    mira.sits_down()
    expect(mira.page.locator(".lobby .table")).to_contain_text("Nia")


def test_a_guest_opens_one_socket_and_is_never_refused(person: Invite, house: House) -> None:
    code = person("Nia").at_home().opens_a_table()
    before = refusals(house)
    mira = person("Mira")
    sockets: list[str] = []
    mira.page.on("websocket", lambda socket: sockets.append(socket.url))
    mira.follows(code).sits_down()
    assert len(sockets) == 1
    mira.page.reload()
    mira.page.wait_for_selector(".lobby")
    assert len(sockets) == 2
    assert refusals(house) == before


def refusals(house: House) -> list[str]:
    """Every kind of error that the server has told to anybody, and how often."""
    with urllib.request.urlopen(f"{house.url}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return [line for line in lines if line.startswith("hatbox_errors_total")]


def test_a_taken_name_is_told_kindly(person: Invite) -> None:
    code = person("Nia").at_home().opens_a_table()
    other = person("Nia").follows(code)
    other.page.fill("#name", "Nia")
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.get_by_role("alert")).to_have_text("Somebody here already has that name.")


def test_a_long_name_of_any_script_may_be_typed(person: Invite) -> None:
    families = 24 * "👨\u200d👩\u200d👧\u200d👦"
    nia = person("Nia").at_home()
    nia.page.get_by_role("button", name="Play with friends").first.click()
    nia.page.locator("#own-name").focus()
    nia.page.keyboard.insert_text(families)
    nia.page.get_by_role("button", name="Open a table").click()
    nia.page.wait_for_selector(".lobby")
    mira = person("Mira").follows(nia.page.url.rsplit("/", 1)[1])
    mira.sits_down()
    expect(mira.page.locator(".lobby .table")).to_contain_text(families)


def is_on_screen(tag: Locator) -> bool:
    box, size = tag.bounding_box(), tag.page.viewport_size
    assert box
    assert size
    return box["x"] >= 0 and box["x"] + box["width"] <= size["width"]


@pytest.mark.parametrize("size", ["phone", "small"])
def test_long_names_stay_on_the_screen(person: Invite, size: str) -> None:
    nia = person("N" * 24, size).at_home()
    code = nia.opens_a_table(1)
    for letter in "WM":
        person(letter * 24).follows(code).sits_down()
    in_lobby = nia.page.locator(".lobby .table .name")
    expect(in_lobby).to_have_count(3)
    assert all(map(is_on_screen, in_lobby.all()))
    nia.starts()
    in_game = nia.page.locator(".seat .name")
    expect(in_game).to_have_count(3)
    assert all(map(is_on_screen, in_game.all()))


def test_a_name_that_cannot_be_is_not_remembered(person: Invite) -> None:
    nia = person("Nia").at_home()
    nia.page.get_by_role("button", name="Play with friends").first.click()
    nia.page.fill("#own-name", "x" * 25)
    nia.page.get_by_role("button", name="Open a table").click()
    expect(nia.page.get_by_role("alert")).to_have_text(
        "Please choose another name, 24 characters at most."
    )
    nia.opens_a_table()


def test_a_code_that_does_not_exist(person: Invite) -> None:
    nia = person("Nia").follows("ZZZZZZ")
    expect(nia.page.locator("h1")).to_have_text("No such table")


def test_a_full_table(person: Invite) -> None:
    nia = person("Nia").at_home()
    code = nia.opens_a_table(1)
    for _ in range(3):
        nia.adds_a_bot()
    expect(person("Mira").follows(code).page.locator("h1")).to_have_text("The table is full")


def test_a_started_game_may_be_watched(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    code = nia.opens_a_table()
    nia.adds_a_bot()
    nia.adds_a_bot("Fox")
    nia.starts()
    nia.page.wait_for_selector(".dock")
    mira.follows(code)
    expect(mira.page.locator("h1")).to_have_text("They’ve already started")
    mira.page.get_by_role("button", name="Watch").click()
    mira.page.wait_for_selector(".dock")
    assert mira.page.locator(".picker, .btn.answer").count() == 0
    mira.sees_nothing_hidden()


def test_removed_by_the_host(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    mira.follows(nia.opens_a_table()).sits_down()
    nia.page.get_by_role("button", name="Remove Mira").click()
    expect(mira.page.locator("h1")).to_have_text("You’ve lost your seat")


def test_a_table_that_closes(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    mira.follows(nia.opens_a_table()).sits_down()
    nia.page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        nia.page.get_by_role("button", name="Close the table").click()
    for one in (nia, mira):
        expect(one.page.locator("h1")).to_have_text("This table is closed")


def test_pausing_and_going_on(person: Invite) -> None:
    nia = person("Nia").at_home()
    nia.plays_with_bots(0)
    nia.waits_for_a_decision()
    if nia.page.locator(".picker").count():
        nia.page.get_by_role("button", name="See the table").click()
    nia.page.get_by_role("button", name="Menu").click()
    nia.page.get_by_role("button", name="Pause").click()
    expect(nia.page.locator(".veil h2")).to_have_text("Paused")
    nia.page.locator(".veil").get_by_role("button", name="Carry on").click()
    nia.waits_for_a_decision()


def test_moving_a_seat_to_another_device(person: Invite) -> None:
    nia, phone = person("Nia", "desk").at_home(), person("Nia")
    nia.opens_a_table()
    nia.page.get_by_role("button", name="Menu").click()
    nia.page.get_by_role("button", name="Move to another device").click()
    link = nia.page.locator(".link").inner_text()
    picture = nia.page.get_by_role("img", name="Move to another device")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Play on this device").click()
    phone.page.wait_for_selector(".lobby")
    expect(
        phone.page.get_by_role("button", name=re.compile("Waiting for one more"))
    ).to_be_visible()


def test_a_free_seat_is_for_a_bot_or_somebody_else(person: Invite) -> None:
    nia, mira = person("Nia").at_home(), person("Mira")
    mira.follows(nia.opens_a_table()).sits_down()
    nia.page.get_by_role("button", name="A free seat").click()
    nia.page.get_by_role("dialog").get_by_role("button", name="Share link").click()
    expect(nia.page.get_by_role("dialog")).to_have_count(0)
    expect(nia.page.locator(".copied")).not_to_be_empty()
    nia.page.get_by_role("button", name="A free seat").click()
    nia.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Raven")).click()
    expect(mira.page.locator(".lobby .table li:not(.free)")).to_have_count(3)
    # Whoever is not the host asks others.
    mira.page.get_by_role("button", name="A free seat").click()
    expect(mira.page.locator(".copied")).not_to_be_empty()


def test_the_host_orders_seats_and_agrees_options(person: Invite) -> None:
    nia = person("Nia", "desk").at_home()
    nia.opens_a_table()
    nia.adds_a_bot()
    nia.adds_a_bot("Fox")
    nia.page.get_by_role("button", name="Move Fox one seat back").click()
    expect(nia.page.locator(".order li b")).to_have_text(["You", "Fox", "Squirrel"])
    nia.page.get_by_role("group", name="Gifts each").get_by_text("2", exact=True).click()
    nia.starts()
    nia.page.wait_for_selector(".dock")
    assert len(nia.now["view"]["places"][0]["gifts"]) == 2
