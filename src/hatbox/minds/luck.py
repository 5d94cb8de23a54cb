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

_WORDS = Struct("8Q")
# A power of two, so that this product is as exact as a quotient, and it is three times as fast.
_SHARE_OF_A_WORD = 2.0**-64

# Chances nearer to 0 or 1 count as these: their logits stay finite.
_LEAST_LUCK, _MOST_LUCK = 1e-9, 1 - 1e-9
_LEAST_CHANCE, _MOST_CHANCE = 1e-6, 1 - 1e-6

Item = TypeVar("Item")


def drops(seed: bytes, heard: int) -> list[float]:
    """Eight fair numbers from 0 to 1 for what happens while a mind listens.

    Hashing is ten times cheaper than seeding a generator, and every mind hears every event.
    """
    digest = blake2b(heard.to_bytes(8, "big"), key=seed[:64], digest_size=64).digest()
    return [word * _SHARE_OF_A_WORD for word in _WORDS.unpack(digest)]


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
        self.left: list[float] = []

    def random(self) -> float:
        if not self.left:
            self.left = drops(self.seed, self.where + (self.block << 40))
            self.block += 1
        return self.left.pop()

    def choice(self, items: Sequence[Item]) -> Item:
        return items[int(self.random() * len(items))]

    def normal(self) -> float:
        """Box and Muller."""
        far = sqrt(-2 * log(max(self.random(), 1e-12)))
        return far * cos(2 * pi * self.random())


def logistic(luck: Luck, scale: float) -> float:
    """Noise of activation: logistic, with variance π²s²/3."""
    share = luck.random()
    if not _LEAST_LUCK < share < _MOST_LUCK:
        share = _LEAST_LUCK if share < 0.5 else _MOST_LUCK
    return scale * log(share / (1 - share))


def logit(chance_of: float) -> float:
    share = chance_of
    if not _LEAST_CHANCE < share < _MOST_CHANCE:
        share = _LEAST_CHANCE if share < 0.5 else _MOST_CHANCE
    return log(share / (1 - share))


def sigmoid(value: float) -> float:
    return 1 / (1 + exp(-value)) if value > -30 else 0.0


__all__ = ["Luck", "drops", "logistic", "logit", "sigmoid"]
