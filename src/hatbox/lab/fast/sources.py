"""Which modules of a game are compiled, and the kernels compiled with them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from hatbox.games import Game, game_named, words

from ..modules import modules_of
from . import kernels
from .compiling import compiled

# In the order in which they use one another.
NEEDED = ("rules", "tally", "bulk")


class NotCompilable(ValueError):
    """The game has no rules in the form that can be compiled."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} cannot be simulated in bulk: it lacks {', '.join(NEEDED)}.")


@dataclass(frozen=True, slots=True)
class Source:
    """A game, its plain modules, and what is compiled from them."""

    game: Game
    bulk: Any
    rules: Any
    compiled_rules: Any
    kernels: Any


@cache
def source_of(name: str) -> Source:
    game = game_named(name)
    modules = modules_of(game, NEEDED, NotCompilable(name))
    bound = dict(zip(NEEDED, modules, strict=True))
    _, rules, *_, loops = compiled([words, *modules, kernels], bound)
    return Source(game, modules[-1], modules[0], rules, loops)
