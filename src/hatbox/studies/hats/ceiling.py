"""The most that perfect play takes from a level of Magic Hat: what luck leaves to skill."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hatbox.games.magic_hat import NAME
from hatbox.lab.contests import BEST_FALLIBLE
from hatbox.lab.figures import Estimate
from hatbox.minds import FALLIBLE, Maker, maker_of
from hatbox.minds.characters import PERFECT_EYES


def perfect(pace: float) -> Maker:
    """Magic Hat with perfect memory and an optimal policy: an upper bound for skill."""
    owl = FALLIBLE[BEST_FALLIBLE]
    nerve = replace(owl.nerve, pace=pace, patience=1.0)
    return maker_of(replace(owl, id="perfect", eyes=PERFECT_EYES, nerve=nerve))


PACES = (0.6, 0.8, 1.0)


def ceiling(contest: Callable[..., Estimate], low: str, *, deals: int, seed: str) -> Estimate:
    """The most that perfect play wins against a level, over its models of opponents."""
    results = [contest(NAME, perfect(pace), low, deals=deals, seed=seed) for pace in PACES]
    return max(results, key=lambda result: result.mean)
