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
    totals = tuple(sum(r.penalties[seat] for r in results) for seat in range(players))
    if len(results) < rounds(options, players):
        return Standing(totals, None)
    fewest = min(totals)
    return Standing(totals, tuple(Seat(s) for s in range(players) if totals[s] == fewest))


def next_starter(players: int, starter: int, result: Result) -> Seat:
    """One seat further left than the last starter, so that everybody begins once."""
    return Seat((starter + 1) % players)
