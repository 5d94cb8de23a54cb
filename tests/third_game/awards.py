"""What can be honoured after a game of Thimbles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hatbox.games.awards import Earned, Prize, Tally
from tests.third_game.events import Event, Lifted
from tests.third_game.rules import Round

PRIZES = (Prize("pea-finder", 2), Prize("cup-lifter", 1, only_most=False))


class Honours:
    def __init__(self, players: int) -> None:
        self._tally = Tally(players)

    def watch(self, g: Round, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Lifted):
                self._tally.add("pea-finder" if event.pea else "cup-lifter", event.seat)

    def earned(self) -> Iterator[Earned]:
        return self._tally.earned(PRIZES)
