"""A fast seeded generator for dealing in bulk: xoroshiro64** by Blackman and Vigna.

Whole numbers of 32 bits in a list of two, so that the same source can be compiled. Games that
people play are never dealt by it: see `fairness`.
"""

from __future__ import annotations

from typing import Protocol

MASK = 0xFFFFFFFF


class State(Protocol):
    """Two words, not both 0."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, word: int, /) -> None: ...


def rotated(word: int, bits: int) -> int:
    return ((word << bits) & MASK) | (word >> (32 - bits))


def next_word(state: State) -> int:
    one = state[0]
    other = state[1] ^ one
    state[0] = rotated(one, 26) ^ other ^ ((other << 9) & MASK)
    state[1] = rotated(other, 13)
    return (rotated((one * 0x9E3779BB) & MASK, 5) * 5) & MASK


def below(state: State, n: int) -> int:
    """One of 0 … n - 1; for the small n of a deck the favour is less than 1 in 10 million."""
    return (next_word(state) * n) >> 32
