"""Thimbles: the first to win so many rounds (T4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hatbox.games.base import Seat, Standing
from tests.third_game import rules
from tests.third_game.options import Options


@dataclass(frozen=True, slots=True)
class Result:
    winner: Seat


def result(g: rules.Round) -> Result:
    return Result(Seat(g.winner))


def standing(options: Options, players: int, results: Sequence[Result]) -> Standing:
    wins = tuple(sum(one.winner == seat for one in results) for seat in range(players))
    winners = tuple(Seat(seat) for seat in range(players) if wins[seat] >= options.wins)
    return Standing(wins, winners or None)


def cut_standing(
    options: Options, players: int, results: Sequence[Result], round: rules.Round
) -> Standing:
    wins = standing(options, players, results).points
    return Standing(wins, tuple(Seat(seat) for seat in range(players) if wins[seat] == max(wins)))


def next_starter(players: int, starter: int, result: Result) -> Seat:
    return Seat((result.winner + 1) % players)
