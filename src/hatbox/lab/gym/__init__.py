"""The games as Gymnasium environments; importing this registers `hatbox/<game>-v0` for each."""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

from hatbox.games import GAMES

from .seat import SeatEnv
from .vector import GamesVectorEnv

__all__ = ["GamesVectorEnv", "SeatEnv", "register_all"]


def register_all() -> None:
    for game in GAMES:
        if (name := f"hatbox/{game}-v0") not in registry:
            register(
                name,
                entry_point="hatbox.lab.gym:SeatEnv",
                vector_entry_point="hatbox.lab.gym:GamesVectorEnv",
                kwargs={"game": game},
            )


register_all()
