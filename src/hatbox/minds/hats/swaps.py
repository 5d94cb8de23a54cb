"""Where to put a hat: easy for oneself, hard for the others."""

from __future__ import annotations

from hatbox.games.magic_hat.moves import PAIRS, Extra, Skip, Swap

from ..luck import Luck
from .tracker import Tracker

WORTH_AN_EXTRA_SWAP = 1.0


def choose_swap(tracker: Tracker, looked: int, cunning: float, luck: Luck) -> Swap:
    """M6: rather a hat that others know than one that I know; without cunning, any."""
    others = [hat for hat in range(tracker.hats) if hat != looked]
    if luck.random() >= cunning:
        return Swap(luck.choice(others))
    return Swap(max(others, key=lambda hat: (gain(tracker, hat), luck.random())))


def choose_extra(tracker: Tracker, cunning: float, luck: Luck) -> Extra | Skip:
    """M11: once more, if it hurts others more than me."""
    if luck.random() >= cunning:
        return Extra(luck.choice(PAIRS)) if luck.random() < 0.5 else Skip()
    gains = [gain(tracker, hat) for hat in range(tracker.hats)]
    best = max(PAIRS, key=lambda pair: (gains[pair[0]] + gains[pair[1]], luck.random()))
    is_worth_it = gains[best[0]] + gains[best[1]] >= WORTH_AN_EXTRA_SWAP
    return Extra(best) if is_worth_it else Skip()


def gain(tracker: Tracker, hat: int) -> float:
    """What moving this hat does to the others, less what it does to me."""
    mine = sum(belief[hat] for belief in tracker.where.values())
    return tracker.known_to_others(hat) - 1.5 * mine
