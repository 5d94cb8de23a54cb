"""What a character remembers of the gifts that lie face down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hatbox.games.catalogue import GIFT_IDS, GIFT_NUMBER
from hatbox.games.not_a_hat.options import MOST_GIFTS_EACH, MOST_PLAYERS
from hatbox.games.not_a_hat.view import Ended
from hatbox.games.telling import Facts, People, Sentence

from ..channel import percent
from ..characters import Character
from ..luck import Luck
from .following import Following
from .memory import Card, bound_to
from .recall import lying_open, recall, weigh

GIFTS = len(GIFT_IDS)
PLACES = MOST_PLAYERS * MOST_GIFTS_EACH
# What somebody said and the receiver accepted counts as it is remembered; whether to believe it is
# for the agent to learn.
BELIEVES_ALL = 1.0
# Nothing comes to mind for a gift that lies face down.
FORGOTTEN = "?"

Belief = dict[str, float]


class GiftChannel:
    """For each place, counted from this seat clockwise, the oldest gift first, and for the gift on
    its way: the chance of each object that comes to mind. A gift that lies open has none."""

    size = (PLACES + 1) * GIFTS

    def __init__(self, character: Character, *, seat: int, players: int, seed: bytes) -> None:
        self.span = character.span
        self.seat, self.players, self.seed = seat, players, seed
        self.following = Following(character, seat, seed)

    def watch(self, view: Any, events: Sequence[Any], at: float) -> None:
        self.following.watch(view, events, at)

    def remembered(self, view: Any, at: float) -> list[float]:
        told = [0.0] * self.size
        lying, coming = self.beliefs(view)
        for seat, place, belief in lying:
            first = ((seat - self.seat) % self.players * MOST_GIFTS_EACH + place) * GIFTS
            self.write(told, first, belief)
        self.write(told, PLACES * GIFTS, coming)
        return told

    def recollected(self, view: Any, at: float, people: People) -> Iterator[Sentence]:
        lying, coming = self.beliefs(view)
        things = likely(coming)
        yield Sentence("thought-mind", {"things": things}) if things else NOTHING
        for seat, place, belief in lying:
            if self.following.held[seat][place].face is None:
                about: Facts = {"player": people[seat].name, "things": likely(belief) or FORGOTTEN}
                yield Sentence("thought-place-likely", about)

    def beliefs(self, view: Any) -> tuple[list[tuple[int, int, Belief]], Belief]:
        """Of each gift that lies there, by seat and place, and of the gift on its way."""
        luck, open = Luck(self.seed, self.following.heard), lying_open(view)
        lying = [
            (seat, place, self.of_card(card, open, luck))
            for seat, held in enumerate(self.following.held)
            for place, card in enumerate(held)
        ]
        if isinstance(view.now, Ended):
            return lying, {}
        return lying, recall(self.following, view, self.span, BELIEVES_ALL, luck, open).belief

    def of_card(self, card: Card, open: frozenset[str], luck: Luck) -> Belief:
        if card.face is not None:
            return {}
        following = self.following
        bound = bound_to(card, following.clock, self.span.decay, following.room)
        strengths = {gift: [seen, told] for gift, seen, told in bound if gift not in open}
        return weigh(strengths, self.span, BELIEVES_ALL, luck).belief

    def write(self, told: list[float], first: int, belief: Belief) -> None:
        for gift, chance in belief.items():
            told[first + GIFT_NUMBER[gift]] = chance


NOTHING = Sentence("thought-nothing")


def likely(belief: Belief) -> tuple[Sentence, ...]:
    """The likeliest first."""
    ordered = sorted(belief.items(), key=lambda pair: (-pair[1], pair[0]))
    shares = [(gift, percent(chance)) for gift, chance in ordered]
    return tuple(
        Sentence("thought-likely", {"object": gift, "share": share})
        for gift, share in shares
        if share != "0"
    )
