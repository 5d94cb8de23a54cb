"""What each faculty of a mind is worth: the mind against itself without the faculty, in duels, and
what both win among people whom the faculty is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

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
    return replace(mind, nerve=replace(mind.nerve, bluffs=NEVER))


def without_learning(mind: Character) -> Character:
    return replace(mind, doubt=replace(mind.doubt, learns=0.0))


def without_burden(mind: Character) -> Character:
    """No faculty: κ lets games end, and is nothing in duels."""
    return replace(mind, nerve=replace(mind.nerve, burden=0.0))


FACULTIES: dict[str, Callable[[Character], Character]] = {
    "ear": without_ear,
    "acting": without_acting,
    "bluffs": without_bluffs,
    "learning": without_learning,
}

# Whom a faculty is for, by habit (habits.py).
IS_FOR: dict[str, str] = {
    "ear": "blushes",
    "acting": "listens",
    "bluffs": "takes-all",
    "learning": "takes-all",
}


def worth_of_faculties(
    contest: Callable[..., Estimate], mind: Character, *, deals: int, seed: str
) -> dict[str, Estimate]:
    """What the whole mind wins against itself without each faculty."""
    return {
        name: contest(NAME, maker_of(mind), maker_of(without(mind)), deals=deals, seed=seed)
        for name, without in FACULTIES.items()
    }
