"""Elephant: remembers all that it was shown, tells the truth, and calls what it knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.magic_hat.moves import Call, Look
from hatbox.games.magic_hat.options import NAME as MAGIC_HAT
from hatbox.games.magic_hat.view import ChoosingExtra, Looking
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.games.not_a_hat.options import NAME as NOT_A_HAT
from hatbox.games.not_a_hat.view import Answering

from .base import Decision, Mind, chance
from .characters import PERFECT_EYES
from .hats.swaps import choose_extra, choose_swap
from .hats.tracker import Tracker
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
        self.reactions = Reactions(seat, seed)
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


class HatElephant:
    """Never looks into a hat whose animal it knows, and calls when it is certain."""

    def __init__(self, seat: int, players: int, seed: bytes) -> None:
        self.seed = seed
        self.tracker = Tracker(PERFECT_EYES, seat, players, seed)
        self.reactions = Reactions(seat, seed)
        self.kept: list[dict[str, Any]] = []

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        self.tracker.watch(events)
        return self.reactions.to_hats(events, self.tracker.heard)

    def decide(self, view: Any, at: float) -> Decision:
        luck = chance(self.seed, self.tracker.heard)
        cunning = PERFECT_EYES.cunning
        if isinstance(view.now, Looking):
            move: Any = choose_swap(self.tracker, view.now.hat, cunning, luck)
        elif isinstance(view.now, ChoosingExtra):
            move = choose_extra(self.tracker, cunning, luck)
        elif len(self.tracker.candidates()) == 1:
            move = Call(self.tracker.candidates()[0])
        else:
            news = self.tracker.news()
            move = Look(luck.choice([hat for hat, share in enumerate(news) if share == max(news)]))
        return self.decided(move, unhurried(luck))

    def decided(self, move: Any, pause: float) -> Decision:
        keep(self.kept, self.tracker.thought() | {"move": type(move).__name__.lower()})
        return Decision(move, pause)

    def thoughts(self) -> list[dict[str, Any]]:
        return self.kept


def gift_elephant(*, seat: int, players: int, seed: bytes) -> Mind:
    return GiftElephant(seat, seed)


MAKERS: dict[str, SeatMaker] = {NOT_A_HAT: gift_elephant, MAGIC_HAT: HatElephant}
