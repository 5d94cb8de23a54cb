"""For games in which a position that comes again is no sign that the round never ends."""

from __future__ import annotations

from collections.abc import Iterable


class NoRepetition:
    """Counts nothing."""

    times = 0

    def __init__(self, options: object, players: int) -> None:
        pass

    def watch(self, events: Iterable[object]) -> None:
        pass
