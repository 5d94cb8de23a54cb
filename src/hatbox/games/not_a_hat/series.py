"""That's Not a Hat: the standing of a series (H13, H14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..base import Seat, Standing
from . import rules, tally
from .options import Options, rounds


@dataclass(frozen=True, slots=True)
class Result:
    """A round that is over: minus points of each seat."""

    penalties: tuple[int, ...]


def result(g: rules.Round) -> Result:
    return Result(tuple(g.penalties[: g.players]))


def standing(options: Options, players: int, results: Sequence[Result]) -> Standing:
    return standing_of(counted(options, players, results))


def cut_standing(
    options: Options, players: int, results: Sequence[Result], round: rules.Round
) -> Standing:
    t = counted(options, players, results)
    tally.cut(t, round)
    return standing_of(t)


def counted(options: Options, players: int, results: Sequence[Result]) -> tally.Tally:
    t = tally.Tally(players, rounds(options, players))
    for round in results:
        tally.count(t, round)
    return t


def standing_of(t: tally.Tally) -> Standing:
    winners = tuple(Seat(seat) for seat in range(t.players) if t.winners[seat])
    return Standing(tuple(t.points[: t.players]), winners if t.is_over else None)


def next_starter(players: int, starter: int, result: Result) -> Seat:
    return Seat(tally.next_starter(players, starter, result))
