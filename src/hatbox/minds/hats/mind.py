"""A fallible mind at the table of Magic Hat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.games.magic_hat.moves import Call, Look
from hatbox.games.magic_hat.view import ChoosingExtra, Looking

from ..base import Decision, chance
from ..characters import Character
from ..luck import Luck
from ..pauses import pause_for
from ..reactions import Reactions
from ..thoughts import keep
from .opponents import Opponents
from .race import ANIMALS, MOST_SEEN, chance_of_waiting
from .swaps import choose_extra, choose_swap
from .tracker import Tracker

# How many new animals a look shows, in the race that is thought ahead.
PACE = 0.5


class HatMind:
    """Follows the hats, looks where the news is, and calls when waiting is worse."""

    def __init__(self, character: Character, seat: int, players: int, seed: bytes) -> None:
        self.character = character
        self.seat = seat
        self.players = players
        self.seed = seed
        self.tracker = Tracker(character.eyes, seat, players, seed)
        self.opponents = Opponents(players, character.eyes.follows)
        self.reactions = Reactions(character.id, seat, seed)
        self.kept: list[dict[str, Any]] = []

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        self.opponents.watch(events, self.tracker.known_to)
        self.tracker.watch(events)
        return self.reactions.to_hats(events, self.tracker.heard)

    def decide(self, view: Any, at: float) -> Decision:
        luck = chance(self.seed, self.tracker.heard)
        if isinstance(view.now, Looking):
            move: Any = choose_swap(self.tracker, view.now.hat, self.character.eyes.cunning, luck)
            return self.decided(move, 0.3, luck)
        if isinstance(view.now, ChoosingExtra):
            return self.decided(
                choose_extra(self.tracker, self.character.eyes.cunning, luck), 0.0, luck
            )
        return self.look_or_call(view, luck)

    def thoughts(self) -> list[dict[str, Any]]:
        return self.kept

    def look_or_call(self, view: Any, luck: Luck) -> Decision:
        sure, news = self.tracker.certainty(), self.tracker.news()
        waiting = self.chance_of_waiting(max(news), self.seen_by_others(view))
        if self.dares(sure, waiting):
            move: Any = Call(luck.choice(self.tracker.candidates()))
        else:
            move = Look(max(range(len(news)), key=lambda hat: (round(news[hat], 3), luck.random())))
        ease = 2 * abs(sure - waiting) - 0.8
        return self.decided(move, ease, luck, sure=round(sure, 3), waiting=round(waiting, 3))

    def chance_of_waiting(self, news: float, others: tuple[float, ...]) -> float:
        """When only one animal is left there is nothing to wait for."""
        seen = ANIMALS - len(self.tracker.candidates())
        return chance_of_waiting(seen, news, others, PACE) if seen < MOST_SEEN else 0.0

    def dares(self, sure: float, waiting: float) -> bool:
        """Calling now against waiting, as bold or as timid as it is in this round: chances are
        compared by their ratio, so that it takes much boldness to call before one has looked."""
        if sure == 1.0:
            return True
        mood = Luck(b"mood" + self.seed, self.tracker.began)
        boldness: float = mood.odds() ** self.character.nerve.temper
        return sure * boldness >= waiting

    def seen_by_others(self, view: Any) -> tuple[float, ...]:
        """In turn order after me, for those who are still in."""
        around = [(self.seat + step) % self.players for step in range(1, self.players)]
        return tuple(self.opponents.expected(seat) for seat in around if not view.out[seat])

    def decided(self, move: Any, ease: float, luck: Luck, **why: Any) -> Decision:
        pause = pause_for(self.character.tongue, -ease, luck)
        thought = self.tracker.thought() | {"move": type(move).__name__.lower()}
        keep(self.kept, thought | why)
        return Decision(move, pause)
