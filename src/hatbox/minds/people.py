"""Seating a fallible character at each game that it plays."""

from __future__ import annotations

from functools import partial

from hatbox.games.magic_hat.options import NAME as MAGIC_HAT
from hatbox.games.not_a_hat.options import NAME as NOT_A_HAT

from .base import Maker
from .characters import Character
from .gifts.mind import GiftMind
from .hats.mind import HatMind
from .registry import SeatMaker, maker_among


def makers_of(character: Character) -> dict[str, SeatMaker]:
    return {NOT_A_HAT: partial(GiftMind, character), MAGIC_HAT: partial(HatMind, character)}


def maker_of(character: Character) -> Maker:
    return maker_among(makers_of(character), character.id)
