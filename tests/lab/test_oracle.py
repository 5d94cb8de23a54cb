"""The oracle at every decision of a record."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hatbox.games import GAMES, BrokenRecord, WrongOption
from hatbox.lab.oracle import insights, module_of
from hatbox.lab.simulate import simulate
from tests.games.records import contract, race, series


def test_every_decision_has_its_insight() -> None:
    for record in (series(), race()):
        told = list(insights(record))
        entries = [entry for round in record["rounds"] for entry in round["moves"]]
        assert [insight.entry for insight in told] == entries
        assert all(sum(place.values()) == 1 for one in told for place in one.belief.values())


def test_the_record_of_the_documentation() -> None:
    first, swap, call = insights(contract())
    assert first.belief["box"]["owl"] == Fraction(1, 6)
    assert swap.belief["hat-2"] == {"cat": 1}
    assert (call.seat, call.belief["hat-4"]) == (1, first.belief["hat-4"])
    assert call.odds is not None
    assert call.odds.chance == Fraction(1, 6)


def test_the_truth_is_never_impossible() -> None:
    [record] = simulate("magic-hat", players=3, games=1, seed="o", seats=["fox"])
    boxes = [data["box"] for data in record["rounds"]]
    assert all(one.belief["box"].get(boxes[one.round - 1]) for one in insights(record))


def test_a_perfect_memory_decides_as_the_oracle_does() -> None:
    [record] = simulate("not-a-hat", players=3, games=1, seed="o", seats=["elephant"])
    told = list(insights(record))
    assert len(told) == 400
    assert {one.odds.chance for one in told if one.odds is not None} == {1}


def test_a_broken_record_is_refused() -> None:
    record = contract()
    record["rounds"][0]["moves"][0]["hat"] = 7
    with pytest.raises(BrokenRecord):
        list(insights(record))


def test_a_game_without_what_is_asked_for_is_named() -> None:
    with pytest.raises(WrongOption, match="not-studied"):
        module_of(GAMES["magic-hat"], "almanac")
