"""A record that was damaged or invented is refused, with the place and the rule."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.games import BrokenRecord
from hatbox.games.record import parse
from hatbox.games.verify import verify
from tests.games.damages import (
    MAGIC_HAT,
    NOT_A_HAT,
    Damage,
    at,
    other_starter,
    same_card_twice,
    swap_box_and_hat,
    turn_a_back,
)
from tests.games.records import Record, broken, by_hand, check, contract, race, series


def check_damage(record: Record, damage: Damage, where: str, said: str, rule: str) -> None:
    check(record)
    damage(record)
    error = broken(record)
    assert said in str(error)
    assert error.where == where or (where.endswith(" ") and error.where.startswith(where))
    assert error.rule == rule or (rule == "M" and error.rule in ("M4", "M11"))


@pytest.mark.parametrize(("damage", "where", "said", "rule"), NOT_A_HAT)
def test_a_damaged_record_of_thats_not_a_hat_is_refused(
    damage: Damage, where: str, said: str, rule: str
) -> None:
    check_damage(series(), damage, where, said, rule)


@pytest.mark.parametrize(("damage", "where", "said", "rule"), MAGIC_HAT)
def test_a_damaged_record_of_magic_hat_is_refused(
    damage: Damage, where: str, said: str, rule: str
) -> None:
    check_damage(race(), damage, where, said, rule)


def test_a_truth_that_has_a_seat_for_a_number_is_no_truth() -> None:
    """`true` is not 1: neither among the minus points nor among the winners."""
    for key in ("tokens", "winners"):
        record = race()
        record[key] = [bool(number) if number in (0, 1) else number for number in record[key]]
        assert broken(record).rule == "M9"


@pytest.mark.parametrize("damage", [turn_a_back, same_card_twice, other_starter(1)])
def test_a_game_dealt_by_hand_is_checked_as_well(damage: Damage) -> None:
    record = by_hand(series())
    damage(record)
    broken(record)


def test_by_hand_other_cards_make_other_results() -> None:
    record = contract()
    swap_box_and_hat(record)
    assert str(broken(record)) == "round 1: wrong-value (rule M8, key: winner, said: 1, due: 0)"


def test_what_is_wrong_is_quoted_briefly() -> None:
    record = race()
    record["winners"] = "x" * 1_000_000
    record["rounds"][0]["weather"] = "y" * 1_000_000
    assert len(str(broken(record))) < 200
    record["rounds"][0]["box"] = [[[[["owl"] * 1000] * 10]]]
    assert len(str(broken(record))) < 400


# Where a stranger's value could stand and the record still tell the same game.
FREE = {"secret": [None], "commitment": [None], "contributions": [None]}
JUNK: list[Any] = [None, True, -1, 10**30, 1.5, "", "junk", [], {}, [[]], {"a": 1}]


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, child in inner:
        yield (*way, key)
        if isinstance(child, dict | list):
            yield from places(child, (*way, key))


def is_free(way: tuple[Any, ...], old: Any, junk: Any) -> bool:
    if way[0] == "players":
        return len(way) == 2 and isinstance(junk, str)
    return json.dumps(old) == json.dumps(junk) or junk in FREE.get(str(way[0]), [])


@given(st.sampled_from([series, race]), st.randoms(use_true_random=False), st.sampled_from(JUNK))
def test_junk_is_refused_wherever_it_stands(
    original: Callable[[], Record], chance: random.Random, junk: Any
) -> None:
    record = original()
    way = chance.choice(list(places(record)))
    old = at(record, way)
    at(record, way[:-1])[way[-1]] = junk
    if is_free(way, old, junk):
        return
    assert str(broken(record))


@given(st.sampled_from([series, race]), st.randoms(use_true_random=False))
def test_a_truncated_file_is_refused(original: Callable[[], Record], chance: random.Random) -> None:
    text = json.dumps(original())
    with pytest.raises(BrokenRecord):
        verify(parse(text[: chance.randrange(len(text))].encode()))
