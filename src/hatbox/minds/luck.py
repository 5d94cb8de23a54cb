"""Chance that is the same when the same things are heard again.

A mind draws nothing from a running generator: whatever is random follows from its seed and from how
much it had heard, so that a mind rebuilt from a log slips, forgets and decides as it did before.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack
from typing import TypeVar

_WORD = 2**64

Item = TypeVar("Item")


def drops(seed: bytes, heard: int) -> tuple[float, ...]:
    """Eight fair numbers from 0 to 1 for what happens while a mind listens.

    Hashing is ten times cheaper than seeding a generator, and every mind hears every event.
    """
    digest = blake2b(heard.to_bytes(8, "big"), key=seed[:64], digest_size=64).digest()
    return tuple([word / _WORD for word in unpack("8Q", digest)])


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
            self.left = list(drops(self.seed, self.where + (self.block << 40)))
            self.block += 1
        return self.left.pop()

    def choice(self, items: Sequence[Item]) -> Item:
        return items[int(self.random() * len(items))]

    def normal(self) -> float:
        """Box and Muller."""
        far = math.sqrt(-2 * math.log(max(self.random(), 1e-12)))
        return far * math.cos(2 * math.pi * self.random())


def logistic(luck: Luck, scale: float) -> float:
    """Noise of activation: logistic, with variance π²s²/3."""
    share = min(max(luck.random(), 1e-9), 1 - 1e-9)
    return scale * math.log(share / (1 - share))


def logit(chance_of: float) -> float:
    share = min(max(chance_of, 1e-6), 1 - 1e-6)
    return math.log(share / (1 - share))


def sigmoid(value: float) -> float:
    return 1 / (1 + math.exp(-value)) if value > -30 else 0.0


__all__ = ["Luck", "drops", "logistic", "logit", "sigmoid"]
