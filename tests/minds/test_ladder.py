"""The levels are ordered, nerve is worth something, and games last as long as they should.

Seeds are fixed. Each claim is tested with an interval, so that noise does not cross the margin; the
same claims with thousands of games stand in docs/minds.md (`hatbox minds report`).
"""

from itertools import pairwise
from typing import Any

import pytest

from hatbox.lab import contests
from hatbox.lab.arena import shares_of_first
from hatbox.lab.figures import estimate
from hatbox.minds import FALLIBLE, Character, maker_of
from hatbox.minds.characters import PERFECT
from hatbox.studies.gifts.quiz import share_right
from hatbox.studies.gifts.recall import (
    Played,
    in_play_when_wrong,
    is_false,
    is_right,
    played,
    share_of,
)
from hatbox.studies.gifts.silly import SILLY, beyond_chance, echoes, per_hundred
from hatbox.studies.gifts.strategies import STRATEGIES, maker_of_strategy
from hatbox.studies.hats.strategies import maker_of_rule

SEED = "ladder"
MIDDLE = ("squirrel", "fox")


@pytest.mark.parametrize(("high", "low"), contests.RUNGS)
def test_each_level_beats_the_one_below_in_most_duels(high: str, low: str) -> None:
    assert contests.duel("not-a-hat", high, low, deals=160, seed=SEED).low > 0.6


@pytest.mark.parametrize(("high", "low"), contests.RUNGS)
def test_each_level_takes_more_than_par_at_four(high: str, low: str) -> None:
    assert contests.at_four("not-a-hat", high, low, deals=25, seed=SEED).low > 0.25


@pytest.mark.parametrize(("high", "low"), contests.RUNGS)
def test_one_lower_among_three_higher_takes_less_than_par(high: str, low: str) -> None:
    assert contests.at_four("not-a-hat", low, high, deals=20, seed=SEED).high < 0.25


@pytest.mark.parametrize(("high", "low"), contests.RUNGS[:-1])
def test_each_fallible_level_of_magic_hat_beats_the_one_below_in_duels(high: str, low: str) -> None:
    """Between Raven and Elephant luck leaves two to four points, which take a thousand deals to
    show (docs/minds.md)."""
    assert contests.duel("magic-hat", high, low, deals=90, seed=SEED).low > 0.5


@pytest.mark.parametrize("seats", [3, 4])
def test_levels_of_magic_hat_are_ordered_in_both_directions(seats: int) -> None:
    """One among others of the next level, over all rungs; each is told in docs/minds.md."""
    higher, lower = [], []
    for high, low in contests.RUNGS:
        how: dict[str, Any] = {"deals": 36, "seed": SEED}
        higher += shares_of_first("magic-hat", (high, *[low] * (seats - 1)), **how)
        lower += shares_of_first("magic-hat", (low, *[high] * (seats - 1)), **how)
    assert estimate(higher).low > 1 / seats
    assert estimate(lower).high < 1 / seats


@pytest.mark.parametrize(
    ("rule", "deals"),
    [("waits-1", 40), ("waits-2", 160), ("waits-3", 40), ("calls-4", 40), ("follows-2", 40)],
)
@pytest.mark.parametrize("mind", [FALLIBLE["raven"], PERFECT], ids=["raven", "elephant"])
def test_no_simple_rule_for_calling_beats_raven_or_elephant(
    rule: str, deals: int, mind: Character
) -> None:
    """With the same eyes, in duels. To wait for two is what Elephant does, so that comes near."""
    rules = maker_of_rule(rule, mind)
    share = contests.duel("magic-hat", rules, maker_of(mind), deals=deals, seed=SEED)
    assert share.mean < 0.55


@pytest.mark.parametrize(("contest", "par"), [(contests.duel, 0.5), (contests.at_four, 0.25)])
def test_who_never_calls_takes_less_than_par_from_fox(contest: Any, par: float) -> None:
    drifter = maker_of_rule("drifts", FALLIBLE["fox"])
    assert contest("magic-hat", drifter, "fox", deals=25, seed=SEED).high < par


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_nerve_is_worth_something_beyond_memory(strategy: str) -> None:
    """Raven against simple strategies that have its own memory."""
    maker = maker_of_strategy(STRATEGIES[strategy], FALLIBLE["raven"])
    assert contests.duel("not-a-hat", "raven", maker, deals=40, seed=SEED).low > 0.5


@pytest.fixture(scope="module")
def tables() -> dict[str, Played]:
    return {name: played(name, 4, games=30, seed=SEED) for name in FALLIBLE}


@pytest.mark.parametrize("players", [3, 6])
def test_recall_is_ordered_by_level(players: int) -> None:
    """In the quiz, where everybody watches the same tables."""
    right = [share_right(one, players, games=12, seed=SEED) for one in FALLIBLE.values()]
    assert all(high > low + 0.03 for low, high in pairwise(right))


