"""What a perfect observer of one seat could know of That's Not a Hat.

Everything is shown to all, once: so every gift that was dealt or fetched is known for certain,
wherever it lies. What stays open is what nobody has seen yet: the backs of the gifts that still lie
face up, and the shop beneath its top card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from ..catalogue import GIFT_IDS
from ..oracle import NEVER, SURELY, Belief, Odds, certain, evenly
from .deck import CARDS_OF_A_COLOUR
from .events import Accepted, Event, Fetched, RoundBegan, TookOldest
from .moves import Accept, Move, Offer
from .options import Options
from .view import Answering, Arrow, FaceUp, OnlookerView, View

HALF = CARDS_OF_A_COLOUR
# Left and right arrows in the deck (H1, H16).
BACKS = {"both": (HALF, HALF), "black": (HALF, 0), "white": (0, HALF)}


class Oracle:
    """`belief` has the places `gift` (on its way), `seat-0-gift-0` and so on (the oldest first),
    `back-0-0` (the arrow on the back of that gift), `shop-0` (the top) and `shop-1`."""

    def __init__(
        self,
        options: Options,
        players: int,
        seat: int,
        *,
        gifts: Iterable[str] = GIFT_IDS,
        backs: tuple[int, int] | None = None,
    ) -> None:
        """A deck of other gifts or other backs than the options say is for small experiments."""
        self._gifts = tuple(gifts)
        self._backs = BACKS[options.arrows] if backs is None else backs
        self._gift, self._top, self._cards = "", "", 0
        self._held: list[list[str]] = []
        self._arrows: dict[str, Arrow] = {}
        self._seen: set[str] = set()

    def watch(self, view: View | OnlookerView, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case RoundBegan():
                    self._begin(view)
                case Fetched():
                    self._take(event.object, event.arrow)
                case Accepted():
                    self._held[event.seat].append(self._gift)
                case TookOldest():
                    self._take(self._held[event.seat].pop(0), event.arrow)
                case _:
                    pass
        self._top, self._cards = view.shop.top, view.shop.cards
        self._seen.add(self._top)

    def _begin(self, view: View | OnlookerView) -> None:
        """H3: all that was dealt lies face up."""
        self._arrows = {}
        self._held = [
            [card.object for card in place.gifts if isinstance(card, FaceUp)]
            for place in view.places
        ]
        self._seen = {gift for held in self._held for gift in held}

    def _take(self, gift: str, arrow: Arrow) -> None:
        self._gift = gift
        self._arrows[gift] = arrow
        self._seen.add(gift)

    def belief(self) -> Belief:
        places: dict[str, Mapping[str, Fraction]] = {"gift": certain(self._gift)}
        for seat, held in enumerate(self._held):
            for place, gift in enumerate(held):
                places[f"seat-{seat}-gift-{place}"] = certain(gift)
                places[f"back-{seat}-{place}"] = self._back_of(gift)
        return {**places, **self._shop()}

    def _back_of(self, gift: str) -> Mapping[str, Fraction]:
        """H1: backs that nobody has seen are all alike."""
        if gift in self._arrows:
            return certain(self._arrows[gift])
        seen = list(self._arrows.values())
        left, right = self._backs[0] - seen.count("left"), self._backs[1] - seen.count("right")
        chances = {"left": Fraction(left, left + right), "right": Fraction(right, left + right)}
        return {arrow: chance for arrow, chance in chances.items() if chance}

    def _shop(self) -> Belief:
        unseen = [gift for gift in self._gifts if gift not in self._seen]
        beneath = {"shop-1": evenly(unseen)} if self._cards > 1 else {}
        return {"shop-0": certain(self._top), **beneath}

    def odds(self, view: View | OnlookerView, move: Move) -> Odds:
        """An offer is right if it is true; an answer, if it believes what is true and nothing
        else. Whoever has seen everything can always be right."""
        now = view.now
        claim = now.claim if isinstance(now, Answering) else ""
        if isinstance(move, Offer):
            is_right = move.object == self._gift
        else:
            is_right = (claim == self._gift) == isinstance(move, Accept)
        return Odds(SURELY if is_right else NEVER, SURELY)
