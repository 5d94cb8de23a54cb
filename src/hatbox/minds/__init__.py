"""Players that are programs: they see views and events, nothing else."""

from . import chancer, elephant
from .base import Decision, Maker, Mind
from .characters import ELEPHANT, FALLIBLE, LADDER, STAND_IN, Character
from .people import maker_of, makers_of
from .registry import MINDS, SeatMaker, maker_for, minds_for, register

for _game, _maker in chancer.MAKERS.items():
    register(chancer.NAME, _game, _maker)
for _character in FALLIBLE.values():
    for _game, _maker in makers_of(_character).items():
        register(_character.id, _game, _maker)
for _game, _maker in elephant.MAKERS.items():
    register(ELEPHANT, _game, _maker)

__all__ = [
    "FALLIBLE",
    "LADDER",
    "MINDS",
    "STAND_IN",
    "Character",
    "Decision",
    "Maker",
    "Mind",
    "SeatMaker",
    "maker_for",
    "maker_of",
    "minds_for",
    "register",
]
