"""A mind that lifts cups until it finds the pea; it remembers what it saw lifted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.minds.base import Decision, Mind, chance
from tests.third_game.events import Event, Lifted, RoundBegan
from tests.third_game.moves import Lift
from tests.third_game.view import View


class Guesser:
    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.heard = 0
        self.empty: set[int] = set()

    def watch(self, view: View, events: Sequence[Event], at: float) -> str | None:
        self.heard += len(events)
        for event in events:
            if isinstance(event, RoundBegan):
                self.empty.clear()
            elif isinstance(event, Lifted) and not event.pea:
                self.empty.add(event.cup)
        return None

    def decide(self, view: View, at: float) -> Decision:
        cups = [cup for cup in range(view.cups) if cup not in self.empty]
        return Decision(Lift(chance(self.seed, self.heard).choice(cups)))

    def thoughts(self) -> list[dict[str, Any]]:
        return []


def guesser(*, seat: int, players: int, seed: bytes) -> Mind:
    return Guesser(seed)
