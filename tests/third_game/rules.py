"""Thimbles, one round: T1 to T3."""

from __future__ import annotations

from hatbox.games.base import IllegalMove

MOST_CUPS = 5
PEEK = MOST_CUPS
MOVES = 2 * MOST_CUPS
NOBODY = -1


class Round:
    __slots__ = ("cups", "pea", "peeking", "players", "turn", "winner")

    def __init__(self, players: int, cups: int, peeking: bool, pea: int, starter: int) -> None:
        self.players = players
        self.cups = cups
        self.peeking = peeking
        self.pea = pea
        self.turn = starter
        self.winner = NOBODY


def is_over(g: Round) -> bool:
    return g.winner != NOBODY


def is_legal(g: Round, move: int) -> bool:
    is_cup = 0 <= move % MOST_CUPS < g.cups
    return not is_over(g) and is_cup and (move < PEEK or g.peeking)


def apply(g: Round, seat: int, move: int) -> None:
    if is_over(g):
        raise IllegalMove("round-over", "T2")
    if seat != g.turn:
        raise IllegalMove("not-your-turn", "T2")
    if not is_legal(g, move):
        raise IllegalMove("unknown-cup", "T3" if move >= PEEK else "T2")
    if move == g.pea:
        g.winner = seat
    g.turn = (seat + 1) % g.players
