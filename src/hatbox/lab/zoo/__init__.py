"""The games as PettingZoo environments: `from hatbox.lab.zoo import <game>_v0`, one for each game.

Each has `env`, `raw_env` and `parallel_env`, like PettingZoo's own modules. To import this
registers `hatbox/<game>_v0`, for `pettingzoo.make`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from types import ModuleType
from typing import Any

from pettingzoo import aec_registry, parallel_registry, register
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from hatbox.games import GAMES

from .aec import RawEnv
from .remembering import RememberingEnv

VERSION = "_v0"


def env(game: str, **named: Any) -> RawEnv:
    """It checks the order of calls and every action itself: PettingZoo's wrappers, which do that
    for others, would take most of the time. With a `memory` (`hatbox.lab.memory`), agents are told
    what it tells."""
    if named.get("memory") is None:
        named.pop("memory", None)
        return RawEnv(game, **named)
    return RememberingEnv(game, **named)


def parallel_env(game: str, **named: Any) -> Any:
    return turn_based_aec_to_parallel(env(game, **named))


@cache
def module_for(name: str) -> ModuleType:
    game = name.removesuffix(VERSION).replace("_", "-")
    if not name.endswith(VERSION) or game not in GAMES:
        raise AttributeError(f"There is no environment {name}.")
    module = ModuleType(f"{__name__}.{name}")
    made: dict[str, Callable[..., Any]] = {
        "env": env,
        "raw_env": RawEnv,
        "parallel_env": parallel_env,
    }
    vars(module).update({key: partial(maker, game) for key, maker in made.items()})
    return module


def __getattr__(name: str) -> ModuleType:
    return module_for(name)


def register_all() -> None:
    """PettingZoo's registry spells a version `-v0`, and finds it by either spelling."""
    for game in GAMES:
        name = f"hatbox/{game.replace('-', '_')}"
        for kind, registry, maker in (
            ("aec", aec_registry, env),
            ("parallel", parallel_registry, parallel_env),
        ):
            if f"{name}-v0" not in registry:
                register(kind, f"{name}{VERSION}", maker, kwargs={"game": game})


register_all()
