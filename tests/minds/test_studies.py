"""The studies that the report rests on: regret matching, ablations, habits."""

from dataclasses import replace

from hatbox.lab import contests
from hatbox.minds import FALLIBLE
from hatbox.studies.gifts.ablations import FACULTIES, best_response, responses
from hatbox.studies.gifts.habits import halves
from hatbox.studies.gifts.regret import CELLS, Choice, Regrets, shares_learnt


def test_regrets_follow_what_choices_led_to() -> None:
    good, bad = Regrets(), Regrets()
    for turn in range(1, 6):
        good.learn([Choice(0, (0, 2), n % 2 == 0, 0, 0.1 * (n % 2 == 0)) for n in range(8)], turn)
        bad.learn([Choice(0, (2, 0), n % 2 == 0, 0, -0.1 * (n % 2 == 0)) for n in range(8)], turn)
    assert good.share == 1.0
    assert bad.share == 0.0
    assert good.average > 0.8 > 0.2 > bad.average


def test_who_is_sure_learns_not_to_bluff() -> None:
    learnt = shares_learnt(FALLIBLE["fox"], 2, turns=4, games=12, seed="regret")
    assert set(learnt) == set(CELLS)
    assert learnt[2, 0].average < 0.2
    assert learnt[1, 0].average < 0.2


def test_each_faculty_can_be_taken_away() -> None:
    fox = FALLIBLE["fox"]
    assert all(without(fox) != fox for without in FACULTIES.values())


def test_a_response_has_the_same_memory() -> None:
    fox = FALLIBLE["fox"]
    assert all(one.span == fox.span for one in responses(fox))
    assert len({(one.doubt.honesty, one.doubt.trust) for one in responses(fox)}) > 3


def test_a_best_response_is_found_against_who_believes_nothing() -> None:
    """Somebody who refuses far too much is exploited by nearly every response."""
    fox = FALLIBLE["fox"]
    doubter = replace(fox, doubt=replace(fox.doubt, honesty=0.2, learns=0.0))
    _, won = best_response(contests.duel, doubter, deals=4, seed="best")
    assert won.mean > 0.6


def test_halves_of_a_series_are_compared() -> None:
    first, second, gain = halves("owl", "sulks", FALLIBLE["fox"], matches=3, seed="habit")
    assert first.mean > 0.5
    assert gain.mean == second.mean - first.mean
