"""One game by the compiled rules: for environments that step one game at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .games import FastGames


class OneGame:
    """A batch of one that waits at its end until `begin` is called."""

    def __init__(self, game: str, seed: int, options: Mapping[str, object], players: int) -> None:
        self.batch = FastGames(game, 1, seed, options, players=players)
        self.loops = self.batch.source.kernels
        self.cap: int = self.batch.game.CAP
        self._seat = np.zeros(1, np.int8)

    def begin(self) -> int:
        """The next game; says whose turn it is."""
        self.loops.deal_all(self.batch.games, 0, 1)
        return self.look_on()

    def look_on(self) -> int:
        self.masked = np.empty(self.batch.moves, np.int8)
        self.seen = np.empty(self.batch.observation, np.int8)
        return int(self.loops.look_on(self.batch.rounds, self.masked, self.seen))

    def take_turn(self, action: int) -> int:
        """One action: the seat to act next, whose `masked` and `seen` are new arrays; or -1 for an
        illegal action, -2 for a game that is over, -3 for one that was cut."""
        mask, seen = np.empty(self.batch.moves, np.int8), np.empty(self.batch.observation, np.int8)
        turn: int = self.loops.take_turn(self.batch.games, action, self.cap, mask, seen)
        if turn >= 0:
            self.masked, self.seen = mask, seen
        return turn

    def rewards(self) -> list[float]:
        """For a game that has ended."""
        self.loops.reward(self.batch.tallies[0], self.batch.rewards[0])
        told: list[float] = self.batch.rewards[0].tolist()
        return told

    def observe(self, seat: int) -> NDArray[np.int8]:
        seen = np.empty((1, self.batch.observation), np.int8)
        self._seat[0] = seat
        self.loops.observe(self.batch.rounds, self._seat, seen, 0, 1)
        row: NDArray[np.int8] = seen[0]
        return row

    def plain(self) -> Any:
        """The round as an object of the plain rules."""
        return self.batch.plain(0)
