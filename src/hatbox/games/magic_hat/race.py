"""Magic Hat: the standing of the race for the wand (M9, M10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..base import Seat, Standing
from . import rules, tally
from .options import Options


@dataclass(frozen=True, slots=True)
class Result:
    """A round that is over."""

    winner: Seat


def result(g: rules.Round) -> Result:
    return Result(Seat(g.winner))


def standing(options: Options, players: int, results: Sequence[Result]) -> Standing:
    return standing_of(counted(players, results))


def cut_standing(
    options: Options, players: int, results: Sequence[Result], round: rules.Round
) -> Standing:
    t = counted(players, results)
    tally.cut(t, round)
    return standing_of(t)


def counted(players: int, results: Sequence[Result]) -> tally.Tally:
    t = tally.Tally(players)
    for round in results:
        tally.count(t, round)
    return t


def standing_of(t: tally.Tally) -> Standing:
    winners = tuple(Seat(seat) for seat in range(t.players) if t.winners[seat])
    return Standing(tuple(t.points[: t.players]), winners if t.is_over else None)


def next_starter(players: int, starter: int, result: Result) -> Seat:
    return Seat(tally.next_starter(players, starter, result))
