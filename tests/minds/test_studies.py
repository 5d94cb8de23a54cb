"""The studies that the report rests on: regret matching, ablations, habits."""

from statistics import fmean
from typing import Any

import pytest

from hatbox.lab import contests
from hatbox.minds import FALLIBLE, maker_of
from hatbox.minds.gifts.mind import GiftMind
from hatbox.studies.gifts.ablations import FACULTIES, IS_FOR
from hatbox.studies.gifts.habits import (
    HABITS,
    SHARP,
    difference,
    evenings,
    halves,
    maker_of_habit,
    old_friend,
    whole,
)
from hatbox.studies.gifts.learner import Learnt, Tried, exploited, learn
from hatbox.studies.gifts.regret import CELLS, Choice, Regrets, shares_learnt
from hatbox.studies.gifts.strategies import EchoSceptic, maker_of_strategy
from hatbox.studies.hats.silly import calls_of_seen


def test_regrets_follow_what_choices_led_to() -> None:
    good, bad = Regrets(), Regrets()
    for turn in range(1, 6):
        good.learn([Choice(0, 2, n % 2 == 0, 0, 0.1 * (n % 2 == 0)) for n in range(8)], turn)
        bad.learn([Choice(0, 0, n % 2 == 0, 0, -0.1 * (n % 2 == 0)) for n in range(8)], turn)
    assert good.share == 1.0
    assert bad.share == 0.0
    assert good.average > 0.8 > 0.2 > bad.average


def test_bluffs_that_are_thought_to_gain_nothing_are_unlearnt() -> None:
    learnt = shares_learnt(FALLIBLE["fox"], 2, turns=4, games=12, seed="regret")
    assert set(learnt) == set(CELLS)
    assert learnt[0].average < 0.2


def test_each_faculty_can_be_taken_away() -> None:
    fox = FALLIBLE["fox"]
    assert all(without(fox) != fox for without in FACULTIES.values())
    assert {*IS_FOR} == {*FACULTIES}
    assert {*IS_FOR.values()} <= {*HABITS}


def test_people_with_a_habit_learn_nothing_themselves() -> None:
    maker = maker_of_habit("blushes")
    blusher = maker(game="not-a-hat", seat=0, players=4, seed=b"habit")
    assert isinstance(blusher, GiftMind)
    assert blusher.character.doubt.learns == blusher.character.doubt.listens == 0
    assert blusher.character.span == SHARP.span


@pytest.mark.parametrize("name", ["fox", "raven"])
def test_what_was_learnt_against_a_mind_does_not_beat_it(name: str) -> None:
    """With the same memory; a small lesson, so a lower bound (docs/minds.md has a longer one)."""
    won = exploited(contests.duel, FALLIBLE[name], 2, games=45, deals=24, seed="exploit")
    assert won.low < 0.55


def test_what_was_learnt_against_fox_at_four_does_not_beat_it() -> None:
    """Par is a quarter. Whoever never refused took a third, before Fox thought twice."""
    won = exploited(contests.at_four, FALLIBLE["fox"], 4, games=90, deals=12, seed="exploit")
    assert won.mean < 0.3


RAVEN = FALLIBLE["raven"]


@pytest.mark.parametrize(
    ("faculty", "matches"), [("ear", 30), ("acting", 90), ("bluffs", 25), ("learning", 15)]
)
def test_each_faculty_is_worth_more_than_two_points_among_the_people_it_is_for(
    faculty: str, matches: int
) -> None:
    """In duels, on the same deals with and without it."""
    played = [
        whole(evenings(maker_of(one), IS_FOR[faculty], matches=matches, seed="faculty"))
        for one in (RAVEN, FACULTIES[faculty](RAVEN))
    ]
    assert difference(*played).low > 0.02


def test_halves_of_an_evening_are_compared() -> None:
    first, second, gain = halves([[0.0, 1.0, 1.0, 1.0], [0.5, 0.5, 0.0, 0.0]])
    assert (first.mean, second.mean, gain.mean) == (0.5, 0.5, 0.0)
    assert gain.margin > 0


@pytest.mark.parametrize(
    ("habit", "matches", "least"),
    [("blushes", 200, 0.02), ("takes-all", 150, 0.1), ("sulks", 120, 0.1)],
)
def test_raven_learns_a_habit(habit: str, matches: int, least: float) -> None:
    """In the rematch it wins at least ten points more than in the game with a stranger.

    Against who blushes that is the mean alone: its interval takes some nine hundred evenings.
    """
    _, _, gain = halves(evenings(maker_of(RAVEN), habit, matches=matches, seed="habit"))
    assert gain.mean > 0.1
    assert gain.low > least


def test_who_learns_wins_the_rematch_more_often_than_who_learns_nothing() -> None:
    """Against who sounds unsure when lying."""
    dull = FACULTIES["ear"](FACULTIES["learning"](RAVEN))
    raven, other = (
        [second for _, second in evenings(maker_of(one), "blushes", matches=40, seed="habit")]
        for one in (RAVEN, dull)
    )
    assert difference(raven, other).low > 0.1


def test_what_an_old_friend_knows_is_known_from_the_first_game() -> None:
    friend = old_friend(maker_of(RAVEN), "takes-all", seed="friend")
    assert friend[-1] > 0  # Whether they accept everything, in log odds.
    how: dict[str, Any] = {"matches": 10, "seed": "friend"}
    stranger, known = (
        [first for first, _ in evenings(maker_of(RAVEN), "takes-all", known=one, **how)]
        for one in (None, friend)
    )
    assert fmean(known) > fmean(stranger)


def test_a_learner_does_otherwise_where_that_was_clearly_better() -> None:
    learnt = Learnt()
    for number in range(30):
        noise = 0.1 * (number % 3 - 1)
        learnt.learn(Tried("refuse", bold=True, step=0, led_to=0.2 + noise))
        learnt.learn(Tried("refuse", bold=False, step=0, led_to=noise))
        learnt.learn(Tried("same", bold=number % 2 == 0, step=0, led_to=noise))
    assert learnt.better("refuse", usual=False)
    assert learnt.better("same", usual=True)
    assert not learnt.better("same", usual=False)
    assert learnt.better("never met", usual=True)


def test_a_learner_tries_both_choices_and_judges_them() -> None:
    """Against Fox, with the memory of Fox."""
    learnt = learn(FALLIBLE["fox"], 2, games=12, seed="learner")
    situations = {cell[0] for cell in learnt.cells}
    assert situations == {"answer", "offer"}
    assert any(timid and bold for timid, bold in learnt.cells.values())


@pytest.mark.parametrize("name", ["fox", "raven"])
def test_never_to_believe_or_say_an_echo_is_worth_nothing(name: str) -> None:
    """With the same memory. It was worth 70 % of duels once."""
    sceptic = maker_of_strategy(EchoSceptic, FALLIBLE[name])
    assert contests.duel("not-a-hat", sceptic, name, deals=40, seed="echo").mean < 0.54


@pytest.mark.parametrize(("name", "most"), [("goldfish", 0.4), ("fox", 0.1), ("raven", 0.05)])
def test_hardly_anybody_calls_what_they_saw(name: str, most: float) -> None:
    """Magic Hat: who forgets that they saw an animal may call it; the better, the less."""
    made, of_seen = calls_of_seen(name, 3, games=30, seed="seen")
    assert made > 30
    assert of_seen / made <= most
