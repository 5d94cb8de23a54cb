"""What can be honoured after a game of Magic Hat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..awards import Earned, Prize, Tally
from .events import AnimalSeen, Called, Event, RoundBegan, RoundWon, Swapped, WentOut
from .rules import ANIMALS, Round

PRIZES = (
    Prize("sharp-eye", 5),
    # Right, although so many animals could have been in the box for all that was seen.
    Prize("lucky-guess", 5, least=2),
    # As lucky as that, only wrong.
    Prize("brave-call", 4.5, least=2),
    Prize("last-one", 4),
    Prize("explorer", 3.5, least=3),
    Prize("old-friend", 3.5, least=2),
    Prize("juggler", 3, least=3),
    Prize("curious", 3, least=3),
    Prize("second-helping", 2.5, least=2),
    Prize("slip", 2, only_most=False),
    Prize("silent", 1.5, only_most=False),
    Prize("cool-head", 1, only_most=False),
)


class Honours:
    """Follows what each seat has seen in a round."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._tally = Tally(players)
        self._called = ""
        self._seen: list[dict[str, int]] = [{} for _ in range(players)]

    def watch(self, g: Round, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case RoundBegan():
                    self._seen = [{} for _ in self._seen]
                case AnimalSeen():
                    self._looked(event)
                case Swapped():
                    self._tally.add("second-helping" if event.extra else "juggler", event.seat)
                case Called():
                    self._called = event.animal
                    self._tally.add("called", event.seat)
                case WentOut():
                    self._wrong(event.seat)
                case RoundWon():
                    self._won(event)
                case _:
                    pass

    def _looked(self, event: AnimalSeen) -> None:
        seen, tally = self._seen[event.seat], self._tally
        seen[event.animal] = seen.get(event.animal, 0) + 1
        tally.add("curious", event.seat, event.animal)
        tally.top("explorer", event.seat, len(seen), *seen)
        tally.top("old-friend", event.seat, seen[event.animal], event.animal)

    def _possible(self, seat: int) -> int:
        return ANIMALS - len(self._seen[seat])

    def _wrong(self, seat: int) -> None:
        self._tally.add("wrong", seat)
        if self._called in self._seen[seat]:
            self._tally.add("slip", seat, self._called)
        else:
            self._tally.top("brave-call", seat, self._possible(seat), self._called)

    def _won(self, event: RoundWon) -> None:
        if event.by == "last":
            self._tally.add("last-one", event.seat, event.box)
        else:
            self._tally.add("sharp-eye", event.seat, event.box)
            self._tally.top("lucky-guess", event.seat, self._possible(event.seat), event.box)

    def earned(self) -> Iterator[Earned]:
        for seat in range(self._players):
            self._count_up(seat)
        yield from self._tally.earned(PRIZES)

    def _count_up(self, seat: int) -> None:
        """What is known only at the end: what somebody never did."""
        if not self._tally.count("called", seat):
            self._tally.top("silent", seat, 1)
        elif not self._tally.count("wrong", seat):
            self._tally.top("cool-head", seat, 1)
