"""Elephant: remembers all that it was shown, tells the truth, and calls what it knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.magic_hat import moves as hat_moves
from hatbox.games.magic_hat.view import ChoosingExtra, LookingMyself
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.games.not_a_hat.view import Offering

from .base import Decision, Mind, chance
from .seen import GiftsSeen, HatsSeen


class GiftElephant:
    """Names the truth, and refuses exactly what it knows to be false."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.seen = GiftsSeen()

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        self.seen.watch(view, events)
        return None

    def decide(self, view: Any, at: float) -> Decision:
        gift = self.seen.gift
        if isinstance(view.now, Offering):
            is_false = gift is not None and gift != view.now.claim
            return Decision(Refuse() if is_false else Accept())
        luck = chance(self.seed, self.seen.heard)
        return Decision(Offer(gift or luck.choice(GIFT_IDS)))

    def thoughts(self) -> list[dict[str, Any]]:
        return []


class HatElephant:
    """Never looks into a hat whose animal it knows, and calls when it is certain."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.seen = HatsSeen()

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        self.seen.watch(events)
        return None

    def decide(self, view: Any, at: float) -> Decision:
        luck = chance(self.seed, self.seen.heard)
        possible = self.seen.possible()
        if isinstance(view.now, LookingMyself):
            return Decision(luck.choice(hat_moves.moves_among(view.may)))
        if isinstance(view.now, ChoosingExtra):
            return Decision(hat_moves.Skip())
        if len(possible) == 1:
            return Decision(hat_moves.Call(possible[0]))
        unknown = [place for place, animal in enumerate(self.seen.hats) if animal is None]
        return Decision(hat_moves.Look(luck.choice(unknown)))

    def thoughts(self) -> list[dict[str, Any]]:
        return []


def elephant(*, game: str, seat: int, players: int, seed: bytes) -> Mind:
    return GiftElephant(seed) if game == "not-a-hat" else HatElephant(seed)
