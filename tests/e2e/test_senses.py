"""By keyboard alone, and by ear alone: a table for people who see or point otherwise."""

from __future__ import annotations

import pytest
from playwright.sync_api import TimeoutError as TookTooLong

from tests.e2e.conftest import Invite
from tests.e2e.people import Person
from tests.e2e.seen import ids_in, told_in

MOST_DECISIONS = 400
MOST_TABS = 60
IS_AT = "wanted => document.activeElement?.matches(wanted) ?? false"
LISTEN = """
new MutationObserver(() => {
  const words = document.getElementById("ear")?.textContent;
  if (words && words !== window.last) hear(words);
  window.last = words;
}).observe(document, { childList: true, characterData: true, subtree: true });
"""


def presses(one: Person, wanted: str, key: str = "Enter") -> None:
    """Goes there with the Tab key, as nobody with a mouse would, once it is there."""
    one.page.wait_for_selector(wanted, state="attached")
    for _ in range(MOST_TABS):
        if one.page.evaluate(IS_AT, wanted):
            one.page.keyboard.press(key)
            return
        one.page.keyboard.press("Tab")
    # What was taken away meanwhile cannot be reached.
    assert not one.page.locator(wanted).count(), f"the Tab key does not lead to {wanted}"


def appears(one: Person, wanted: str) -> bool:
    try:
        one.page.wait_for_selector(wanted, state="attached", timeout=2000)
    except TookTooLong:
        return False
    return True


def magic_hat_by_keys(one: Person, turn: int) -> None:
    """One decision; on a page that is behind the table it may come to nothing."""
    page, version = one.page, one.now["version"]
    if page.locator(".box-done").count():
        presses(one, ".box-done")
    elif page.locator(".between .btn.acc").count():
        presses(one, ".between .btn.acc")
    elif turn % 3 == 2 and page.locator(".animals button").count():
        presses(one, ".animals li:nth-child(2) button")
        if appears(one, ".hat-answers .acc"):
            presses(one, ".hat-answers .acc")
    elif appears(one, ".place.can"):
        presses(one, ".place.can")
    for _ in range(100):
        if one.now["version"] != version or one.has_result:
            break
        page.wait_for_timeout(20)


def test_magic_hat_from_the_home_page_to_the_wand_by_keyboard_alone(person: Invite) -> None:
    ida = person("Ida", "desk").at_home()
    presses(ida, "section:nth-of-type(2) .btn.pap")
    for turn in range(MOST_DECISIONS):
        ida.waits_for_a_decision()
        if ida.has_result:
            break
        magic_hat_by_keys(ida, turn)
    assert ida.page.locator(".result .wand").count() == 1


def listens(one: Person) -> list[str]:
    """Everything that a screen reader is given to say, in its order."""
    said: list[str] = []

    def hear(words: str) -> None:
        said.append(words)

    one.page.expose_function("hear", hear)
    one.page.add_init_script(LISTEN)
    return said


@pytest.mark.parametrize("game", [0, 1])
def test_the_ear_is_told_every_moment_and_no_more(person: Invite, game: int) -> None:
    nia, mira = person("Nia"), person("Mira")
    ears = {one.name: listens(one) for one in (nia, mira)}
    nia.at_home()
    mira.follows(nia.opens_a_table(game)).sits_down()
    nia.starts()
    for _ in range(MOST_DECISIONS):
        if nia.has_result and mira.has_result:
            break
        for one in (nia, mira):
            one.decides()
            one.page.wait_for_timeout(15)
    for one in (nia, mira):
        assert len(ears[one.name]) == len(one.moments)
        for words, events in zip(ears[one.name], one.moments, strict=True):
            assert told_in(words) == ids_in(events) - {"hat", "watch"}, words
            for event in events:
                assert all(place in words for place in places_in(event)), words


def places_in(event: dict[str, object]) -> list[str]:
    """Swaps and looks are told by places."""
    if event["event"] == "looked-into":
        return [f"hat {int(str(event['hat'])) + 1}"]
    hats = event["hats"] if event["event"] == "swapped" else []
    assert isinstance(hats, list)
    return [f"hat {hat + 1}" for hat in hats]
