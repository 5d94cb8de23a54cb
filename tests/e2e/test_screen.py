"""A room with one big screen: phones are hands before it, and it sees what everybody sees."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e import pages
from tests.e2e.conftest import Invite
from tests.e2e.gallery import MOMENTS, TV, at_table, on_tv
from tests.e2e.house import House
from tests.e2e.line import Line
from tests.e2e.people import Person
from tests.e2e.states import STATES, lobby

MOST_DECISIONS = 300


def shows(screen: Person, code: str) -> None:
    """The code is typed on the television, as people type."""
    screen.page.goto(f"{screen.url}/tv")
    screen.page.fill("#tv-code", code.lower())
    screen.page.get_by_role("button", name="Show it").click()
    expect(screen.page.locator(".tv-lobby .code")).to_contain_text(code)
    expect(screen.page.locator(".tv-lobby img")).to_be_visible()


def watches_there(one: Person) -> None:
    one.page.get_by_role("button", name="Yes, I can").click()
    expect(one.page.locator(".offer")).to_have_count(0)


def private_looks(people: list[Person]) -> list[str]:
    """Who has something on their page that is theirs alone."""
    return [one.name for one in people if one.page.get_by_text("only you").count()]


# In how many frames a page had or showed something that is one person's alone.
PRIVATE = """(() => {
  const found = { frames: 0, had: 0, shown: 0 };
  Object.assign(window, { privateFrames: found });
  const frame = () => {
    found.frames += 1;
    found.had += window.hatbox?.()?.table?.sees ? 1 : 0;
    found.shown += document.querySelector(".only, .looked .puff") ? 1 : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""


def had_private_frames(people: list[Person]) -> list[str]:
    counts = {one.name: one.page.evaluate("() => window.privateFrames") for one in people}
    assert all(count["frames"] for count in counts.values())
    return [name for name, count in counts.items() if count["had"] or count["shown"]]


def is_still(page: Page) -> bool:
    return page.locator(".bubble, .travels, .seat").count() == 0


def opens_a_table_with_a_screen(host: Person, screen: Person) -> tuple[str, str]:
    """Its code, and the link for other screens."""
    code = host.at_home().opens_a_table(1)
    host.page.get_by_role("button", name="Show on a big screen").click()
    expect(host.page.locator("dialog .typed")).to_contain_text(code)
    link = host.page.get_by_role("link", name="Open it here").get_attribute("href") or ""
    assert "#" in link
    host.page.keyboard.press("Escape")
    shows(screen, code)
    return code, link


def looks_alone(one: Person, screen: Person, everybody: list[Person]) -> None:
    """The screen shows that somebody looks, and this page alone what is there."""
    one.page.locator(".hand .place.can").first.click()
    one.page.get_by_text("only you").wait_for()
    assert one.now["sees"]["place"] == "hat"
    expect(screen.page.locator(".tv .up")).to_be_visible()
    assert private_looks(everybody) == [one.name]
    for other in everybody:
        other.sees_nothing_hidden()
    assert had_private_frames(everybody) == [one.name]


def test_one_screen_and_three_phones_with_a_private_look_on_exactly_one(person: Invite) -> None:
    nia, mira, otto = people = [person(name) for name in ("Nia", "Mira", "Otto")]
    screen = person("Screen", "desk")
    everybody = [*people, screen]
    for one in everybody:
        one.page.add_init_script(PRIVATE)
    code, link = opens_a_table_with_a_screen(nia, screen)
    for guest in (mira, otto):
        guest.follows(code).sits_down()
    expect(screen.page.locator(".tv-lobby li:not(.free)")).to_have_text(["Nia", "Mira", "Otto"])

    # Nobody loses the table unasked: two look at the screen, one is elsewhere.
    for one in (nia, mira):
        watches_there(one)
    otto.page.get_by_role("button", name="No, show it here").click()
    nia.page.select_option(".starter select", "0")
    nia.starts()
    expect(screen.page.locator(".tv .place")).to_have_count(5)
    expect(otto.page.locator(".game .seat")).to_have_count(3)
    expect(mira.page.get_by_text("Eyes on the big screen")).to_be_visible()
    assert is_still(mira.page)

    looks_alone(nia, screen, everybody)
    assert screen.now["sees"] is None

    # The screen survives a reload, and is host in the browser of the host alone.
    screen.page.reload()
    expect(screen.page.locator(".tv .place")).to_have_count(5)
    assert screen.page.get_by_role("button", name="Pause").count() == 0
    nia.page.locator(".hand .place.can").last.click()
    expect(nia.page.get_by_text("Eyes on the big screen")).to_be_visible()
    mira.page.locator(".hand .place.can").first.wait_for()
    assert had_private_frames(everybody) == ["Nia"]

    # Without a screen the phones show the table again, and another one is found by the link.
    screen.page.goto("about:blank")
    expect(nia.page.locator(".game .seat")).to_have_count(3)
    screen.page.goto(link)
    expect(nia.page.get_by_text("Eyes on the big screen")).to_be_visible()


def test_a_screen_opens_a_table_is_its_host_and_tells_the_end(person: Invite) -> None:
    screen = person("Screen", "desk")
    ana, bo = people = [person(name) for name in ("Ana", "Bo")]
    screen.page.goto(f"{screen.url}/tv")
    screen.page.fill("#tv-code", "CCCCCC")
    screen.page.get_by_role("button", name="Show it").click()
    expect(screen.page.get_by_role("alert")).not_to_be_empty()
    screen.page.get_by_role("button", name="That’s Not a Hat").click()
    code = (screen.page.locator(".tv-lobby .code").text_content() or "")[-6:]
    for one in people:
        one.follows(code).sits_down()
        watches_there(one)
    screen.starts()
    for _ in range(MOST_DECISIONS):
        if ana.has_result and bo.has_result:
            break
        for one in people:
            one.decides()
            one.sees_nothing_hidden()
        screen.sees_nothing_hidden()
    expect(screen.page.locator(".tv-result .winners")).to_be_visible()
    expect(screen.page.locator(".tv-result .told")).not_to_be_empty()
    screen.page.get_by_role("button", name="Play again").click()
    expect(screen.page.locator(".tv-lobby")).to_be_visible()


# Nothing grows or moves any more, but for what moves for ever.
IS_STILL = """() => document.getAnimations().every(one =>
  one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
# How high an em of every text on the screen is. The letter on a card stands for its arrow, and the
# name below a picture is in the dock as well; an SVG has no em to measure.
SMALL = """least => {
  const em = one => {
    const probe = one.appendChild(document.createElement("i"));
    probe.style.cssText = "position: absolute; height: 1em; min-height: 0; padding: 0";
    const { height } = probe.getBoundingClientRect();
    probe.remove();
    return height;
  };
  const isRead = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest(".unseen, .letter, .cap, svg, option");
  const texts = document.createTreeWalker(document.querySelector(".tv"), NodeFilter.SHOW_TEXT);
  const shown = [];
  while (texts.nextNode()) {
    const { data, parentElement: one } = texts.currentNode;
    if (data.trim() && isRead(one)) shown.push([one, data.trim()]);
  }
  return [shown.length, shown.filter(([one]) => em(one) < least)
    .map(([one, words]) => `${one.className} ${words}: ${em(one)}`)];
}"""


@pytest.mark.parametrize("name", TV)
def test_whatever_stands_there_is_read_from_three_metres(browser: Browser, name: str) -> None:
    """32 of the 1080 lines of a television, a little less where it is scaled to fit."""
    page = pages.new_page(browser, "tv", calm=True)
    TV[name](page)
    page.wait_for_timeout(MOMENTS.get(name, 450))
    page.wait_for_function(IS_STILL)
    many, small = page.evaluate(SMALL, 31)
    assert many > 3
    assert small == []
    page.context.close()


def test_the_sound_switch_is_always_there_and_a_resting_pointer_is_not(browser: Browser) -> None:
    page = pages.new_page(browser, "tv", calm=True)
    for name in ("tv-lobby", "tv-gifts", "tv-between", "tv-result"):
        page.unroute_all()
        TV[name](page)
        expect(page.get_by_role("button", name="Sound")).to_be_visible()
    expect(page.locator(".tv")).to_have_css("cursor", "none")
    page.context.close()


# Which arrow brings the focus nearer to what is wanted, seen from where it is now.
ARROW = """wanted => {
  const at = one => { const box = one.getBoundingClientRect();
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2] };
  if (wanted === document.activeElement) return "";
  const [[x, y], [toX, toY]] = [document.activeElement, wanted].map(at);
  if (Math.abs(toY - y) > 8) return toY > y ? "ArrowDown" : "ArrowUp";
  return toX > x ? "ArrowRight" : "ArrowLeft";
}"""


def ok_on(screen: Person, wanted: Locator) -> None:
    """Four arrows and OK are all that there is."""
    expect(wanted).to_be_visible()
    for _ in range(20):
        arrow = wanted.evaluate(ARROW)
        if not arrow:
            break
        screen.page.keyboard.press(arrow)
    expect(wanted).to_be_focused()
    screen.page.keyboard.press("Enter")


def adds_and_removes_a_bot(screen: Person) -> None:
    """What would be pressed next has the focus by itself."""
    button = screen.page.get_by_role
    expect(button("button", name="Start with 2 players")).to_be_focused()
    ok_on(screen, button("button", name="Add a bot"))
    ok_on(screen, screen.page.locator("dialog li .btn").first)
    seats = screen.page.locator(".tv-lobby li:not(.free)")
    expect(seats).to_have_count(3)
    ok_on(screen, screen.page.locator(".closer"))
    ok_on(screen, button("button", name="Remove"))
    expect(seats).to_have_count(2)


def starts_pauses_and_goes_on(screen: Person, guest: Person) -> None:
    button = screen.page.get_by_role
    ok_on(screen, button("button", name="Start with 2 players"))
    expect(screen.page.locator(".tv .game .seat")).to_have_count(2)
    ok_on(screen, button("button", name="Menu"))
    ok_on(screen, button("button", name="Pause"))
    expect(guest.page.locator(".veil")).to_contain_text("The host has paused")
    expect(button("button", name="Carry on")).to_be_focused()
    screen.page.keyboard.press("Enter")
    expect(guest.page.locator(".veil")).to_have_count(0)


def is_host_again(one: Person) -> None:
    see_the_table = one.page.get_by_role("button", name="See the table")
    if see_the_table.is_visible():  # It is they who begin.
        see_the_table.click()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Be the host again").click()


def test_the_host_lends_the_table_to_a_screen_that_runs_it_by_remote_control(
    person: Invite,
) -> None:
    ana, bo = people = [person(name) for name in ("Ana", "Bo")]
    screen = person("Screen", "desk")
    code = ana.at_home().opens_a_table()
    bo.follows(code).sits_down()
    shows(screen, code)
    for one in people:
        one.page.get_by_role("button", name="No, show it here").click()
    lend = "Run the table from the big screen"
    ana.page.get_by_role("button", name=lend).click()
    assert bo.page.get_by_role("button", name=lend).count() == 0
    for one in (*people, screen):
        expect(one.page.get_by_role("alert")).to_contain_text("The big screen is the host now")
    expect(ana.page.get_by_text("Waiting for the host to start")).to_be_visible()
    adds_and_removes_a_bot(screen)
    starts_pauses_and_goes_on(screen, bo)

    # Its line is lost and back: the role is still its own, until it is taken back.
    screen.page.reload()
    screen.page.locator(".tv .game").wait_for()
    is_host_again(ana)
    for one in (bo, screen):
        expect(one.page.get_by_role("alert")).to_contain_text("Ana is the host now")
    ok_on(screen, screen.page.get_by_role("button", name="Menu"))
    expect(screen.page.get_by_role("link", name="Home")).to_be_visible()
    assert screen.page.get_by_role("button", name="Pause").count() == 0


def test_a_screen_hands_the_table_back(person: Invite) -> None:
    ana, screen = person("Ana"), person("Screen", "desk")
    screen.page.goto(f"{screen.url}/tv")
    ok_on(screen, screen.page.get_by_role("button", name="Magic Hat"))
    code = (screen.page.locator(".tv-lobby .code").text_content() or "")[-6:]
    ana.follows(code).sits_down()
    ok_on(screen, screen.page.get_by_role("button", name="Menu"))
    ok_on(screen, screen.page.get_by_role("button", name="Hand the table back"))
    expect(ana.page.get_by_role("alert")).to_contain_text("You’re the host now")
    expect(screen.page.get_by_text("The host will start")).to_be_visible()


def test_two_screens_and_one_of_them_loses_its_line(person: Invite, house: House) -> None:
    """Nobody on its way back is told more than everybody; the other one shows the table on."""
    line = Line(house.port)
    ana, bo, other = person("Ana"), person("Bo"), person("Other", "desk")
    screen = person("Screen", "desk")
    screen.url = line.url
    code = ana.at_home().opens_a_table(1)
    bo.follows(code).sits_down()
    for one in (screen, other):
        shows(one, code)
    for one in (ana, bo):
        watches_there(one)
    ana.starts()
    expect(screen.page.locator(".tv .place")).to_have_count(5)

    line.cut()
    expect(screen.page.get_by_role("alert")).to_have_text("Connection lost")
    for one in (ana, bo):
        expect(one.page.locator(".hand")).to_be_visible()
    mover = ana if ana.now["may"] else bo
    mover.page.locator(".hand .place.can").first.click()
    expect(other.page.locator(".tv .up")).to_be_visible()
    line.mend()
    expect(screen.page.locator(".tv .up")).to_be_visible()
    assert screen.page.locator(".veil").count() == 0
    assert screen.now["sees"] is None
    screen.sees_nothing_hidden()
    line.close()


def test_the_host_chooses_which_of_two_screens_runs_the_table(person: Invite) -> None:
    ana, one, other = person("Ana"), person("One", "desk"), person("Other", "desk")
    code = ana.at_home().opens_a_table()
    for screen in (one, other):
        shows(screen, code)
    ana.page.get_by_role("button", name="No, show it here").click()
    expect(one.page.locator(".which")).to_be_visible()
    label = (one.page.locator(".which").text_content() or "").strip()
    assert label in ("Screen 1", "Screen 2")
    expect(other.page.locator(".which")).not_to_have_text(label)
    ana.page.get_by_role("button", name=f"Run the table from {label.lower()}").click()
    expect(one.page.get_by_role("button", name="Add a bot")).to_be_visible()
    assert other.page.get_by_role("button", name="Add a bot").count() == 0


def test_a_name_that_is_too_long_stays_in_its_tag(browser: Browser) -> None:
    """Somebody who is out has two lines there, and the lobby has tags near the edge."""
    page = pages.new_page(browser, "tv", calm=True)
    message = STATES["hat-others-look"]()
    for seat in message["public"]["seats"]:
        seat |= {"name": "Wilhelmina-Sophie Maria", "here": False}
    on_tv(message)(page)
    outside = """() => [...document.querySelectorAll(".seat .name")].filter(tag =>
      tag.querySelector(".text").getBoundingClientRect().right
        > tag.getBoundingClientRect().right).length"""
    expect(page.locator(".seat .name small")).to_have_count(len(message["public"]["seats"]))
    assert page.evaluate(outside) == 0
    page.context.close()


def is_within(one: Locator, other: Locator) -> bool:
    """From left to right."""
    inner, outer = one.bounding_box(), other.bounding_box()
    assert inner
    assert outer
    is_right = inner["x"] + inner["width"] > outer["x"] + outer["width"]
    return inner["x"] >= outer["x"] and not is_right


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568), (844, 390)])
def test_in_the_lobby_names_and_code_stay_where_they_belong(
    browser: Browser, width: int, height: int
) -> None:
    page = pages.new_page(browser, "phone", calm=True)
    page.set_viewport_size({"width": width, "height": height})
    message = lobby(4)
    for seat in message["public"]["seats"]:
        seat["name"] = "Wilhelmina-Sophie Maria"
    at_table(message)(page)
    assert is_within(page.locator(".lobby .qr b"), page.locator(".lobby .qr"))
    for tag in page.locator(".lobby .table .name").all():
        assert is_within(tag, page.locator("body"))
    if height > 700:
        expect(page.locator(".lobby .start .btn")).to_be_in_viewport(ratio=1)
    page.context.close()
