"""Memories beside games that compiled rules play, which make no events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hatbox.games import Game

from .memories import Memories
from .memory import Memory, Told


class Follower:
    """The plain rules play one game once more and tell the memories of some seats what happens.
    That takes more time than the game."""

    def __init__(self, game: Game, memory: Memory, players: int, seats: Iterable[int]) -> None:
        self.game, self.memory, self.players, self.seats = game, memory, players, tuple(seats)
        self.round: Any = None

    def begin(self, round: Any, key: str) -> None:
        """A game whose first round is dealt, with fresh memories; the key is their seed."""
        self.memories = Memories(self.game, self.memory, self.players, self.seats, key)
        self.deal(round)

    def deal(self, round: Any) -> None:
        """The next round."""
        self.round = round
        self.memories.tell(self.round, self.game.opening(round))

    def play(self, seat: int, action: int) -> None:
        self.memories.pass_time()
        events = self.game.play(self.round, seat, self.game.move_from_number(action))
        self.memories.tell(self.round, events)

    @property
    def is_round_over(self) -> bool:
        return self.game.is_over(self.round)

    def told(self, seat: int) -> Told:
        """What this seat's memory tells now."""
        return self.memories.told(self.round, seat)
