"""What a tournament plays, and how a policy plays in it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from hatbox.games import WrongOption
from hatbox.games.verify import verify
from hatbox.lab.matches import is_command, is_policy, play_matches
from hatbox.lab.tournament.plan import Plan
from hatbox.lab.tournament.play import play_unit

PLAN = Plan("magic-hat", ("fox", "raven", "goldfish"), deals=2)

FIRST_LEGAL = """
def make(*, game, players, seed):
    def act(observation, mask):
        assert observation.shape == (SIZE,)
        return int(mask.argmax())
    return act
"""
WITH_MEMORY = """
from hatbox.lab.memory import Window

def make(*, game, players, seed):
    return lambda observation, mask: int(mask.argmax())

make.memory = Window(3)
"""
FAILS = """
def make(*, game, players, seed):
    def act(observation, mask):
        raise RuntimeError("no")
    return act
"""
NEVER_MADE = """
def make(*, game, players, seed):
    raise RuntimeError("no")
"""
ILLEGAL = """
def make(*, game, players, seed):
    return lambda observation, mask: -1
"""


def test_every_pair_meets_on_every_deal_from_every_seat() -> None:
    units = list(PLAN.units())
    assert len(units) == len(set(units)) == 2 * 3 * 2
    assert Counter(unit.deal for unit in units) == {0: 6, 1: 6}
    assert {unit.seats for unit in units if unit.deal == 0} == {
        (one, other) for one in PLAN.players for other in PLAN.players if one != other
    }


def test_at_a_table_of_three_everybody_sits_everywhere() -> None:
    units = list(replace(PLAN, seats=3, deals=1).units())
    assert [unit.seats.index("fox") for unit in units] == [0, 2, 1]


def test_deals_and_players_may_be_added_and_nothing_else() -> None:
    assert replace(PLAN, deals=9, players=("fox", "owl")).name == PLAN.name
    for other in (
        replace(PLAN, seed="1"),
        replace(PLAN, seats=3),
        replace(PLAN, wishes={"expert": True}),
        replace(PLAN, has_records=True),
        replace(PLAN, language="de"),
    ):
        assert other.name != PLAN.name


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    [unit, other, *_] = PLAN.units()
    line = play_unit(PLAN, unit)
    assert play_unit(PLAN, unit) == line
    assert sum(line["shares"]) == 1
    assert (unit.deal, unit.seats) == (other.deal, other.seats[::-1])


def test_a_result_may_be_a_whole_record() -> None:
    line = play_unit(replace(PLAN, has_records=True), next(PLAN.units()))
    assert verify(line) == "proven"


def policy(folder: Path, source: str) -> str:
    from hatbox.games.magic_hat import bulk

    file = folder / "mine.py"
    file.write_text(source.replace("SIZE", str(bulk.OBSERVATION)))
    return f"{file}:make"


@pytest.mark.parametrize(
    ("source", "counts"),
    [
        (FIRST_LEGAL, {"illegal": 0, "late": 0, "crashed": False}),
        (WITH_MEMORY, {"illegal": 0, "late": 0, "crashed": False}),
        (FAILS, {"illegal": 0, "late": 0, "crashed": True}),
        (NEVER_MADE, {"illegal": 0, "late": 0, "crashed": True}),
    ],
)
def test_a_policy_plays_whole_games(tmp_path: Path, source: str, counts: dict[str, object]) -> None:
    seats = ["fox", policy(tmp_path, source)]
    [record] = play_matches("magic-hat", seats, games=1, seed="p")
    assert verify(record) == "proven"
    assert record["programs"] == {"1": counts}


def test_illegal_actions_are_counted_and_replaced(tmp_path: Path) -> None:
    [record] = play_matches("magic-hat", ["fox", policy(tmp_path, ILLEGAL)], games=1, seed="p")
    own = [entry for data in record["rounds"] for entry in data["moves"] if entry["seat"] == 1]
    assert record["programs"]["1"]["illegal"] == len(own)


@pytest.mark.parametrize("who", ["json:nothing", "json:__name__", "no.such.module:make"])
def test_a_policy_that_is_none_is_named(who: str) -> None:
    with pytest.raises(WrongOption, match="no-policy"):
        list(play_matches("magic-hat", ["fox", who], games=1, seed="p"))


def test_what_is_a_policy_and_what_is_not() -> None:
    assert is_policy("my.module:make")
    assert is_policy("folder/mine.py:make")
    assert not is_command("folder/mine.py:make")
    assert not is_policy("fox")
    assert not is_policy("python bot.py --at host:make")
