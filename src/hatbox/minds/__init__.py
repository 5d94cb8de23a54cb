"""Players that are programs: they see views and events, nothing else."""

from . import chancer, elephant
from .base import Decision, Maker, Mind
from .channel import CHANNELS, Channel, channel_for, character_named
from .characters import ELEPHANT, FALLIBLE, LADDER, RENAMED, STAND_IN, Character
from .gifts.channel import GiftChannel
from .hats.channel import HatChannel
from .like_me import FIRST_LEVEL, LIKE_ME, LikeMe, character_at
from .people import maker_of, makers_of
from .registry import MINDS, SeatMaker, maker_for, minds_for, register

for _game, _maker in chancer.MAKERS.items():
    register(chancer.NAME, _game, _maker)
for _character in FALLIBLE.values():
    for _game, _maker in makers_of(_character).items():
        register(_character.id, _game, _maker)
for _game, _maker in elephant.MAKERS.items():
    register(ELEPHANT, _game, _maker)
for _game, _maker in makers_of(character_at(FIRST_LEVEL)).items():
    register(LIKE_ME, _game, _maker)
MINDS[LIKE_ME] = LikeMe()
CHANNELS |= {"not-a-hat": GiftChannel, "magic-hat": HatChannel}

__all__ = [
    "FALLIBLE",
    "LADDER",
    "LIKE_ME",
    "MINDS",
    "RENAMED",
    "STAND_IN",
    "Channel",
    "Character",
    "Decision",
    "Maker",
    "Mind",
    "SeatMaker",
    "channel_for",
    "character_named",
    "maker_for",
    "maker_of",
    "minds_for",
    "register",
]
