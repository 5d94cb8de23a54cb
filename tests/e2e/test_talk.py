"""Table talk: seen by everybody, and muted by whoever likes it quiet."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PATIENCE, Person

LOOK = """
new MutationObserver(() => {
  const talking = document.querySelector(".bubble.small p, .seat > .reaction");
  const talk = talking?.textContent.trim() || talking?.innerHTML;
  if (talk) see(talk);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""


def looks(one: Person) -> list[str]:
    """Every reaction and every bubble that was ever on this screen, as they came."""
    seen: list[str] = []

    def see(talk: str) -> None:
        picture = re.search(r"#react-(\w+)", talk)
        what = picture[1] if picture else talk
        if what not in seen:
            seen.append(what)

    one.page.expose_function("see", see)
    one.page.add_init_script(LOOK)
    return seen


def is_told(one: Person, words: str) -> Callable[[], None]:
    """Waits until these words have come to the device, shown or not."""
    told: list[str] = []

    def hear(frame: str | bytes) -> None:
        told.append(str(frame))

    def wait() -> None:
        for _ in range(PATIENCE // 20):
            if any(words in frame for frame in told):
                return
            one.page.wait_for_timeout(20)
        raise AssertionError(f"{words} did not come")

    one.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return wait


def says(one: Person, words: str) -> None:
    one.page.get_by_role("button", name="Say something").click()
    one.page.get_by_role("textbox", name="Say something").fill(words)
    one.page.keyboard.press("Enter")
    expect(one.page.locator(".bubble.small")).to_have_text(words)


def taps(one: Person, reaction: str) -> None:
    """A phone shows half of them at a time."""
    button = one.page.get_by_role("button", name=reaction, exact=True)
    if not button.count():
        one.page.get_by_role("button", name="More", exact=True).click()
    button.click()


def reacts(one: Person, name: str) -> None:
    taps(one, name)
    expect(one.page.locator(f".seat .reaction [href$=react-{name.lower()}]")).to_be_attached()


def switches(one: Person, *, on: bool, key: str) -> None:
    """A button that says what it is, and whether it is on."""
    talk = one.page.get_by_role("banner").get_by_role("button", name="Table talk")
    expect(talk).to_have_attribute("aria-pressed", str(not on).lower())
    talk.press(key)
    expect(talk).to_have_attribute("aria-pressed", str(on).lower())


def at_one_table(nia: Person, mira: Person) -> tuple[Person, Person]:
    """Who has the turn, and who waits and may talk."""
    nia.at_home()
    mira.follows(nia.opens_a_table(1)).sits_down()
    nia.starts()
    for one in (nia, mira):
        one.page.wait_for_selector(".dock")
    return (nia, mira) if nia.now["may"] else (mira, nia)


def watches(one: Person, code: str) -> None:
    one.follows(code).page.get_by_role("button", name="Watch").click()
    one.page.wait_for_selector(".dock")


@pytest.mark.parametrize("is_onlooker", [False, True])
def test_whoever_mutes_the_others_is_told_nothing(person: Invite, *, is_onlooker: bool) -> None:
    nia, mira, tess = person("Nia"), person("Mira"), person("Tess")
    seen = {one.name: looks(one) for one in (nia, mira, tess)}
    listener, talker = at_one_table(nia, mira)
    if is_onlooker:
        listener = tess
        watches(tess, nia.now["code"])

    says(talker, "Which hat?")
    expect(listener.page.locator(".bubble.small")).to_have_text("Which hat?")
    switches(listener, on=False, key="Enter")
    expect(listener.page.locator(".bubble.small")).to_have_count(0)
    reacts(talker, "Laugh")
    until_told = is_told(listener, "Nobody?")
    listener.page.reload()
    if is_onlooker:
        watches(tess, nia.now["code"])
    listener.page.wait_for_selector(".dock")
    says(talker, "Nobody?")
    until_told()
    switches(listener, on=True, key="Space")
    reacts(talker, "Clap")
    expect(listener.page.locator(".seat .reaction")).to_be_visible()
    # Words come in their order: nothing can still be on its way.
    assert seen[listener.name] == ["Which hat?", "clap"]
    assert seen[talker.name] == ["Which hat?", "laugh", "Nobody?", "clap"]


def test_an_onlooker_claps_and_does_not_speak(person: Invite) -> None:
    nia, mira, tess = person("Nia"), person("Mira"), person("Tess")
    at_one_table(nia, mira)
    watches(tess, nia.now["code"])
    expect(tess.page.get_by_role("button", name="Say something")).to_have_count(0)
    taps(tess, "Clap")
    for one in (nia, mira, tess):
        expect(one.page.locator(".onlookers [href$=react-clap]")).to_be_visible()


def test_muting_the_others_leaves_you_your_own_voice(person: Invite) -> None:
    _, talker = at_one_table(person("Nia"), person("Mira"))
    switches(talker, on=False, key="Enter")
    says(talker, "Which hat?")
    reacts(talker, "Laugh")
