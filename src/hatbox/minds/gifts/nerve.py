"""Nerve: what minus points are worth, and whether to refuse.

Refuse exactly if P(claim true) < (g + κ) / (1 + g + κ). g is what an opponent's minus point is
worth against one's own: 1 with two players, 1/(n − 1) with n when all have as many, and more or
less of it as the end comes near. κ is what a false name costs later that one has swallowed: less
where the others accept everything, since nobody will call it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

PENALTIES_TO_END = 3
# How much each minus point takes from the chance to win: while others doubt, and where nobody does,
# so that the game may well end as it stands.
STEEPNESS, AS_IT_STANDS = 0.8, 2.4


def share(penalties: Sequence[int], seat: int, steepness: float = STEEPNESS) -> float:
    """The chance to win, as far as the minus points tell it."""
    if max(penalties) >= PENALTIES_TO_END:
        fewest = min(penalties)
        return (penalties[seat] == fewest) / sum(points == fewest for points in penalties)
    return math.exp(-steepness * penalties[seat]) / sum(
        [math.exp(-steepness * points) for points in penalties]
    )


@cache
def worth_of_theirs(
    penalties: tuple[int, ...], me: int, other: int, steepness: float = STEEPNESS
) -> float:
    """g: what a minus point of theirs brings me, measured in what one of mine costs me.

    Each has none to three, so that few cases come up, and come up again.
    """
    now = share(penalties, me, steepness)
    mine = now - share(one_more(penalties, me), me, steepness)
    theirs = share(one_more(penalties, other), me, steepness) - now
    return max(0.0, theirs) / max(mine, 1e-3)


def worth_as_it_stands(penalties: tuple[int, ...], me: int, other: int) -> float:
    """g where nobody refuses."""
    return worth_of_theirs(penalties, me, other, AS_IT_STANDS)


def one_more(penalties: Sequence[int], seat: int) -> list[int]:
    more = list(penalties)
    more[seat] += 1
    return more


def least_belief(g: float, swallowed: float) -> float:
    """q*: below it, refuse. To refuse costs q and brings (1 − q)·g; to accept costs (1 − q)·κ."""
    return (g + swallowed) / (1 + g + swallowed)
