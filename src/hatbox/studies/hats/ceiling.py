"""The most that perfect play takes from a level of Magic Hat: what luck leaves to skill."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hatbox.games.magic_hat import NAME
from hatbox.lab.figures import Estimate
from hatbox.minds import Maker, maker_of
from hatbox.minds.characters import PERFECT, PERFECT_EYES

# How well perfect play is to follow what the others have seen.
FOLLOWING = (0.5, 0.8, 1.0)


def perfect(follows: float) -> Maker:
    """Magic Hat with perfect memory and an optimal policy: an upper bound for skill."""
    return maker_of(replace(PERFECT, id="perfect", eyes=replace(PERFECT_EYES, follows=follows)))


def ceiling(contest: Callable[..., Estimate], low: str, *, deals: int, seed: str) -> Estimate:
    """The most that perfect play wins against a level, over its models of opponents."""
    results = [contest(NAME, perfect(share), low, deals=deals, seed=seed) for share in FOLLOWING]
    return max(results, key=lambda result: result.mean)
