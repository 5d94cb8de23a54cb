"""Magic Hat: the race for the wand (M9, M10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..base import Seat, Standing
from . import rules
from .options import Options


@dataclass(frozen=True, slots=True)
class Result:
    """A round that is over."""

    winner: Seat


def result(g: rules.Round) -> Result:
    return Result(Seat(g.winner))


def standing(options: Options, players: int, results: Sequence[Result]) -> Standing:
    """M9: a first round won is a hat token, the second one the wand and the game."""
    tokens = [0] * players
    for round in results:
        if tokens[round.winner]:
            return Standing(tuple(tokens), (round.winner,))
        tokens[round.winner] = 1
    return Standing(tuple(tokens), None)


def cut_standing(
    options: Options, players: int, results: Sequence[Result], round: rules.Round
) -> Standing:
    """A round that does not end is won by nobody: whoever has a token wins, or everybody."""
    tokens = standing(options, players, results).points
    with_most = (Seat(seat) for seat in range(players) if tokens[seat] == max(tokens))
    return Standing(tokens, tuple(with_most))


def next_starter(players: int, starter: int, result: Result) -> Seat:
    """M10: the player to the left of the round's winner, however it was won."""
    return Seat((result.winner + 1) % players)
