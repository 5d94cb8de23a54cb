"""Chance that is the same when the same things are heard again.

A mind draws nothing from a running generator: whatever is random follows from its seed and from how
much it had heard, so that a mind rebuilt from a log slips, forgets and decides as it did before.
"""

from __future__ import annotations

import math
from hashlib import blake2b
from random import Random
from struct import unpack

from .base import chance

_WORD = 2**64


def drops(seed: bytes, heard: int) -> tuple[float, ...]:
    """Eight fair numbers from 0 to 1 for what happens while a mind listens.

    Hashing is ten times cheaper than seeding a generator, and every mind hears every event.
    """
    digest = blake2b(heard.to_bytes(8, "big"), key=seed[:64], digest_size=64).digest()
    return tuple([word / _WORD for word in unpack("8Q", digest)])


def logistic(luck: Random, scale: float) -> float:
    """Noise of activation: logistic, with variance π²s²/3."""
    share = min(max(luck.random(), 1e-9), 1 - 1e-9)
    return scale * math.log(share / (1 - share))


def logit(chance_of: float) -> float:
    share = min(max(chance_of, 1e-6), 1 - 1e-6)
    return math.log(share / (1 - share))


def sigmoid(value: float) -> float:
    return 1 / (1 + math.exp(-value)) if value > -30 else 0.0


__all__ = ["chance", "drops", "logistic", "logit", "sigmoid"]
