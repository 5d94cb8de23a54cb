"""From memory and words to the chance that a claim is true."""

from __future__ import annotations

from .recall import Recollection

# Whoever lies says what the table believes, or one of so many other names.
LIKELY_NAMES = 3.0
ONE_OF_THEM = 1 / LIKELY_NAMES
SHARE_OF_NEWS = 0.5


def prior_of(claim: str, recollection: Recollection, hidden: int, *, is_open: bool) -> float:
    """What memory alone makes of the claim; what does not come to mind may be any gift."""
    if is_open:
        return 0.0
    known = recollection.belief.get(claim)
    if known is None:
        return recollection.unknown * SHARE_OF_NEWS / hidden
    return known + recollection.unknown / hidden


def posterior(prior: float, rumour: float, honesty: float, ratio: float) -> float:
    """P(claim true): odds of memory, times how much likelier the truth is to be said than this.

    `ratio` is what tone and pause add. That the giver repeats what everybody believes proves
    little: the lost do so, too.
    """
    truth = honesty * ratio
    lie = (1.0 - honesty) * (rumour if rumour > ONE_OF_THEM else ONE_OF_THEM)
    return prior * truth / (prior * truth + (1.0 - prior) * lie)
