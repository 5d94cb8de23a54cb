"""The memory channel: how much of what happened an agent is told besides what it sees now.

The games have perfect recall; forgetting is a channel of the agent that can be set and seeded.

- `None`: nothing but what is seen now.
- `Window(k)`: the last k events that the seat heard, as rows of numbers, the latest first.
- `ActR(character)`: what this character would still remember now, as probabilities (docs/minds.md
  has the equations: activation ln Σ w·t^(−d), logistic noise, a threshold, about four bindings).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from hatbox.games import Game
from hatbox.minds import Channel, channel_for, character_named

from .oracle import module_of

if TYPE_CHECKING:
    from .text import Teller

Told = NDArray[np.float32]


class Remembering(Protocol):
    """The memory of one seat in one game."""

    def watch(self, view: Any, events: Sequence[Any], at: float) -> None: ...
    def told(self, view: Any, at: float) -> Told: ...
    def in_words(self, view: Any, at: float, teller: Teller) -> list[str]: ...


class Memory(Protocol):
    """A kind of memory; `begin` gives a fresh one for a game."""

    def size(self, game: Game) -> int: ...
    def begin(self, game: Game, *, seat: int, players: int, seed: bytes) -> Remembering: ...


@dataclass(frozen=True, slots=True)
class Window:
    """The last `events` events; what happened before is gone."""

    events: int

    def __post_init__(self) -> None:
        if self.events < 1:
            raise ValueError(f"{self.events} < 1")

    def size(self, game: Game) -> int:
        return self.events * int(module_of(game, "bulk").EVENT)

    def begin(self, game: Game, *, seat: int, players: int, seed: bytes) -> Remembering:
        return LastEvents(module_of(game, "bulk"), self.events, seat, players)


class LastEvents:
    def __init__(self, bulk: Any, events: int, seat: int, players: int) -> None:
        self.bulk, self.seat, self.players = bulk, seat, players
        self.rows: deque[tuple[int, ...]] = deque(maxlen=events)
        self.heard: deque[Any] = deque(maxlen=events)

    def watch(self, view: Any, events: Sequence[Any], at: float) -> None:
        for event in events:
            self.rows.appendleft(self.bulk.event_row(event, self.seat, self.players))
            self.heard.append(event)

    def told(self, view: Any, at: float) -> Told:
        rows = np.zeros((self.rows.maxlen or 0, self.bulk.EVENT), np.float32)
        rows[: len(self.rows)] = self.rows or 0
        return rows.ravel()

    def in_words(self, view: Any, at: float, teller: Teller) -> list[str]:
        return teller.events(self.heard)


@dataclass(frozen=True, slots=True)
class ActR:
    """What a character of the house would remember."""

    character: str

    def size(self, game: Game) -> int:
        return channel_for(game.NAME).size

    def begin(self, game: Game, *, seat: int, players: int, seed: bytes) -> Remembering:
        character = character_named(self.character, game.NAME)
        make = channel_for(game.NAME)
        return Recalling(make(character, seat=seat, players=players, seed=seed))


class Recalling:
    def __init__(self, channel: Channel) -> None:
        self.channel = channel

    def watch(self, view: Any, events: Sequence[Any], at: float) -> None:
        self.channel.watch(view, events, at)

    def told(self, view: Any, at: float) -> Told:
        return np.array(self.channel.remembered(view, at), np.float32)

    def in_words(self, view: Any, at: float, teller: Teller) -> list[str]:
        return teller.say(self.channel.recollected(view, at, teller.people))
