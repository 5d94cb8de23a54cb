"""The referee around the rounds: who begins, who leads, who has won."""

import pytest

from .match import next_starter_race, next_starter_series, race_standing, series_standing


def test_h14_a_series_adds_up_and_shares_ties() -> None:
    assert series_standing([[0, 3, 1]], 3) == ([0, 3, 1], None)
    assert series_standing([[0, 3, 1], [3, 0, 1], [0, 0, 3]], 3) == ([3, 3, 5], [0, 1])
    assert series_standing([], 3) == ([], None)


def test_m9_the_second_win_brings_the_wand() -> None:
    assert race_standing([], 2) == ([0, 0], None)
    assert race_standing([0, 1, 2], 3) == ([1, 1, 1], None)
    assert race_standing([0, 1, 2, 1], 3) == ([1, 1, 1], [1])
    with pytest.raises(ValueError, match="wand"):
        race_standing([0, 0, 1], 2)


def test_who_begins_the_next_round() -> None:
    assert [next_starter_series(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [next_starter_race(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
