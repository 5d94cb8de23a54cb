"""Chance that is the same when the same things are heard again.

A mind draws nothing from a running generator: whatever is random follows from its seed and from how
much it had heard, so that a mind rebuilt from a log slips, forgets and decides as it did before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from math import cos, exp, log, pi, sqrt
from struct import Struct
from typing import TypeVar

_EIGHT, _SIXTEEN = Struct("8I"), Struct("16I")
_SHARE_OF_A_WORD = 2.0**-32

# Chances nearer to 0 or 1 count as these: their logits stay finite.
_LEAST_CHANCE, _MOST_CHANCE = 1e-6, 1 - 1e-6

Item = TypeVar("Item")


@lru_cache(maxsize=4096)
def _hash_of(seed: bytes) -> blake2b:
    """To go on from: a mind draws for every event, and its seed is always the same."""
    return blake2b(seed)


def _digest(seed: bytes, where: int) -> bytes:
    hashed = _hash_of(seed).copy()
    hashed.update(where.to_bytes(8, "big"))
    return hashed.digest()


def drops(seed: bytes, heard: int) -> list[float]:
    """Eight fair numbers from 0 to 1 for what happens while a mind listens.

    Hashing is much cheaper than seeding a generator, and every mind hears every event.
    """
    return [word * _SHARE_OF_A_WORD for word in _EIGHT.unpack_from(_digest(seed, heard))]


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
        return (self.left or self.more()).pop() * _SHARE_OF_A_WORD

    def odds(self) -> float:
        """u / (1 − u), whose logarithm is logistic; u is never quite 0 or 1."""
        share = ((self.left or self.more()).pop() + 0.5) * _SHARE_OF_A_WORD
        return share / (1 - share)

    def more(self) -> list[int]:
        digest = _digest(self.seed, self.where + (self.block << 40))
        self.left = list(_SIXTEEN.unpack(digest))
        self.block += 1
        return self.left

    def choice(self, items: Sequence[Item]) -> Item:
        return items[int(self.random() * len(items))]

    def normal(self) -> float:
        """Box and Muller."""
        far = sqrt(-2 * log(max(self.random(), 1e-12)))
        return far * cos(2 * pi * self.random())


def logit(chance_of: float) -> float:
    share = chance_of
    if not _LEAST_CHANCE < share < _MOST_CHANCE:
        share = _LEAST_CHANCE if share < 0.5 else _MOST_CHANCE
    return log(share / (1 - share))


def at_odds(chance: float, times: float) -> float:
    """The chance whose odds are so many times as high."""
    return chance * times / (chance * times + 1 - chance)


def sigmoid(value: float) -> float:
    return 1 / (1 + exp(-value)) if value > -30 else 0.0


__all__ = ["Luck", "at_odds", "drops", "logit", "sigmoid"]
