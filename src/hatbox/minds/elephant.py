"""Elephant: remembers all that it was shown, tells the truth, and races by the book.

At Magic Hat it is a mind with perfect eyes whose judgement has no noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.magic_hat.options import NAME as MAGIC_HAT
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.games.not_a_hat.options import NAME as NOT_A_HAT
from hatbox.games.not_a_hat.view import Answering

from .base import Decision, Mind, chance
from .characters import ELEPHANT, PERFECT
from .hats.mind import HatMind
from .pauses import unhurried
from .reactions import Reactions
from .registry import SeatMaker
from .seen import GiftsSeen
from .thoughts import keep


class GiftElephant:
    """Names the truth, and refuses exactly what it knows to be false."""

    def __init__(self, seat: int, seed: bytes) -> None:
        self.seed = seed
        self.seen = GiftsSeen()
        self.reactions = Reactions(ELEPHANT, seat, seed)
        self.kept: list[dict[str, Any]] = []

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        self.seen.watch(view, events)
        return self.reactions.to_gifts(events, self.seen.heard)

    def decide(self, view: Any, at: float) -> Decision:
        gift = self.seen.gift
        luck = chance(self.seed, self.seen.heard)
        if isinstance(view.now, Answering):
            is_false = gift is not None and gift != view.now.claim
            return self.decided(Refuse() if is_false else Accept(), unhurried(luck))
        return self.decided(Offer(gift or luck.choice(GIFT_IDS)), unhurried(luck))

    def decided(self, move: Accept | Refuse | Offer, pause: float) -> Decision:
        gift = self.seen.gift
        known = {gift: 1.0} if gift is not None else {}
        thought = {"heard": self.seen.heard, "gift": known, "unknown": float(gift is None)}
        keep(self.kept, thought | {"move": type(move).__name__.lower()})
        return Decision(move, pause)

    def thoughts(self) -> list[dict[str, Any]]:
        return self.kept


def gift_elephant(*, seat: int, players: int, seed: bytes) -> Mind:
    return GiftElephant(seat, seed)


MAKERS: dict[str, SeatMaker] = {NOT_A_HAT: gift_elephant, MAGIC_HAT: partial(HatMind, PERFECT)}
