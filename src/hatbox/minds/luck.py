"""Chance that is the same when the same things are heard again.

A mind draws nothing from a running generator: whatever is random follows from its seed and from how
much it had heard, so that a mind rebuilt from a log slips, forgets and decides as it did before.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import cos, exp, log, pi, sqrt
from struct import Struct
from typing import TypeVar

_EIGHT, _SIXTEEN = Struct("8I"), Struct("16I")
SHARE_OF_A_WORD = 2.0**-32

# Chances nearer to 0 or 1 count as these: their logits stay finite.
_LEAST_CHANCE, _MOST_CHANCE = 1e-6, 1 - 1e-6

Item = TypeVar("Item")
Words = tuple[int, ...]


def _digest(seed: bytes, where: int) -> bytes:
    return blake2b(seed + where.to_bytes(8, "big")).digest()


def words(seed: bytes, heard: int) -> Words:
    """Eight fair numbers below 2^32 for what happens while a mind listens, of which few are used.

    Hashing is much cheaper than seeding a generator, and every mind hears every event.
    """
    return _EIGHT.unpack_from(_digest(seed, heard))


def drops(seed: bytes, heard: int) -> list[float]:
    """The same as numbers from 0 to 1."""
    return [word * SHARE_OF_A_WORD for word in words(seed, heard)]


class Luck:
    """The chances of one decision: a row of numbers that follows from the seed and from how much
    was heard, not from how often the mind was asked.

    It has what a mind uses of `random.Random`, which costs more to seed than a decision may take.
    """

    __slots__ = ("block", "left", "seed", "where")

    def __init__(self, seed: bytes, heard: int) -> None:
        self.seed = seed
        self.where = heard
        self.block = 0
        self.left: list[int] = []

    def random(self) -> float:
        return (self.left or self.more()).pop() * SHARE_OF_A_WORD

    def odds(self) -> float:
        """u / (1 − u), whose logarithm is logistic; u is never quite 0 or 1."""
        share = ((self.left or self.more()).pop() + 0.5) * SHARE_OF_A_WORD
        return share / (1.0 - share)

    def more(self) -> list[int]:
        digest = _digest(self.seed, self.where + (self.block << 40))
        self.left = list(_SIXTEEN.unpack(digest))
        self.block += 1
        return self.left

    def choice(self, items: Sequence[Item]) -> Item:
        return items[int(self.random() * len(items))]

    def normal(self) -> float:
        """Box and Muller."""
        far = sqrt(-2.0 * log(self.random() or 1e-12))
        return far * cos(2.0 * pi * self.random())


def logit(chance_of: float) -> float:
    share = chance_of
    if not _LEAST_CHANCE < share < _MOST_CHANCE:
        share = _LEAST_CHANCE if share < 0.5 else _MOST_CHANCE
    return log(share / (1.0 - share))


def at_odds(chance: float, times: float) -> float:
    """The chance whose odds are so many times as high."""
    return chance * times / (chance * times + 1.0 - chance)


def sigmoid(value: float) -> float:
    return 1.0 / (1.0 + exp(-value)) if value > -30 else 0.0


__all__ = ["SHARE_OF_A_WORD", "Luck", "Words", "at_odds", "drops", "logit", "sigmoid", "words"]
