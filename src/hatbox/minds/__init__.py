"""Players that are programs: they see views and events, nothing else."""

from .base import Decision, Maker, Mind
from .chancer import chancer
from .characters import FALLIBLE, LADDER, STAND_IN, Character
from .elephant import elephant
from .people import maker_of

MINDS: dict[str, Maker] = {
    "random": chancer,
    **{name: maker_of(character) for name, character in FALLIBLE.items()},
    "elephant": elephant,
}

__all__ = [
    "FALLIBLE",
    "LADDER",
    "MINDS",
    "STAND_IN",
    "Character",
    "Decision",
    "Maker",
    "Mind",
    "maker_of",
]
