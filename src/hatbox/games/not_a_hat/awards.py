"""What can be honoured after a game of That's Not a Hat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..awards import Earned, Prize, Tally
from ..catalogue import GIFT_IDS
from .events import Accepted, Event, Fetched, Offered, Refused, RoundBegan, TookOldest
from .rules import Round

PRIZES = (
    # An untrue name that was believed.
    Prize("poker-face", 5),
    # Refused, and rightly so.
    Prize("good-nose", 5),
    # A true name so many gifts after the card was last seen.
    Prize("long-memory", 5, least=3),
    Prize("heart-of-gold", 4),
    Prize("doubter", 4),
    Prize("storyteller", 3.5, least=2),
    Prize("clean-sheet", 3.5, only_most=False),
    Prize("honest-soul", 3, least=3, only_most=False),
    Prize("kind-soul", 2.5, least=3),
    Prize("shopper", 2, least=2),
    Prize("courier", 1, only_most=False),
    Prize("onlooker", 0.5, only_most=False),
)


class Honours:
    """Follows the gift on its way, which no event names."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._tally = Tally(players)
        self._given = 0
        self._seen: dict[str, int] = {}
        self._gift = ""
        self._claim = ""

    def watch(self, g: Round, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case RoundBegan():
                    self._seen.clear()
                case Fetched():
                    self._tally.add("shopper", event.seat, event.object)
                    self._take(event.object, is_seen=True)
                case TookOldest():
                    self._take(GIFT_IDS[g.gift], is_seen=event.turned)
                case Offered():
                    self._offered(event)
                case Accepted():
                    self._accepted(event)
                case Refused():
                    self._refused(event)
                case _:
                    pass

    def _take(self, gift: str, *, is_seen: bool) -> None:
        self._given += 1
        self._gift = gift
        if is_seen:
            self._seen[gift] = self._given

    def _offered(self, event: Offered) -> None:
        self._claim = event.object
        self._tally.add("courier", event.seat, self._gift)
        if event.object == self._gift:
            ago = self._given - self._seen[self._gift]
            self._tally.top("long-memory", event.seat, ago, self._gift)
            self._tally.add("true-name", event.seat)
        else:
            self._tally.add("storyteller", event.seat, event.object)

    def _accepted(self, event: Accepted) -> None:
        self._tally.add("kind-soul", event.seat)
        if self._claim != self._gift:
            self._tally.add("poker-face", event.giver, self._gift)
            self._tally.add("heart-of-gold", event.seat, self._gift)

    def _refused(self, event: Refused) -> None:
        award = "doubter" if event.wrong == event.seat else "good-nose"
        self._tally.add(award, event.seat, event.object)
        self._tally.add("minus-point", event.wrong)

    def earned(self) -> Iterator[Earned]:
        for seat in range(self._players):
            self._count_up(seat)
        yield from self._tally.earned(PRIZES)

    def _count_up(self, seat: int) -> None:
        """What is known only at the end: what somebody never did."""
        count, top = self._tally.count, self._tally.top
        if not count("minus-point", seat):
            top("clean-sheet", seat, 1)
        if not count("storyteller", seat):
            top("honest-soul", seat, count("true-name", seat))
        if not count("courier", seat):
            top("onlooker", seat, 1)
