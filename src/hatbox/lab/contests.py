"""Tournaments between minds, with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations
from statistics import fmean

from hatbox.minds import FALLIBLE, LADDER, Maker, maker_of
from hatbox.minds.characters import PERFECT_EYES

from .arena import shares_of_first
from .figures import Estimate, estimate
from .strategies import STRATEGIES, maker_of_strategy

Who = str | Maker
BEST_FALLIBLE = "owl"
RUNGS = tuple(zip(LADDER[1:], LADDER, strict=False))


def duel(game: str, one: Who, other: Who, *, deals: int, seed: str) -> Estimate:
    """The share of games that `one` wins; truncated games count half."""
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


def against_strategies(
    contest: Callable[..., Estimate], *, deals: int, seed: str, name: str = BEST_FALLIBLE
) -> dict[str, Estimate]:
    """A mind against simple strategies that have its own memory."""
    return {
        strategy: contest(
            "not-a-hat", name, maker_of_strategy(kind, FALLIBLE[name]), deals=deals, seed=seed
        )
        for strategy, kind in STRATEGIES.items()
    }


def perfect(pace: float) -> Maker:
    """Magic Hat with perfect memory and an optimal policy: an upper bound for skill."""
    owl = FALLIBLE[BEST_FALLIBLE]
    nerve = replace(owl.nerve, pace=pace, patience=1.0)
    return maker_of(replace(owl, id="perfect", eyes=PERFECT_EYES, nerve=nerve))


PACES = (0.6, 0.8, 1.0)


def ceiling(contest: Callable[..., Estimate], low: str, *, deals: int, seed: str) -> Estimate:
    """The most that perfect play wins against a level, over its models of opponents."""
    results = [contest("magic-hat", perfect(pace), low, deals=deals, seed=seed) for pace in PACES]
    return max(results, key=lambda result: result.mean)
