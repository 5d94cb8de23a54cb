"""Saved policies as players: `module:name` or `file.py:name` names a function that makes one.

`name(game=…, players=…, seed=…)` is called for each game and returns a function of an observation
and an action mask (numbers as `FastGames` has them) that returns the number of a legal action. If
the maker has an attribute `memory` (lab/memory.py), what it tells follows the observation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hatbox.games import Game, Match, WrongOption
from hatbox.minds import Decision
from hatbox.minds.base import chance

from .oracle import module_of
from .programs import Counts

if TYPE_CHECKING:
    from .memory import Remembering

Act = Callable[[NDArray[Any], NDArray[np.int8]], int]


@cache
def maker_at(who: str) -> Any:
    """The function that a name like `my.module:make` or `folder/bot.py:make` stands for."""
    where, _, name = who.rpartition(":")
    try:
        make = getattr(module_at(where), name)
    except (Exception, SystemExit) as error:
        # Somebody else's code may raise anything while it is loaded.
        raise WrongOption("no-policy", policy=who, reason=type(error).__name__) from error
    if not callable(make):
        raise WrongOption("no-policy", policy=who, reason=type(make).__name__)
    return make


def module_at(where: str) -> Any:
    if not where.endswith(".py"):
        return import_module(where)
    spec = spec_from_file_location(Path(where).stem, where)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Policy:
    """A mind that asks a policy. One that fails or answers nothing legal does not stop the game:
    any legal move is played for it, and that is counted."""

    def __init__(self, who: str, match: Match, seat: int, seed: bytes) -> None:
        self.match, self.seat, self.seed = match, seat, seed
        self.counts = Counts()
        self.heard = 0
        self.bulk = module_of(match.game, "bulk")
        make, players = maker_at(who), len(match.players)
        self.remembering = remembering(make, match.game, seat, players, seed)
        self.act = self.made(make, players)

    def made(self, make: Any, players: int) -> Act | None:
        number = int.from_bytes(self.seed[:8], "big")
        try:
            act: Act = make(game=self.match.game.NAME, players=players, seed=number)
        except (Exception, SystemExit):
            # Somebody else's code: whatever it raises, the game goes on without it.
            self.counts.crashed = True
            return None
        return act

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        self.heard += len(events)
        if self.remembering is not None:
            self.remembering.watch(view, events, at)
        return None

    def decide(self, view: Any, at: float) -> Decision:
        legal = {self.match.game.move_to_number(move): move for move in self.match.legal_moves()}
        act = None if self.counts.crashed else self.act
        action = None if act is None else self.asked(act, view, at, legal)
        if action not in legal:
            action = chance(self.seed, self.heard).choice(list(legal))
        return Decision(legal[action])

    def asked(self, act: Act, view: Any, at: float, legal: Any) -> int | None:
        mask = np.zeros(self.bulk.MOVES, np.int8)
        mask[list(legal)] = 1
        try:
            action = int(act(self.observed(view, at), mask))
        except (Exception, SystemExit):
            self.counts.crashed = True
            return None
        self.counts.illegal += action not in legal
        return action

    def observed(self, view: Any, at: float) -> NDArray[Any]:
        seen = np.zeros(self.bulk.OBSERVATION, np.int8)
        self.bulk.observe(self.match.round, self.seat, seen)
        if self.remembering is None:
            return seen
        return np.concatenate([seen.astype(np.float32), self.remembering.told(view, at)])

    def thoughts(self) -> list[dict[str, Any]]:
        return []

    def close(self) -> None:
        """Nothing to end."""


def remembering(make: Any, game: Game, seat: int, players: int, seed: bytes) -> Remembering | None:
    memory = getattr(make, "memory", None)
    if memory is None:
        return None
    begun: Remembering = memory.begin(game, seat=seat, players=players, seed=seed)
    return begun
