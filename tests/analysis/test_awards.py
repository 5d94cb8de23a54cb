"""Awards of whole games: one for each, true to the record, and not the same every time."""

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

from hatbox.analysis.awards import FOR_ALL, awards, earned
from hatbox.lab.simulate import simulate
from tests.games.records import by_hand, contract, played, race, series

Record = dict[str, Any]
SEATS = ("squirrel", "fox", "goldfish", "raven")
GAMES = [("not-a-hat", 2), ("not-a-hat", 4), ("not-a-hat", 8), ("magic-hat", 2), ("magic-hat", 4)]


@cache
def simulated(game: str, players: int) -> list[Record]:
    return list(simulate(game, players=players, games=25, seed="awards", seats=SEATS))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_everybody_gets_exactly_one_award_and_no_award_is_given_twice(
    game: str, players: int
) -> None:
    for record in simulated(game, players):
        given = awards(record)
        assert [award.seat for award in given] == [*range(players)]
        names = [award.award for award in given if award.award != FOR_ALL]
        assert len({*names}) == len(names)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_award_was_earned(game: str, players: int) -> None:
    for record in simulated(game, players):
        possible = [one.award for one in earned(record)]
        assert all(award in possible for award in awards(record) if award.award != FOR_ALL)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_few_are_left_with_the_award_for_all(game: str, players: int) -> None:
    given = [award for record in simulated(game, players) for award in awards(record)]
    consoled = [award for award in given if award.award == FOR_ALL]
    assert len(consoled) < len(given) / 10


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_set_differs_from_game_to_game(game: str, players: int) -> None:
    sets = Counter(
        tuple(award.award for award in awards(record)) for record in simulated(game, players)
    )
    assert len(sets) > 12


def test_the_same_record_has_the_same_awards_whatever_else_stands_in_it() -> None:
    record = simulated("not-a-hat", 4)[0]
    again = json.loads(json.dumps(record)) | {"note": "found in a drawer"}
    assert awards(again) == awards(record)


def test_what_an_award_says_agrees_with_the_record() -> None:
    """Counted by hand from the moves, without the code that gives awards."""
    for record in simulated("not-a-hat", 4):
        [data] = record["rounds"]
        thanks = Counter(move["seat"] for move in data["moves"] if move["move"] == "accept")
        for award in (one.award for one in earned(record)):
            if award.award == "kind-soul":
                assert award.count == thanks[award.seat] == max(thanks.values())
            if award.award == "clean-sheet":
                assert record["totals"][award.seat] == 0
            if award.award == "deep-thinker":
                times = [move.get("ms", 0) for move in data["moves"]]
                assert award.count == -(-max(times) // 1000)


def timed(*moves: tuple[int, object]) -> Record:
    """The game of the contract with these seats and times in place of its moves' times."""
    record = by_hand(played("not-a-hat", players=3, seed=4))
    for move in record["rounds"][0]["moves"]:
        move["ms"] = dict(moves).get(move["seat"], 2000)
    return record


def names(record: Record) -> dict[str, tuple[int, int]]:
    found = {one.award.award: one.award for one in earned(record)}
    return {name: (award.seat, award.count) for name, award in found.items()}


def test_slow_and_quick_are_told_by_the_longest_decision() -> None:
    found = names(timed((0, 11_200), (1, 900), (2, 3000)))
    assert found["deep-thinker"] == (0, 12)
    assert found["quick-thinker"] == (1, 1)


@pytest.mark.parametrize("ms", ["soon", -5, True, None, 1.5])
def test_a_time_that_is_none_counts_nothing(ms: object) -> None:
    found = names(timed((0, ms), (1, ms), (2, ms)))
    assert "deep-thinker" not in found
    assert "quick-thinker" not in found


@pytest.mark.parametrize("record", [contract(), series(), race()], ids=["hand", "series", "race"])
def test_any_record_has_awards(record: Record) -> None:
    assert len(awards(record)) == len(record["players"])
