"""When to call: an optimal-stopping race, worked out exactly.

Every player has seen so many of the animals, which stands for a certainty. Who moves either calls,
and wins with that certainty or is out, or looks once more while the others move on. Backward
induction gives everybody's chance to win when all play their best.
"""

from __future__ import annotations

from functools import lru_cache

ANIMALS = 6
MOST_SEEN = ANIMALS - 1.0


def certainty_of(seen: float) -> float:
    return 1 / (ANIMALS - seen)


@lru_cache(maxsize=40_000)
def chances(seen: tuple[float, ...], pace: float) -> tuple[float, ...]:
    """Each player's chance to win, in turn order from the one who moves.

    `pace` is how many new animals a look shows.
    """
    if len(seen) == 1:
        return (1.0,)
    sure = certainty_of(seen[0])
    called = (sure, *[(1 - sure) * chance for chance in chances(seen[1:], pace)])
    if seen[0] == MOST_SEEN:
        return called
    *others, mine = chances((*seen[1:], after_a_look(seen[0], pace)), pace)
    return called if sure >= mine else (mine, *others)


def after_a_look(seen: float, pace: float) -> float:
    return min(round(seen + pace, 2), MOST_SEEN)


def chance_of_waiting(
    seen: int, news: float, seen_by_others: tuple[float, ...], pace: float
) -> float:
    """My chance if I look now; `news` is the chance that the look shows me something new."""
    after_news = chances((*seen_by_others, float(seen + 1)), pace)[-1]
    return news * after_news + (1 - news) * chances((*seen_by_others, float(seen)), pace)[-1]
