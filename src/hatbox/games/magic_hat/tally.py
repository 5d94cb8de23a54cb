"""Magic Hat: the race for the wand (M9, M10).

Ints and lists of fixed size only, so that the same source can be compiled.
"""

from __future__ import annotations

from typing import Protocol

from . import rules


class Round(Protocol):
    """A round that is over."""

    @property
    def winner(self) -> int: ...


class Tally:
    """The hat tokens, and who has won the wand once the game is over."""

    __slots__ = ("is_over", "players", "points", "winners")

    def __init__(self, players: int) -> None:
        self.players = players
        self.is_over = 0
        self.points = [0] * rules.MOST_PLAYERS
        self.winners = [0] * rules.MOST_PLAYERS


def count(t: Tally, g: Round) -> None:
    """M9: a first round won is a hat token, the second one the wand and the game."""
    if t.points[g.winner]:
        t.winners[g.winner] = 1
        t.is_over = 1
    else:
        t.points[g.winner] = 1


def cut(t: Tally, g: Round) -> None:
    """A round that does not end is won by nobody: whoever has a token wins, or everybody."""
    most = 0
    for seat in range(t.players):
        most = max(most, t.points[seat])
    for seat in range(t.players):
        t.winners[seat] = t.points[seat] == most
    t.is_over = 1


def next_starter(players: int, starter: int, g: Round) -> int:
    """M10: the player to the left of the round's winner, however it was won."""
    return (g.winner + 1) % players
