"""Tournaments between minds, with confidence intervals."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from statistics import fmean

from hatbox.minds import LADDER, Maker

from .arena import shares_of_first
from .figures import Estimate, estimate

Who = str | Maker
BEST_FALLIBLE = "raven"
RUNGS = tuple(zip(LADDER[1:], LADDER, strict=False))


def duel(game: str, one: Who, other: Who, *, deals: int, seed: str) -> Estimate:
    """The share of games that `one` wins."""
    return estimate(shares_of_first(game, (one, other), deals=deals, seed=seed))


def at_four(game: str, one: Who, others: Who, *, deals: int, seed: str) -> Estimate:
    """The share that `one` wins against three of the same other kind; even is a quarter."""
    return estimate(shares_of_first(game, (one, others, others, others), deals=deals, seed=seed))


def round_robin(game: str, *, deals: int, seed: str) -> dict[tuple[str, str], Estimate]:
    """Every pair, in duels."""
    return {
        (high, low): duel(game, high, low, deals=deals, seed=seed)
        for low, high in combinations(LADDER, 2)
    }


def standing(results: Mapping[tuple[str, str], Estimate]) -> dict[str, float]:
    """The mean share of each level over all its opponents."""
    return {
        name: fmean(
            result.mean if high == name else 1 - result.mean
            for (high, low), result in results.items()
            if name in (high, low)
        )
        for name in LADDER
    }


def rungs_at_four(game: str, *, deals: int, seed: str) -> dict[tuple[str, str], Estimate]:
    return {(high, low): at_four(game, high, low, deals=deals, seed=seed) for high, low in RUNGS}


def one_lower_at_four(game: str, *, deals: int, seed: str) -> dict[tuple[str, str], Estimate]:
    """The other direction of the ladder: one of a level among three of the next."""
    return {(high, low): at_four(game, low, high, deals=deals, seed=seed) for high, low in RUNGS}
