"""What a character remembers of the gifts that lie face down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.games.catalogue import GIFT_IDS, GIFT_NUMBER
from hatbox.games.not_a_hat.options import MOST_GIFTS_EACH, MOST_PLAYERS
from hatbox.games.not_a_hat.view import Ended

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
        luck, open = Luck(self.seed, self.following.heard), lying_open(view)
        for seat, held in enumerate(self.following.held):
            for place, card in enumerate(held):
                first = ((seat - self.seat) % self.players * MOST_GIFTS_EACH + place) * GIFTS
                self.write(told, first, self.of_card(card, open, luck))
        if not isinstance(view.now, Ended):
            coming = recall(self.following, view, self.span, BELIEVES_ALL, luck, open)
            self.write(told, PLACES * GIFTS, coming.belief)
        return told

    def of_card(self, card: Card, open: frozenset[str], luck: Luck) -> dict[str, float]:
        if card.face is not None:
            return {}
        following = self.following
        bound = bound_to(card, following.clock, self.span.decay, following.room)
        strengths = {gift: list(pair) for gift, pair in bound.items() if gift not in open}
        return weigh(strengths, self.span, BELIEVES_ALL, luck).belief

    def write(self, told: list[float], first: int, belief: dict[str, float]) -> None:
        for gift, chance in belief.items():
            told[first + GIFT_NUMBER[gift]] = chance
