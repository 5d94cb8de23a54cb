"""Memories beside games that compiled rules play, which make no events."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

from hatbox.games import Game, events_for

from .memory import Memory, Remembering, Told

# How long a decision takes at a table of people; memories count a little by the clock.
SECONDS_A_DECISION = 3.0


class Follower:
    """The plain rules play one game once more and tell the memories of some seats what happens.
    That takes more time than the game."""

    def __init__(self, game: Game, memory: Memory, players: int, seats: Iterable[int]) -> None:
        self.game, self.memory, self.players, self.seats = game, memory, players, tuple(seats)
        self.remembering: dict[int, Remembering] = {}
        self.round: Any = None
        self.at = 0.0

    def begin(self, round: Any, key: str) -> None:
        """A game whose first round is dealt, with fresh memories; the key is their seed."""
        self.at = 0.0
        for seat in self.seats:
            seed = hashlib.sha256(f"{key} {seat}".encode()).digest()
            self.remembering[seat] = self.memory.begin(
                self.game, seat=seat, players=self.players, seed=seed
            )
        self.deal(round)

    def deal(self, round: Any) -> None:
        """The next round."""
        self.round = round
        self.tell(self.game.opening(round))

    def play(self, seat: int, action: int) -> None:
        self.at += SECONDS_A_DECISION
        self.tell(self.game.play(self.round, seat, self.game.move_from_number(action)))

    @property
    def is_round_over(self) -> bool:
        return self.game.is_over(self.round)

    def tell(self, events: Sequence[Any]) -> None:
        for seat, remembering in self.remembering.items():
            view = self.game.view_for(self.round, seat)
            remembering.watch(view, events_for(self.game, events, seat), self.at)

    def told(self, seat: int) -> Told:
        """What this seat's memory tells now."""
        return self.remembering[seat].told(self.game.view_for(self.round, seat), self.at)
