"""Seating a fallible character at either game."""

from __future__ import annotations

from .base import Maker, Mind
from .characters import Character
from .gifts.mind import GiftMind
from .hats.mind import HatMind


def maker_of(character: Character) -> Maker:
    def seat_one(*, game: str, seat: int, players: int, seed: bytes) -> Mind:
        if game == "not-a-hat":
            return GiftMind(character, seat, players, seed)
        return HatMind(character, seat, players, seed)

    return seat_one
