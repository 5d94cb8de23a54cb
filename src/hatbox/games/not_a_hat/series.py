"""That's Not a Hat: how a series is counted (H13, H14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..base import Seat, Standing
from . import rules
from .options import Options, rounds


@dataclass(frozen=True, slots=True)
class Result:
    """A round that is over: minus points of each seat."""

    penalties: tuple[int, ...]


def result(g: rules.Round) -> Result:
    return Result(tuple(g.penalties[: g.players]))


def standing(options: Options, players: int, results: Sequence[Result]) -> Standing:
    """H14: minus points are added up over the rounds, and the fewest in total wins."""
    totals = totals_of(players, results)
    if len(results) < rounds(options, players):
        return Standing(totals, None)
    return Standing(totals, fewest(totals))


def cut_standing(
    options: Options, players: int, results: Sequence[Result], round: rules.Round
) -> Standing:
    """A round that does not end counts as it stands, and is the last."""
    totals = totals_of(players, [*results, result(round)])
    return Standing(totals, fewest(totals))


def totals_of(players: int, results: Sequence[Result]) -> tuple[int, ...]:
    return tuple(sum(r.penalties[seat] for r in results) for seat in range(players))


def fewest(totals: Sequence[int]) -> tuple[Seat, ...]:
    """H13: ties are shared."""
    return tuple(Seat(seat) for seat, points in enumerate(totals) if points == min(totals))


def next_starter(players: int, starter: int, result: Result) -> Seat:
    """One seat further left than the last starter, so that everybody begins once."""
    return Seat((starter + 1) % players)
