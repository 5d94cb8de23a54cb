"""The end and afterwards, as people use it: awards, the way of a gift, the replay, the picture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hatbox.lab.simulate import simulate
from hatbox.locales import nouns, text
from tests.e2e import pages
from tests.e2e.conftest import Invite
from tests.e2e.house import House
from tests.games.records import contract

MOST_DECISIONS = 400
DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "application/json" }));
  for (const type of ["dragover", "drop"])
    document.body.dispatchEvent(
      new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def play_on(one: Any) -> None:
    for _ in range(MOST_DECISIONS):
        one.waits_for_a_decision()
        if one.has_result:
            return
        one.decides()
    raise AssertionError("the game does not end")


def test_a_result_with_awards_a_way_of_a_gift_a_picture_and_a_replay(person: Invite) -> None:
    nia = person("Nia", "desk").at_home()
    nia.plays_with_bots(0)
    play_on(nia)
    page = nia.page
    expect(page.locator(".afterwards li")).to_have_count(4)
    for award in page.locator(".afterwards li").all():
        assert re.search(r"\w", award.locator("h3").inner_text())
        assert not re.search(r"award-", award.inner_text())
    # The record is offered once.
    expect(page.locator("a[download]")).to_have_count(1)
    page.locator(".opened button").first.click()
    expect(page.get_by_role("heading", name=text("en", "journey"))).to_be_visible()
    assert page.locator("dialog li").count() >= 1
    page.keyboard.press("Escape")
    with page.expect_download() as coming:
        page.get_by_role("button", name=text("en", "picture")).click()
    picture = Path(coming.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000
    page.get_by_role("link", name=text("en", "film")).click()
    expect(page).to_have_url(re.compile(r"/t/\w{6}/replay/1$"))
    expect(page.get_by_role("button", name=text("en", "film-play"), exact=True)).to_be_visible()
    page.go_back()
    expect(page.locator(".afterwards li")).to_have_count(4)
    assert not nia.troubles


def test_the_winner_of_magic_hat_has_won_two_rounds(person: Invite) -> None:
    ida = person("Ida").at_home()
    ida.plays_with_bots(1)
    play_on(ida)
    winner = ida.page.locator(".result tbody tr").first
    expect(winner.locator(".points")).to_have_text("2")
    expect(winner.locator(".wand")).to_have_count(1)
    expect(ida.page.locator(".afterwards li")).to_have_count(3)


def test_a_link_to_a_game_that_is_being_played_shows_nothing_of_it(person: Invite) -> None:
    nia, olga = person("Nia").at_home(), person("Olga")
    code = nia.opens_a_table()
    nia.adds_a_bot()
    nia.starts()
    nia.page.wait_for_selector(".dock")
    for number in ("last", "1"):
        olga.page.goto(f"{nia.url}/t/{code}/replay/{number}")
        expect(olga.page.get_by_role("alert")).to_contain_text(text("en", "error-no-record"))
        assert olga.page.locator(".board").count() == 0


# Any record


@pytest.fixture
def page(browser: Browser, house: House) -> Iterator[Page]:
    page = pages.new_page(browser, "desk")
    page.goto(house.url)
    page.wait_for_selector("h1")
    yield page
    page.context.close()


def simulated(game: str, players: int = 3, games: int = 1, **wishes: object) -> list[Any]:
    seats = ("goldfish", "fox", "squirrel")
    return list(
        simulate(
            game, players=players, games=games, seed="e2e", seats=seats, wishes=wishes,
            thoughts=True,
        )
    )  # fmt: skip


def drop(page: Page, content: str) -> None:
    page.evaluate(DROP, ["game.json", content])


def where(page: Page) -> tuple[int, int, int]:
    """Round, step and steps."""
    said = page.locator(".scrub .sub").inner_text()
    round, step, steps = map(int, re.findall(r"\d+", said))
    return round, step, steps


def test_a_dropped_record_is_watched_by_keyboard(page: Page) -> None:
    [record] = simulated("not-a-hat")
    moves = record["rounds"][0]["moves"]
    drop(page, json.dumps(record))
    page.wait_for_selector(".scrub")
    assert where(page) == (1, 0, len(moves))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert where(page)[1] == 1
    expect(page.locator(".story")).to_contain_text(record["players"][moves[0]["seat"]])
    page.keyboard.press("PageDown")
    first_turn = where(page)[1]
    assert first_turn > 1
    page.keyboard.press("End")
    assert where(page)[1] == len(moves)
    expect(page.locator(".story")).to_contain_text(text("en", "replay-round-ended"))
    page.keyboard.press("PageUp")
    assert first_turn <= where(page)[1] < len(moves)
    page.keyboard.press("Home")
    assert where(page)[1] == 0
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=text("en", "film-pause"))).to_be_visible()
    expect(page.locator(".scrub input")).not_to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=text("en", "film-play"), exact=True)).to_be_visible()


def test_the_three_tracks_show_what_was_true_known_and_believed(page: Page) -> None:
    [record] = simulated("not-a-hat")
    drop(page, json.dumps(record))
    page.wait_for_selector(".scrub")
    dealt = [card.split(":")[0] for card in record["rounds"][0]["deck"][:4]]
    labels = page.locator(".lying")
    assert {label.get_attribute("aria-label") for label in labels.all()} == {*map(named, dealt)}
    page.keyboard.press("PageDown")
    page.get_by_role("button", name=text("en", "film-memory")).click()
    assert "?" not in [label.get_attribute("aria-label") for label in labels.all()]
    page.get_by_role("button", name=text("en", "film-belief")).click()
    page.get_by_role("button", name="Goldfish 1").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".about")).to_have_text(text("en", "film-belief-about"))


def named(gift: str) -> str:
    return nouns("en")[gift].name


def test_hats_are_watched_with_what_each_could_know(page: Page) -> None:
    [record] = simulated("magic-hat")
    drop(page, json.dumps(record))
    page.wait_for_selector(".scrub")
    inside = page.locator(".hat .inside")
    hats = [named(animal) for animal in record["rounds"][0]["hats"]]
    assert {one.get_attribute("aria-label") for one in inside.all()} == {*hats}
    page.get_by_role("button", name=text("en", "film-memory")).click()
    assert {one.get_attribute("aria-label") for one in inside.all()} == {"?"}
    page.get_by_role("button", name=text("en", "film-true")).click()
    page.keyboard.press("End")
    won = record["players"][record["rounds"][-1]["winner"]]
    expect(page.locator(".story")).to_contain_text(won)


def test_a_record_is_chosen_scrubbed_and_one_of_many(page: Page, tmp_path: Path) -> None:
    records = simulated("not-a-hat", games=2, rounds=2)
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records))
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".scrub")
    page.locator(".scrub input").fill(str(len(records[1]["rounds"][0]["moves"]) + 1))
    assert where(page)[:2] == (2, 0)
    page.locator("select").select_option(index=0)
    expect(page.locator(".scrub .sub")).to_contain_text(
        f"of {len(records[0]['rounds'][0]['moves'])}"
    )


def test_a_record_of_version_1_is_watched(page: Page) -> None:
    drop(page, json.dumps(contract() | {"format": "hatbox-record/1"}))
    page.wait_for_selector(".scrub")
    assert where(page) == (1, 0, 3)


AT_MOVE_2 = {"round": "1", "move": "2"}
DAMAGED = [
    ("en", text("en", "film-no-file"), "a photograph"),
    ("de", text("de", "film-no-file"), "{}"),
    ("uk", text("uk", "film-broken-move", **AT_MOVE_2), None),
]


@pytest.mark.parametrize(("language", "words", "content"), DAMAGED)
def test_a_damaged_file_is_told_in_the_reader_s_language(
    browser: Browser, house: House, language: str, words: str, content: str | None
) -> None:
    page = pages.new_page(browser, "phone", language=language)
    page.goto(house.url)
    page.wait_for_selector("h1")
    damaged = contract()
    damaged["rounds"][0]["moves"][1]["with"] = 2
    drop(page, json.dumps(damaged) if content is None else content)
    expect(page.get_by_role("alert")).to_contain_text(words)
    # Another file can be opened at once.
    drop(page, json.dumps(contract()))
    page.wait_for_selector(".scrub")
    page.context.close()
