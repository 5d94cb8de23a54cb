"""A record that tells the truth holds: however it was dealt, and wherever it ends."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from hatbox.games import Match
from hatbox.games.not_a_hat import Accept, Offer
from hatbox.games.verify import verify
from tests.games.play import Setting, decision, finish, seeds, settings
from tests.games.records import (
    NAMES,
    broken,
    by_hand,
    check,
    contract,
    match_of,
    played,
    race,
    series,
)


@given(settings(), st.lists(st.binary(max_size=64), max_size=8), seeds)
@effort(max_examples=60)
def test_every_game_that_was_played_holds(
    setting: Setting, contributions: list[bytes], seed: int
) -> None:
    match = Match(
        setting.game,
        NAMES[: setting.players],
        secret=seed.to_bytes(32, "big"),
        contributions=contributions,
        wishes=setting.wishes,
    )
    record = finish(match, seed).record()
    check(record)
    check(by_hand(record))


@given(settings(), seeds, st.integers(0, 40), st.booleans())
@effort(max_examples=60)
def test_a_game_may_stop_anywhere(setting: Setting, seed: int, moves: int, is_cut: bool) -> None:
    match = Match(setting.game, NAMES[: setting.players], secret=bytes(32), wishes=setting.wishes)
    chance = random.Random(seed)
    for _ in range(moves):
        if match.is_between_rounds:
            match.next_round()
        if (seat := match.seat_to_move) is not None:
            match.play(seat, decision(match.round, chance))
    if is_cut and match.seat_to_move is not None:
        match.cut("agreed")
    check(match.record())
    check(by_hand(match.record()))


@pytest.mark.parametrize("rounds", [2, "players"])
def test_h14_a_series_holds(rounds: object) -> None:
    check(played("not-a-hat", players=4, rounds=rounds))


def test_a_round_cut_at_the_cap_holds() -> None:
    match = match_of("not-a-hat")
    while not match.has_reached_cap:
        match.play(match.round.giver, Offer("hat"))
        match.play(match.round.receiver, Accept())
    match.cut("cap")
    record = match.record()
    assert (record["rounds"][0]["truncated"], record["winners"]) == ("cap", [0, 1, 2])
    check(record)


def test_the_cap_is_no_reason_where_it_was_not_reached() -> None:
    match = match_of("magic-hat")
    match.cut("agreed")
    record = match.record()
    record["rounds"][0]["truncated"] = "cap"
    assert "truncated" in str(broken(record))


@pytest.mark.parametrize("why", [True, False, "tired", 1, ["cap"]])
def test_a_round_is_cut_for_one_of_two_reasons(why: object) -> None:
    match = match_of("not-a-hat")
    match.cut("agreed")
    record = match.record()
    record["rounds"][0]["truncated"] = why
    error = broken(record)
    assert (error.code, error.values["key"], error.round) == ("wrong-value", "truncated", 1)


def test_minus_points_of_a_round_that_was_cut_must_be_those_it_had() -> None:
    match = match_of("not-a-hat")
    match.cut("agreed")
    record = match.record()
    record["rounds"][0]["penalties"] = [0, 1, 0]
    assert (broken(record).code, broken(record).rule) == ("wrong-value", "H13")


def test_nobody_has_won_a_round_of_magic_hat_that_was_cut() -> None:
    match = match_of("magic-hat")
    match.cut("agreed")
    record = match.record()
    record["rounds"][0]["winner"] = 0
    assert broken(record).code == "result-of-cut"


def test_an_abandoned_game_has_no_winners() -> None:
    record = match_of("not-a-hat").record()
    check(record)
    record["winners"] = [0, 1, 2]
    assert broken(record).code == "wrong-value"


def old(record: dict[str, Any]) -> dict[str, Any]:
    """The same game as version 1 wrote it."""
    return record | {"format": "hatbox-record/1"}


def test_version_1_is_still_read() -> None:
    check(old(series()))
    match = match_of("not-a-hat")
    record = old(match.record())
    record["rounds"][0]["truncated"] = True
    check(record)
    record["winners"] = [0, 1, 2]
    assert broken(record).code == "wrong-value"


def test_a_cut_of_version_1_proves_nothing_before_the_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("not-a-hat")
    record = old(match.record())
    assert verify(record) == "proven"
    record["rounds"][0]["truncated"] = True
    assert verify(record) == "no-agreement"
    assert verify(record | {"secret": None}) == "no-secret"
    monkeypatch.setattr(match.game, "CAP", len(record["rounds"][0]["moves"]))
    assert verify(record) == "proven"


@pytest.mark.parametrize("why", [False, "cap", "agreed", 1])
def test_version_1_gives_no_reason_for_a_cut(why: object) -> None:
    record = old(match_of("not-a-hat").record())
    record["rounds"][0]["truncated"] = why
    assert (broken(record).code, broken(record).values["key"]) == ("wrong-value", "truncated")


def test_in_version_1_a_round_that_was_cut_has_no_points() -> None:
    record = old(match_of("not-a-hat").record())
    record["rounds"][0] |= {"truncated": True, "penalties": [0, 0, 0]}
    assert broken(record).code == "result-of-cut"


def test_a_game_without_a_round_holds() -> None:
    record = race()
    record |= {"rounds": [], "tokens": [0, 0, 0], "winners": None}
    check(record)


def test_a_promise_without_its_secret_holds_as_far_as_it_goes() -> None:
    record = series()
    del record["secret"]
    check(record)


def test_a_secret_without_contributions_is_one_with_none_of_them() -> None:
    record = match_of("magic-hat").record()
    assert record["contributions"] == []
    del record["contributions"], record["commitment"]
    check(record)


def test_keys_that_we_do_not_know_are_ignored() -> None:
    record = series()
    record |= {"venue": "Essen", "bots": {"1": "elephant"}}
    record["options"]["music"] = "loud"
    record["rounds"][0]["weather"] = None
    record["rounds"][0]["moves"][0]["ms"] = 12
    check(record)


def test_a_game_dealt_by_hand_may_name_anybody_in_any_tone() -> None:
    record = by_hand(series())
    record["players"] = ["", "Zoë", "Zoë"]
    offers = [m for r in record["rounds"] for m in r["moves"] if m["move"] == "offer"]
    offers[0]["tone"] = "unsure"
    del offers[1]["tone"]
    check(json.loads(json.dumps(record)))


def test_the_example_of_the_contract_holds() -> None:
    check(contract())


def test_a_record_says_how_much_it_proves() -> None:
    record = match_of("not-a-hat").record()
    assert verify(record) == "proven"
    assert verify(record | {"commitment": None}) == "no-commitment"
    assert verify(record | {"secret": None}) == "no-secret"


@pytest.mark.parametrize("name", ["Ada \ud83d", "\udc00"])
def test_half_of_a_character_is_no_name(name: str) -> None:
    record = match_of("not-a-hat").record()
    record["players"][0] = name
    assert broken(record).code == "no-names"
