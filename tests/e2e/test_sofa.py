"""One device that is passed around: whole games, and nothing private before a hand-over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import pages
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.sofa import Sofa
from tests.e2e.sofa_screens import turned

MOST_DECISIONS = 200
BEATS = 0.1


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Beats run, so that whoever calls wrongly looks into the box."""
    house = House(tmp_path_factory.mktemp("room"), beats=BEATS)
    house.open()
    yield house
    house.close()


def sofa(browser: Browser, room: House, *names: str, size: str = "phone") -> Sofa:
    return Sofa(pages.new_page(browser, size), room.url, *names)


def test_a_passed_round_game_of_that_s_not_a_hat(browser: Browser, room: House) -> None:
    """The device lies in the middle: who is meant is named, and has the words before them."""
    family = sofa(browser, room, "Ana", "Bo")
    family.sits_down_together(0, turns=True).plays()
    page, sides = family.page, set()
    for decision in range(MOST_DECISIONS):
        family.waits_for_a_decision()
        if family.has_result:
            break
        name = page.locator(".tab").last.inner_text().split("’")[0]
        sides.add((name, page.locator(".passed.far").count() == 1))
        family.sees_nothing_hidden()
        if page.locator(".picker").count():
            family.offers("anchor")
            page.locator(".picker").wait_for(state="detached")
        else:
            page.locator(".btn.answer").nth(0 if decision < 2 else 1).click()
            page.locator(".btn.answer").first.wait_for(state="detached")
    assert sides == {("Ana", False), ("Bo", True)}
    assert family.frames["covers"] == 0
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


# The side from which what is said reads upright.
READ_FROM = """() => {
  const text = document.querySelector(".bubble p span").firstChild;
  const at = (nth) => {
    const letter = document.createRange();
    letter.setStart(text, nth);
    letter.setEnd(text, nth + 1);
    const { x, y, width, height } = letter.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [first, third] = [at(0), at(2)];
  const [x, y] = [third.x - first.x, third.y - first.y];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "near" : "far";
  return y > 0 ? "left" : "right";
}"""


@pytest.mark.parametrize("place", range(4))
def test_what_is_said_on_the_board_is_read_by_whoever_is_asked(
    browser: Browser, place: int
) -> None:
    page = pages.new_page(browser, "phone", calm=True)
    page.set_viewport_size({"width": 820, "height": 1180})
    turned(page, place)
    side = ("near", "left", "far", "right")[place]
    page.wait_for_selector(f".passed.{side} .bubble")
    page.wait_for_function(f"side => ({READ_FROM})() === side", arg=side)
    page.context.close()


def test_a_passed_round_game_of_magic_hat(browser: Browser, room: House) -> None:
    """Nothing private before a hand-over or without a finger on it, in no frame.

    One looks into a hat, the next calls that animal wrongly and looks into the box, and the last
    one, who peeped, calls it: twice, and has the wand.
    """
    family = sofa(browser, room, "Ana", "Bo", "Cy")
    family.sits_down_together(1).plays()
    for _ in range(2):
        seen = family.looks_into_a_hat()
        family.calls(seen)
        family.takes_the_device()
        family.calls(family.looks())
        family.page.wait_for_selector(".between .btn.acc, .result")
        if not family.has_result:
            family.page.locator(".between .btn.acc").click()
    assert family.page.locator(".result .wand").count() == 1
    found = family.frames
    assert found["leaks"] == []
    assert found["covers"] == 4
    assert found["shown"] >= 4
    assert found["frames"] > 50


def test_a_wrong_hand_over_is_taken_back(browser: Browser, room: House) -> None:
    family = sofa(browser, room, "Ana", "Bo", size="desk")
    family.sits_down_together(1).plays()
    page = family.page
    page.locator(".place.can").first.click()
    title = page.locator(".cover h2")
    title.wait_for()
    name = title.inner_text().removeprefix("Hand the device to ")
    family.takes_the_device()
    page.get_by_role("button", name=f"Not {name}?").click()
    expect(title).to_have_text(f"Hand the device to {name}")
    family.takes_the_device()
    family.looks()
    # By keyboard: the focus is where the look is.
    page.get_by_role("button", name="Look again").press("Enter")
    expect(title).to_be_focused()
    page.get_by_role("button", name=f"I’m {name}").press("Enter")
    expect(page.locator(".hold")).to_be_focused()
    page.keyboard.down("Space")
    page.locator(".puff").first.wait_for()
    page.keyboard.up("Space")
    page.locator(".puff").first.wait_for(state="detached")
    page.get_by_role("button", name="Seen it").press("Enter")
    page.locator(".place.can").first.click()
    expect(page.locator(".tab")).not_to_contain_text(name)
    assert family.frames["leaks"] == []
    assert family.frames["covers"] == 3


