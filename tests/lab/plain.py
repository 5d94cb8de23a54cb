"""One of the games of `FastGames`, played, counted and dealt by the plain modules alone."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import chain
from operator import attrgetter
from typing import Any

import numpy as np

from hatbox.games import words
from hatbox.lab.fast import FastGames
from hatbox.lab.fast.games import states_from
from hatbox.lab.fast.layout import read


class PlainGame:
    """`play` a move; when the round is over, `deal` the next or `begin` the next game."""

    def __init__(self, fast: FastGames, seed: int, place: int) -> None:
        self.rules, self.bulk = fast.source.rules, fast.source.bulk
        self.counting: Any = import_module(f"{fast.game.__name__}.tally")  # type: ignore[attr-defined]
        self.settings = tuple(self.bulk.settings(fast.options, fast.players))
        self.cap = fast.game.CAP
        self.state = states_from(seed, fast.count)[place].tolist()
        self.round = fast.plain(place)
        read(np.zeros(1, fast.rounds.dtype), 0, self.round)
        self.begin()

    def begin(self) -> None:
        self.tally = self.bulk.tally(self.settings)
        self.starter = words.below(self.state, self.settings[0])
        self.deal()

    def deal(self) -> None:
        self.bulk.deal(self.round, self.settings, self.starter, self.state)
        self.counted = 0
        self.is_over = False

    @property
    def turn(self) -> int:
        return int(self.bulk.turn(self.round))

    def play(self, move: int) -> int:
        """How the game has ended: 0 not yet, 1 played out, 2 cut."""
        self.rules.apply(self.round, self.turn, move)
        self.counted += self.bulk.counts_to_cap(move)
        if self.rules.is_over(self.round):
            self.is_over = True
            self.counting.count(self.tally, self.round)
            self.starter = self.counting.next_starter(self.round.players, self.starter, self.round)
            return int(self.tally.is_over)
        if self.counted >= self.cap:
            self.is_over = True
            self.counting.cut(self.tally, self.round)
            return 2
        return 0

    def rewards(self) -> list[float]:
        """Of a game that has ended."""
        shares = self.tally.winners[: self.settings[0]]
        return [won / sum(shares) - 1 / len(shares) for won in shares]

    def mask(self) -> list[int]:
        out = [0] * int(self.bulk.MOVES)
        self.bulk.mask(self.round, out)
        return out

    def observe(self, seat: int) -> list[int]:
        out = [0] * int(self.bulk.OBSERVATION)
        self.bulk.observe(self.round, seat, out)
        return out


def packed(round: object, kind: np.dtype[Any]) -> bytes:
    """The bytes that the record of this round has: numbers first, then lists and tables."""
    every, numbers, rows = fields_of(kind)
    values = every(round)
    parts = [bytes(values[:numbers])]
    for value, is_table in zip(values[numbers:], rows, strict=True):
        parts.append(bytes(chain.from_iterable(value)) if is_table else bytes(value))
    return b"".join(parts).ljust(kind.itemsize, b"\0")


@cache
def fields_of(kind: np.dtype[Any]) -> tuple[attrgetter[Any], int, list[bool]]:
    """All values of a round in the order of its record, how many of them are numbers, and which
    of the others are tables."""
    names = kind.names or ()
    shapes = [len(kind[name].shape) for name in names]
    numbers = shapes.count(0)
    assert not any(shapes[:numbers])
    return attrgetter(*names), numbers, [shape == 2 for shape in shapes[numbers:]]