def test_recall_after_some_gifts_is_ordered_by_level(tables: dict[str, Played]) -> None:
    right = [
        share_of([note for note in table.offers if 3 <= note.lag <= 9], is_right) or 0.0
        for table in tables.values()
    ]
    assert all(high > low + 0.03 for low, high in pairwise(right))


@pytest.mark.parametrize("name", FALLIBLE)
def test_recall_falls_with_lag(name: str, tables: dict[str, Played]) -> None:
    """Of gifts just seen, of some time ago, and of long ago."""
    bins = [
        [note for note in tables[name].offers if low <= note.lag <= high]
        for low, high in ((0, 2), (4, 9), (10, 99))
    ]
    right = [share_of(bin, is_right) or 0.0 for bin in bins]
    assert right == sorted(right, reverse=True)


@pytest.mark.parametrize("name", FALLIBLE)
def test_recall_falls_with_gifts_in_play_as_a_capacity_predicts(name: str) -> None:
    """From 4 to 9 gifts: of K bindings among n gifts, K/n are held well. Raven falls less than
    that: with four gifts slips are its only errors, and with nine it rehearses its own."""
    few, many = (share_right(FALLIBLE[name], n, games=25, seed=SEED) for n in (3, 8))
    held = FALLIBLE[name].span.bindings
    predicted = min(1.0, held / 9) / min(1.0, held / 4)
    assert many / few == pytest.approx(predicted, abs=0.3 if name == "raven" else 0.25)
    assert few > many + 0.15


def test_wrong_recalls_are_objects_in_play(tables: dict[str, Played]) -> None:
    for table in tables.values():
        assert (in_play_when_wrong(table.offers) or 0) > 0.9


@pytest.mark.parametrize("name", MIDDLE)
@pytest.mark.parametrize("players", [3, 5])
def test_games_of_the_middle_last_as_long_as_they_should(name: str, players: int) -> None:
    games = played(name, players, games=24, seed=SEED)
    assert 28 <= games.median_decisions <= 120
    assert sum(outcome.truncated for outcome in games.outcomes) <= 1


def test_fewer_true_names_are_refused_with_each_level(tables: dict[str, Played]) -> None:
    wrongly = [
        share_of([n for n in table.answers if not is_false(n)], lambda n: n.refused) or 0.0
        for table in tables.values()
    ]
    assert all(low > high + 0.005 for low, high in pairwise(wrongly)), wrongly


def test_fox_bluffs_and_squirrel_does_not(tables: dict[str, Played]) -> None:
    """A bluff is a name that the mind itself believes less than another."""
    bluffs = {
        name: share_of(table.offers, lambda note: note.bluff) or 0.0
        for name, table in tables.items()
    }
    assert bluffs["goldfish"] == bluffs["squirrel"] == 0.0
    assert 0.05 < bluffs["fox"] < 0.15


@pytest.mark.parametrize("players", [2, 3, 6])
def test_fox_bluffs_at_every_number_of_seats(players: int) -> None:
    offers = played("fox", players, games=30, seed=SEED).offers
    assert 0.05 < (share_of(offers, lambda note: note.bluff) or 0.0) < 0.15


def test_one_raven_among_three_who_accept_everything_takes_its_part() -> None:
    """Whoever sits opposite never gives it anything, so that nobody can win alone: a minus point
    must be avoided. It took 2.5 % once, when it refused as among people who doubt."""
    truthful = maker_of_strategy(STRATEGIES["truth"], FALLIBLE["raven"])
    assert contests.at_four("not-a-hat", "raven", truthful, deals=12, seed=SEED).mean > 0.18


@pytest.mark.parametrize("name", FALLIBLE)
def test_silly_acts_are_seldom(name: str, tables: dict[str, Played]) -> None:
    """Below 0.2 per 100 decisions for Fox and better; nobody names what lies open."""
    notes = tables[name].notes
    counts = {act: per_hundred(notes, is_silly) for act, is_silly in SILLY.items()}
    assert counts["names-open"] == 0
    most = 0.2 if name in ("fox", "raven") else 1.5
    assert all(counts[act] < most for act in ("misnames-shown", "refuses-shown")), counts
    assert counts["false-echo"] < (0.6 if name in ("fox", "raven") else 2.0), counts


@pytest.mark.parametrize("name", ["fox", "raven"])
def test_hardly_an_offer_repeats_what_was_just_accepted(
    name: str, tables: dict[str, Played]
) -> None:
    assert echoes(tables[name].offers) < 0.03


def test_look_alikes_are_confused_more_often_than_chance(tables: dict[str, Played]) -> None:
    """Over all levels; each by itself takes hundreds of games (docs/minds.md)."""
    everybody = Played([], [game for table in tables.values() for game in table.games])
    assert beyond_chance(everybody).low > 1
