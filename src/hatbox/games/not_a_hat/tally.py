"""That's Not a Hat: how the rounds of a series add up (H13, H14).

Ints and lists of fixed size only, so that the same source can be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from . import rules


class Round(Protocol):
    """A round that is over or that is cut short."""

    @property
    def penalties(self) -> Sequence[int]: ...


class Tally:
    """The minus points of a series, and who has won it once it is over."""

    __slots__ = ("is_over", "played", "players", "points", "rounds", "winners")

    def __init__(self, players: int, rounds: int) -> None:
        self.players = players
        self.rounds = rounds
        self.played = self.is_over = 0
        self.points = [0] * rules.MOST_PLAYERS
        self.winners = [0] * rules.MOST_PLAYERS


def count(t: Tally, g: Round) -> None:
    """H14: minus points are added up over the rounds."""
    add(t, g)
    t.played += 1
    if t.played == t.rounds:
        end(t)


def cut(t: Tally, g: Round) -> None:
    """A round that does not end counts as it stands, and is the last."""
    add(t, g)
    end(t)


def add(t: Tally, g: Round) -> None:
    for seat in range(t.players):
        t.points[seat] += g.penalties[seat]


def end(t: Tally) -> None:
    """H13, H14: the fewest in total wins; ties are shared."""
    fewest = t.points[0]
    for seat in range(1, t.players):
        fewest = min(fewest, t.points[seat])
    for seat in range(t.players):
        t.winners[seat] = t.points[seat] == fewest
    t.is_over = 1


def next_starter(players: int, starter: int, g: Round) -> int:
    """One seat further left than the last starter, so that everybody begins once."""
    return (starter + 1) % players
