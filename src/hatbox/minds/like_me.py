"""An opponent for one person: a character between two levels, tuned so that they win about half.

A level is a number from 0 (Goldfish) to 3 (Raven). After each game the level moves towards whoever
won, in smaller steps the more games there are. Players know this mind as the Shadow.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any, Final

from .base import Maker, Mind
from .characters import FALLIBLE, Character
from .people import maker_of

LIKE_ME: Final = "like-me"
LEVELS: Final = tuple(FALLIBLE.values())
HIGHEST: Final = float(len(LEVELS) - 1)
FIRST_LEVEL: Final = 1.0
FIRST_STEP: Final = 0.8
SLOWER_WITH_EACH: Final = 0.25


def character_at(level: float) -> Character:
    """The character at a level: every number lies between those of its two neighbours."""
    place = min(max(level, 0.0), HIGHEST)
    low = min(int(place), len(LEVELS) - 2)
    return blend(LEVELS[low], LEVELS[low + 1], place - low)


def blend(low: Character, high: Character, share: float) -> Character:
    parts = {
        part: blend_part(getattr(low, part), getattr(high, part), share)
        for part in ("span", "doubt", "nerve", "tongue", "eyes")
    }
    return replace(low, id=LIKE_ME, **parts)


def blend_part(low: Any, high: Any, share: float) -> Any:
    """Numbers are mixed; what cannot be mixed comes from the nearer one."""
    nearer = high if share >= 0.5 else low
    numbers = {
        field.name: (1 - share) * getattr(low, field.name) + share * getattr(high, field.name)
        for field in fields(low)
        if isinstance(getattr(low, field.name), float)
    }
    return replace(nearer, **numbers)


def level_after(shares: Iterable[float]) -> float:
    """The level for the next game, from the share of the win that the person had in each game
    against opponents of this kind (1 won, 0 lost, ½ shared by two), oldest first."""
    level = FIRST_LEVEL
    for number, share in enumerate(shares):
        step = FIRST_STEP / (1 + SLOWER_WITH_EACH * number)
        level = min(max(level + 2 * step * (share - 0.5), 0.0), HIGHEST)
    return level


class LikeMe:
    """Seats the opponent for whoever had these results; without any, that of the first game."""

    def __init__(self, results: Iterable[float] = ()) -> None:
        self.seat_one = maker_of(character_at(level_after(results)))

    def __call__(self, *, game: str, seat: int, players: int, seed: bytes) -> Mind:
        return self.seat_one(game=game, seat=seat, players=players, seed=seed)

    def tuned(self, results: Iterable[float]) -> Maker:
        return LikeMe(results)
