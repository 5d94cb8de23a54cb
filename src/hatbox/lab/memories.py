"""The memories of several seats of one game, and the clock that they count by."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from hatbox.games import Game, events_for

from .memory import Memory, Told

if TYPE_CHECKING:
    from .text import Teller

# How long a decision takes at a table of people; memories count a little by the clock.
SECONDS_A_DECISION = 3.0


def seed_of(key: str, seat: int) -> bytes:
    return hashlib.sha256(f"{key} {seat}".encode()).digest()


class Memories:
    """A fresh memory for each of these seats; the key is their seed."""

    def __init__(
        self, game: Game, memory: Memory, players: int, seats: Iterable[int], key: str
    ) -> None:
        self.game, self.at = game, 0.0
        self.of = {
            seat: memory.begin(game, seat=seat, players=players, seed=seed_of(key, seat))
            for seat in seats
        }

    def pass_time(self) -> None:
        """Somebody decides."""
        self.at += SECONDS_A_DECISION

    def tell(self, round: Any, events: Sequence[Any]) -> None:
        for seat, remembering in self.of.items():
            view = self.game.view_for(round, seat)
            remembering.watch(view, events_for(self.game, events, seat), self.at)

    def told(self, round: Any, seat: int) -> Told:
        """What this seat's memory tells now."""
        return self.of[seat].told(self.game.view_for(round, seat), self.at)

    def in_words(self, round: Any, seat: int, teller: Teller) -> list[str]:
        return self.of[seat].in_words(self.game.view_for(round, seat), self.at, teller)
