"""Random: any legal move, with a fair share of thanks and refusals and of true names.

What it takes for true is what it saw; it does not peek.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.magic_hat.moves import moves_among
from hatbox.games.magic_hat.options import NAME as MAGIC_HAT
from hatbox.games.not_a_hat.moves import TONES, Accept, Offer, Refuse
from hatbox.games.not_a_hat.options import NAME as NOT_A_HAT
from hatbox.games.not_a_hat.view import Answering

from .base import Decision, Mind, chance
from .registry import SeatMaker
from .seen import GiftsSeen

NAME = "random"
SHARE_OF_THANKS = 0.7
SHARE_OF_TRUE_NAMES = 0.5


class GiftChancer:
    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.seen = GiftsSeen()

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        self.seen.watch(view, events)
        return None

    def decide(self, view: Any, at: float) -> Decision:
        luck = chance(self.seed, self.seen.heard)
        if isinstance(view.now, Answering):
            return Decision(Accept() if luck.random() < SHARE_OF_THANKS else Refuse())
        gift = self.seen.gift
        if gift is None or luck.random() >= SHARE_OF_TRUE_NAMES:
            gift = luck.choice(GIFT_IDS)
        return Decision(Offer(gift, luck.choice(TONES)))

    def thoughts(self) -> list[dict[str, Any]]:
        return []


class HatChancer:
    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.heard = 0

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        self.heard += len(events)
        return None

    def decide(self, view: Any, at: float) -> Decision:
        return Decision(chance(self.seed, self.heard).choice(moves_among(view.may)))

    def thoughts(self) -> list[dict[str, Any]]:
        return []


def gift_chancer(*, seat: int, players: int, seed: bytes) -> Mind:
    return GiftChancer(seed)


def hat_chancer(*, seat: int, players: int, seed: bytes) -> Mind:
    return HatChancer(seed)


MAKERS: dict[str, SeatMaker] = {NOT_A_HAT: gift_chancer, MAGIC_HAT: hat_chancer}
