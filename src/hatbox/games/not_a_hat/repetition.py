"""Has the same position come again? A round of perfect memories goes round in circles."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from .events import Event, Fetched, TookOldest
from .options import Options


class Repetition:
    """Counts positions since the last minus point.

    A card is known by where it lay then, never by its object: everybody could count the same.
    """

    def __init__(self, options: Options, players: int) -> None:
        self.players, self.gifts = players, options.gifts
        self.turned = 0
        self.begin()

    def begin(self) -> None:
        places = range(self.players * self.gifts)
        self.held = [list(places[seat :: self.players]) for seat in range(self.players)]
        self.on_its_way = len(places)
        self.seen: dict[tuple[int, ...], int] = {}
        self.times = 0

    def watch(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Fetched):
                self.begin()
                self.count(event.seat)
            elif isinstance(event, TookOldest):
                self.pass_on(self.held[event.seat])
                self.turned += event.turned
                self.count(event.seat)

    def pass_on(self, gifts: list[int]) -> None:
        gifts.append(self.on_its_way)
        self.on_its_way = gifts.pop(0)

    def count(self, giver: int) -> None:
        position = (giver, self.turned, *chain.from_iterable(self.held))
        times = self.seen[position] = self.seen.get(position, 0) + 1
        self.times = max(self.times, times)
