"""Rounds dealt as the games of people are dealt: from secrets, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatbox.games import Game
from hatbox.games.fairness import drawn_starter, stream_for_round

from ..simulate import secret_of
from .layout import Records, fill


class FairDeals:
    """Game `number` of `simulate` with the same seed; place i has the games i, i + count, …"""

    def __init__(self, game: Game, options: Any, players: int, seed: int, count: int) -> None:
        self.game, self.options, self.players, self.seed = game, options, players, str(seed)
        self.count = count
        self.number = np.arange(count) - count
        self.index = np.zeros(count, np.int64)

    def secret(self, place: int) -> bytes:
        return secret_of(self.seed, int(self.number[place]))

    def deal(self, rounds: Records, tables: Records, ended: NDArray[np.int8]) -> None:
        """A round wherever one is due; the first of a new game where one has ended."""
        for place in np.flatnonzero(ended).tolist():
            self.begin(place, tables)
        for place in np.flatnonzero(tables["due"]).tolist():
            starter = int(tables["starter"][place])
            round = self.game.deal(self.options, self.players, self.deck(place), starter)
            fill(rounds, place, round)
            self.index[place] += 1
            tables["due"][place] = tables["counted"][place] = 0

    def begin(self, place: int, tables: Records) -> None:
        """The starter of a new game is drawn."""
        self.number[place] += self.count
        self.index[place] = 0
        starter = drawn_starter(self.secret(place), (), self.game.NAME, self.players)
        tables["starter"][place] = starter

    def deck(self, place: int) -> Sequence[Any]:
        index = int(self.index[place])
        stream = stream_for_round(self.secret(place), (), self.game.NAME, index)
        deck: Sequence[Any] = self.game.shuffle(stream, self.options)
        return deck