def test_two_at_a_tablet_and_one_elsewhere(browser: Browser, room: House) -> None:
    """What the tablet shows to one of its people is nowhere else, and the other way round."""
    tablet = sofa(browser, room, "Ana", "Bo")
    code = tablet.sits_down_together(1).waits_for_others()
    cy = Person(pages.new_page(browser, "phone"), room.url, "Cy").follows(code)
    cy.sits_down()
    tablet.starts()
    for page in (tablet.page, cy.page):
        page.wait_for_selector(".dock")
    for _ in range(3):
        one = wait_for_either(tablet, cy)
        one.page.locator(".place.can").first.click()
        if isinstance(one, Sofa):
            one.takes_the_device()
            one.holds()
            assert cy.page.evaluate("() => window.hatbox().table.sees") is None
            assert cy.page.locator(".puff, .cover").count() == 0
            one.page.mouse.up()
            one.looks()
        else:
            one.page.locator(".only").wait_for()
            assert tablet.page.evaluate("() => window.hatbox().table.sees") is None
            assert tablet.page.locator(".puff, .cover").count() == 0
        version = one.page.evaluate("() => window.hatbox().table.version")
        one.page.locator(".place.can").first.click()
        # The next one to decide may be at the same device.
        for page in (tablet.page, cy.page):
            is_swapped = "version => window.hatbox().table.version > version"
            page.wait_for_function(is_swapped, arg=version)
    assert tablet.frames["covers"] == 2
    assert tablet.frames["leaks"] == []


def wait_for_either(tablet: Sofa, cy: Person) -> Person:
    """Whoever is to decide now."""
    for _ in range(MOST_DECISIONS):
        for one in (tablet, cy):
            # Hats of the view before may still be there.
            may_look = "() => window.hatbox().table.may.some(({ move }) => move === 'look')"
            if one.page.evaluate(may_look) and one.page.locator(".place.can").count() == 5:
                return one
        cy.page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_somebody_else_joins_at_the_same_device(browser: Browser, room: House) -> None:
    """From the second person on it is a shared one."""
    ana = Person(pages.new_page(browser, "phone"), room.url, "Ana").at_home()
    ana.opens_a_table()
    page = ana.page
    page.get_by_role("button", name="One more on this device").click()
    page.fill("#other-name", "Bo")
    page.locator("dialog").get_by_role("button", name="Sit down").click()
    expect(page.locator(".lobby .table li:not(.free)")).to_have_count(2)
    page.wait_for_function("() => window.hatbox?.()?.table?.you.role === 'together'")
    ana.adds_a_bot()
    ana.starts()
    page.wait_for_selector(".passed .dock")
    assert not ana.troubles


def test_people_keep_their_names_and_bad_ones_are_refused(browser: Browser, room: House) -> None:
    family = sofa(browser, room, "Ana", "Ana").sits_down_together(0)
    family.page.get_by_role("button", name="Let’s play").click()
    expect(family.page.get_by_role("alert")).to_be_visible()
    family.page.get_by_label("Person 2", exact=True).fill("Bo")
    family.plays()
    family.page.goto(f"{room.url}/together")
    expect(family.page.get_by_label("Person 2", exact=True)).to_have_value("Bo")


def test_two_at_one_device_have_a_face_each(browser: Browser, room: House) -> None:
    tablet = sofa(browser, room, "Ana", "Bo")
    tablet.sits_down_together(1).waits_for_others()
    page = tablet.page
    page.get_by_role("button", name="Your face and seat").click()
    page.get_by_label("Skin 5").check()
    page.get_by_role("radio", name="Bo").check()
    expect(page.get_by_label("Skin 5")).not_to_be_checked()
    page.get_by_label("Hair 4").check()
    page.get_by_role("radio", name="Ana").check()
    expect(page.get_by_label("Skin 5")).to_be_checked()
    expect(page.get_by_label("Hair 4")).not_to_be_checked()


def test_a_face_and_a_seat_are_chosen_and_seen_by_the_others(browser: Browser, room: House) -> None:
    ana = Person(pages.new_page(browser, "phone"), room.url, "Ana").at_home()
    code = ana.opens_a_table()
    bo = Person(pages.new_page(browser, "phone"), room.url, "Bo").follows(code)
    bo.sits_down()
    bo.page.get_by_role("button", name="Your face and seat").click()
    bo.page.get_by_label("Skin 5").check()
    bo.page.get_by_label("Hair 4").check()
    expect(ana.page.locator(".lobby .table use[href$='#hair-3']")).to_have_count(1)
    bo.page.get_by_role("button", name="Sit here: 1").click()
    ana.page.wait_for_function("() => window.hatbox()?.table?.seats[0].name === 'Bo'")
    faces = "() => window.hatbox().table.seats.map((seat) => seat.face ?? '')"
    assert ana.page.evaluate(faces) == ["4300", ""]
    # The device remembers it at the next table.
    bo.at_home()
    bo.plays_with_bots(0)
    expect(bo.page.locator(".seat use[href$='#hair-3']")).to_have_count(1)
