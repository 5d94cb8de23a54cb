"""What each faculty of a mind is worth: the mind against itself without the faculty, in duels.

And a best response: the memory of the mind with other habits, found by search; what it wins shows
how far the mind can be exploited by somebody who remembers no better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

from hatbox.games.not_a_hat import NAME
from hatbox.lab.figures import Estimate
from hatbox.minds import Character, maker_of
from hatbox.minds.characters import NEVER


def without_ear(mind: Character) -> Character:
    return replace(mind, doubt=replace(mind.doubt, listens=0.0))


def without_acting(mind: Character) -> Character:
    """It shows what it feels, in every tone."""
    return replace(mind, tongue=replace(mind.tongue, acts=False, leak=1.0))


def without_bluffs(mind: Character) -> Character:
    return replace(mind, nerve=replace(mind.nerve, bluffs={2: NEVER, 3: NEVER, 4: NEVER}))


def without_learning(mind: Character) -> Character:
    return replace(mind, doubt=replace(mind.doubt, learns=0.0))


def without_burden(mind: Character) -> Character:
    return replace(mind, nerve=replace(mind.nerve, burden=0.0))


FACULTIES: dict[str, Callable[[Character], Character]] = {
    "ear": without_ear,
    "acting": without_acting,
    "bluffs": without_bluffs,
    "learning": without_learning,
    "burden": without_burden,
}


def worth_of_faculties(
    contest: Callable[..., Estimate], mind: Character, *, deals: int, seed: str
) -> dict[str, Estimate]:
    """What the whole mind wins against itself without each faculty."""
    return {
        name: contest(NAME, maker_of(mind), maker_of(without(mind)), deals=deals, seed=seed)
        for name, without in FACULTIES.items()
    }


HONESTY = (0.65, 0.8, 0.92)
TRUST = (0.4, 0.8)
BLUFFS = (0.0, 1.5)


def responses(mind: Character) -> list[Character]:
    """The memory of the mind with other doubts and another nerve."""
    return [
        replace(
            mind,
            doubt=replace(mind.doubt, honesty=honesty, trust=trust, learns=0.5, listens=1.0),
            nerve=replace(mind.nerve, burden=0.0, waver=0.05, bluffs=bolder(mind, bluffs)),
        )
        for honesty, trust, bluffs in product(HONESTY, TRUST, BLUFFS)
    ]


def bolder(mind: Character, times: float) -> Mapping[int, Any]:
    return {
        players: tuple(tuple(min(1.0, times * share) for share in row) for row in shares)
        for players, shares in mind.nerve.bluffs.items()
    }


def best_response(
    contest: Callable[..., Estimate], mind: Character, *, deals: int, seed: str
) -> tuple[Character, Estimate]:
    """Successive halving: all play a few deals, the better half plays on with twice as many; the
    last is measured on deals of its own, so that luck in the search does not count."""
    left, many, turn = responses(mind), max(deals // 8, 2), 0
    while len(left) > 1:
        how = {"deals": many, "seed": f"{seed} search {turn}"}
        ranked = sorted(
            left,
            key=lambda one: contest(NAME, maker_of(one), maker_of(mind), **how).mean,
            reverse=True,
        )
        left, many, turn = ranked[: max(len(left) // 2, 1)], 2 * many, turn + 1
    won = contest(NAME, maker_of(left[0]), maker_of(mind), deals=2 * deals, seed=f"{seed} found")
    return left[0], won
