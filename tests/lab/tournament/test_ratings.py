"""Ratings: known strengths are found again, and the intervals hold them."""

from __future__ import annotations

import math
import random
from itertools import combinations

import numpy as np
import pytest

from hatbox.lab.tournament.ratings import SCALE, Running, fitted, ratings, victories
from hatbox.lab.tournament.results import Result

PLAYERS = ("a", "b", "c", "d")
STRENGTH = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 1.0}


def result(deal: int, seats: tuple[str, ...], *winners: str) -> Result:
    shares = tuple((who in winners) / len(winners) for who in seats)
    return Result(deal, seats, shares, 10, False, {})


def drawn(seats: int, deals: int) -> list[Result]:
    """By Luce's choice axiom: who wins is drawn in proportion to the strengths."""
    luck = random.Random(seats)
    return [
        result(deal, group, *luck.choices(group, [STRENGTH[who] for who in group]))
        for deal in range(deals)
        for group in combinations(PLAYERS, seats)
    ]


@pytest.mark.parametrize(("seats", "deals"), [(2, 300), (3, 300), (4, 900)])
def test_known_strengths_are_found_again(seats: int, deals: int) -> None:
    rated = {rating.player: rating for rating in ratings(drawn(seats, deals), PLAYERS)}
    logs = {who: math.log(strength) for who, strength in STRENGTH.items()}
    mean = sum(logs.values()) / len(logs)
    for who, log in logs.items():
        due = SCALE * (log - mean)
        assert rated[who].rating == pytest.approx(due, abs=35)
        assert rated[who].low < rated[who].rating < rated[who].high
        assert rated[who].low - 15 < due < rated[who].high + 15


def test_three_to_one_is_its_logarithm() -> None:
    table = np.array([[0.0, 299.5], [99.5, 0.0]])
    strong, weak = fitted(table)
    assert strong - weak == pytest.approx(math.log(3), abs=1e-6)


def test_shared_wins_are_halves_and_who_never_lost_is_finite() -> None:
    even = [result(0, ("a", "b"), "a", "b"), result(1, ("b", "a"), "a", "b")]
    assert [rating.rating for rating in ratings(even, ("a", "b"))] == [0, 0]
    table = victories(even, ("a", "b"))
    assert table[0].tolist() == [[0, 0.5], [0.5, 0]]
    [best, _] = ratings([result(deal, ("a", "b"), "a") for deal in range(9)], ("a", "b"))
    assert (best.player, best.share, best.games) == ("a", 1, 9)
    assert math.isfinite(best.high)


def test_openskill_follows_on_the_way() -> None:
    running = Running(("a", "b"))
    for deal in range(5):
        running.add(result(deal, ("b", "a"), "a"))
    assert running.rating("a")[0] > 25 > running.rating("b")[0]
    assert running.line().startswith("a ")
