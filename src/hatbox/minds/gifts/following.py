"""Following the gifts around the table: which card lies where, and what is bound to it.

Only what the seat was shown comes in. Attention lapses now and then, and a binding that moves with
its card is sometimes mixed up with the card it passes; both more often the more lies face down.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from hatbox.games.not_a_hat import events as gift_events
from hatbox.games.not_a_hat.view import FaceUp

from ..characters import Character
from ..luck import drops
from .memory import SECONDS_LIKE_AN_EVENT, Card, Presentation, strength

DEPTH_OF_A_NAME = 0.5
DEPTH_OF_A_THOUGHT = 0.12
SHARE_OF_LAPSES_WHEN_INVOLVED = 0.35
MOST_LOAD = 3.0


class Following:
    """The cards of one round as one mind follows them."""

    def __init__(self, character: Character, seat: int, seed: bytes) -> None:
        self.character = character
        self.seat = seat
        self.seed = b"following" + seed
        self.heard = 0
        self.at = 0.0
        self.held: list[list[Card]] = []
        self.left: dict[int, Card] = {}
        self.flying: Card | None = None
        self.claim: str | None = None

    @property
    def clock(self) -> float:
        """Events at the table, and the seconds for a little."""
        return self.heard + self.at / SECONDS_LIKE_AN_EVENT

    def watch(self, view: Any, events: Sequence[gift_events.Event], at: float) -> None:
        self.at = at
        is_late = not self.held
        if is_late:
            self.look_round(view)
        for event in events:
            self.heard += 1
            self.notice(view, event, is_late=is_late)

    def look_round(self, view: Any) -> None:
        """All that a newcomer sees: faces that lie open, and nothing of the others."""
        self.flying = self.claim = None
        self.left = {}
        self.held = [
            [Card(card.object if isinstance(card, FaceUp) else None) for card in place.gifts]
            for place in view.places
        ]

    def notice(self, view: Any, event: gift_events.Event, *, is_late: bool) -> None:
        match event:
            case gift_events.RoundBegan():
                self.look_round(view)
            case gift_events.Fetched():
                self.flying = Card()
                self.see(self.flying, event.object, (event.seat, event.to))
            case gift_events.Offered():
                self.claim = event.object
            case gift_events.Accepted() if not is_late:
                self.move(event)
            case gift_events.TookOldest():
                self.turn(event)
            case gift_events.Refused():
                self.flying = self.claim = None

    def see(self, card: Card, object: str, involved: tuple[int, ...]) -> None:
        if not self.lapses(0, involved):
            card.see(object, Presentation(self.clock, self.depth(involved)))

    def turn(self, event: gift_events.TookOldest) -> None:
        """The face was open until this moment, so this is the last sight of it."""
        if self.flying is not None and event.turned and self.flying.face is not None:
            self.see(self.flying, self.flying.face, (event.seat, event.to))
            self.flying.face = None

    def move(self, event: gift_events.Accepted) -> None:
        involved = (event.seat, event.giver)
        came = self.flying or Card()
        if self.claim is not None and not self.lapses(1, involved):
            depth = DEPTH_OF_A_NAME * self.depth(involved)
            came.hear(self.claim, Presentation(self.clock, depth))
        self.left[event.giver] = came
        self.held[event.seat].append(came)
        self.flying = self.held[event.seat].pop(0)
        self.claim = None
        if self.flying.face is None and self.slips(event):
            came.trade_traces(self.flying)
        self.think_of_my_own()

    def think_of_my_own(self) -> None:
        """Rehearsal: whatever one takes one's own gift for is strengthened, true or not."""
        for card in self.held[self.seat] if self.seat < len(self.held) else ():
            if card.face is None and card.traces:
                self.rehearse(card)

    def rehearse(self, card: Card) -> None:
        clock, decay = self.clock, self.character.span.decay
        moments = [
            moments for trace in card.traces.values() for moments in (trace.seen, trace.told)
        ]
        strongest = max(moments, key=lambda them: strength(them, clock, decay))
        depth = DEPTH_OF_A_THOUGHT * self.character.span.attention
        newest = strongest[-1]
        # A thought takes the place of the thought before: it keeps a trace up, it adds none.
        if newest.weight == depth:
            strongest.pop()
        strongest.append(Presentation(clock, depth))

    def taken_for(self, card: Card | None) -> str | None:
        """What one saw the card to be, if one would bet on it; no noise, only the trace."""
        clock, span = self.clock, self.character.span
        best, most = None, math.exp(span.threshold + span.noise)
        for object, trace in card.traces.items() if card else ():
            of_sight = strength(trace.seen, clock, span.decay)
            if of_sight > most:
                best, most = object, of_sight
        return best

    def load(self) -> float:
        """How many gifts must be remembered, against how many can be."""
        hidden = sum(card.face is None for held in self.held for card in held)
        return (hidden + 1) / self.character.span.bindings

    def depth(self, involved: tuple[int, ...]) -> float:
        return 1.0 if self.seat in involved else self.character.span.attention

    def lapses(self, which: int, involved: tuple[int, ...]) -> bool:
        span = self.character.span
        share = SHARE_OF_LAPSES_WHEN_INVOLVED if self.seat in involved else 1.0
        return drops(self.seed, self.heard)[which] < span.lapse * share * min(
            self.load(), MOST_LOAD
        )

    def slips(self, event: gift_events.Accepted) -> bool:
        share = 0.5 if event.seat == self.seat else 1.0
        risk = self.character.span.slip * share * min(self.load(), MOST_LOAD)
        return drops(self.seed, self.heard)[2] < risk

    def neighbours(self, giver: int, receiver: int) -> tuple[list[Card], list[Card]]:
        """The cards that lie face down near the gift on its way, and those farther off."""
        near = [card for seat in {giver, receiver} for card in self.held[seat]]
        far = [
            card
            for seat, held in enumerate(self.held)
            if seat not in (giver, receiver)
            for card in held
        ]
        return near, far

    def left_from(self, giver: int, receiver: int) -> list[Card]:
        """The card that each of the two gave away before; of those before it nothing is left."""
        return [self.left[seat] for seat in (giver, receiver) if seat in self.left]
