"""A table of That's Not a Hat that reads like play.

    table("kite> muffin< guitar> | piano<").offers("piano").accepts()

A word is a gift and the arrow on its back: `<` is left, `>` is right. Before the bar stand the
gifts that are dealt, in dealing order; behind it the shop from the top. The deck is filled up with
the other gifts, so that it has 55 arrows of each colour.
"""

from __future__ import annotations

from collections.abc import Iterable

from hatbox.games import IllegalMove, not_a_hat
from hatbox.games.catalogue import GIFT_IDS, GIFT_NUMBER
from hatbox.games.not_a_hat import Accept, Card, Event, Move, Offer, OnlookerView, Refuse, View
from hatbox.games.not_a_hat.deck import CARDS_OF_A_COLOUR, LEFT, RIGHT
from hatbox.games.not_a_hat.moves import Tone
from hatbox.games.not_a_hat.view import Answering, Ended, FaceDown, FaceUp, Giving
from tests.games import states

ARROW = {"<": LEFT, ">": RIGHT}
SIGN = {"left": "<", "right": ">"}


def cards(text: str) -> list[Card]:
    return [Card(GIFT_NUMBER[word[:-1]], ARROW[word[-1]]) for word in text.split()]


def filled(first: list[Card]) -> list[Card]:
    """The whole deck that begins with these cards."""
    lefts = CARDS_OF_A_COLOUR - sum(card.arrow == LEFT for card in first)
    named = {card.gift for card in first}
    others = [gift for gift in GIFT_NUMBER.values() if gift not in named]
    backs = [LEFT if place < lefts else RIGHT for place in range(len(others))]
    return [*first, *map(Card, others, backs)]


def table(text: str, *, starter: int = 0, gifts: int = 1) -> Table:
    dealt, _, shop = text.partition("|")
    players, rest = divmod(len(cards(dealt)), gifts)
    assert rest == 0
    options = not_a_hat.options(players, {"gifts": gifts})
    deck = filled(cards(dealt) + cards(shop))
    return Table(not_a_hat.deal(options, players, deck, starter))


class Table:
    """A round with the events of its last move."""

    def __init__(self, round: not_a_hat.Round) -> None:
        self.round = round
        self.events: tuple[Event, ...] = not_a_hat.opening(round)

    def plays(self, seat: int, move: Move) -> Table:
        self.events = not_a_hat.play(self.round, seat, move)
        return self

    def plays_next(self, move: Move) -> Table:
        seat = self.to_move
        assert seat is not None
        return self.plays(seat, move)

    def offers(self, gift: str, tone: Tone = "plain") -> Table:
        return self.plays_next(Offer(gift, tone))

    def accepts(self) -> Table:
        return self.plays_next(Accept())

    def refuses(self) -> Table:
        return self.plays_next(Refuse())

    def passes_on(self, gifts: Iterable[str]) -> Table:
        """Gift after gift is offered under these names and accepted (H9)."""
        for gift in gifts:
            self.offers(gift).accepts()
        return self

    def error(self, seat: int, move: Move) -> IllegalMove:
        return states.error_of(not_a_hat, self.round, seat, move)

    @property
    def to_move(self) -> int | None:
        return not_a_hat.seat_to_move(self.round)

    @property
    def way(self) -> tuple[int, int]:
        """From whom to whom the gift on its way goes."""
        return self.round.giver, self.round.receiver

    @property
    def gift_on_its_way(self) -> str:
        return GIFT_IDS[self.round.gift]

    @property
    def is_over(self) -> bool:
        return not_a_hat.is_over(self.round)

    def view(self) -> OnlookerView:
        return not_a_hat.view_for_onlooker(self.round)

    def now(self) -> Giving | Answering | Ended:
        return self.view().now

    def view_for(self, seat: int) -> View:
        return not_a_hat.view_for(self.round, seat)

    @property
    def gifts(self) -> list[str]:
        """What is seen of the gifts of each seat, oldest first: `"kite <"`."""
        return [" ".join(map(side, place.gifts)) for place in self.view().places]

    @property
    def penalties(self) -> list[str]:
        return [" ".join(place.penalties) for place in self.view().places]

    @property
    def minus_points(self) -> list[int]:
        return list(not_a_hat.result(self.round).penalties)


def side(card: FaceUp | FaceDown) -> str:
    if isinstance(card, FaceUp):
        return card.object
    return SIGN[card.arrow]
