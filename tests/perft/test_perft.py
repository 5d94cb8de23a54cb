"""The counts in the text files beside this one are the counts of the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.play import Setting
from tests.games.referees import referee_of
from tests.perft.counting import (
    count,
    every_gift,
    gift_branches,
    hat_branches,
    play_gift,
    play_hat,
)

HERE = Path(__file__).parent
Line = dict[str, str]


def lines(name: str) -> list[Line]:
    text = (HERE / f"{name}.txt").read_text()
    return [
        dict(word.split("=") for word in line.split())
        for line in text.splitlines()
        if line and not line.startswith("#")
    ]


def setting_of(game: str, line: Line) -> Setting:
    numbers = {key: int(line[key]) for key in ("players", "starter", "key")}
    wishes: dict[str, object] = (
        {"gifts": int(line["gifts"]), "arrows": line["arrows"]}
        if game == "not-a-hat"
        else {"expert": line["expert"] == "yes"}
    )
    return Setting(game, wishes=wishes, **numbers)


def counted(game: str, line: Line) -> Counter[str]:
    round, depth = setting_of(game, line).deal(), int(line["depth"])
    if game == "not-a-hat":
        return count(round, depth, gift_branches, play_gift)
    return count(round, depth, hat_branches, play_hat)


def name_of(line: Line) -> str:
    return " ".join(f"{key}={value}" for key, value in line.items())


@pytest.mark.parametrize("line", lines("not_a_hat"), ids=name_of)
def test_thats_not_a_hat_goes_on_in_so_many_ways(line: Line) -> None:
    total = counted("not-a-hat", line)
    assert (total["sequences"], total["ended"]) == (int(line["sequences"]), int(line["ended"]))


@pytest.mark.parametrize("line", lines("magic_hat"), ids=name_of)
def test_magic_hat_goes_on_in_so_many_ways(line: Line) -> None:
    total = counted("magic-hat", line)
    assert (total["sequences"], total["ended"]) == (int(line["sequences"]), int(line["ended"]))


def shallow(game: str, deepest: int) -> list[Line]:
    return [line for line in lines(game.replace("-", "_")) if int(line["depth"]) <= deepest]


@pytest.mark.parametrize("line", shallow("not-a-hat", 3), ids=name_of)
def test_one_false_name_stands_for_the_109(line: Line) -> None:
    round = setting_of("not-a-hat", line).deal()
    total = count(round, int(line["depth"]), every_gift, play_gift)
    assert total["sequences"] == int(line["sequences"])


def count_by_referee(setting: Setting, depth: int, moves: list[Any]) -> int:
    """The slowest way: every sequence is played from the beginning."""
    referee = referee_of(setting)
    for seat, move in moves:
        referee.move(seat, move)
    if len(moves) == depth:
        return 1
    ways = [(referee.to_move(), move) for move in referee.legal()]
    return sum(count_by_referee(setting, depth, [*moves, way]) for way in ways)


@pytest.mark.parametrize("line", shallow("magic-hat", 3), ids=name_of)
def test_the_referee_counts_the_same(line: Line) -> None:
    setting = setting_of("magic-hat", line)
    assert count_by_referee(setting, int(line["depth"]), []) == int(line["sequences"])
