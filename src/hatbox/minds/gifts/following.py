"""Following the gifts around the table: which card lies where, and what is bound to it.

Only what the seat was shown comes in. Attention lapses now and then, and a binding that moves with
its card is sometimes mixed up with that of another card.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from hatbox.games.not_a_hat import events as gift_events
from hatbox.games.not_a_hat.view import FaceUp

from ..characters import Character
from ..luck import drops
from .memory import SECONDS_LIKE_AN_EVENT, Card, Presentation, strength

DEPTH_OF_A_NAME = 0.5
DEPTH_OF_A_THOUGHT = 0.12
SHARE_OF_LAPSES_WHEN_INVOLVED = 0.35
SHARE_OF_SLIPS_WHEN_INVOLVED = 0.5

# One's own gifts, and those of the deal, are held before others (rehearsal and primacy).
RANK_OF_MY_OWN = 0.7
RANK_OF_THE_DEAL = 0.8
DEPTH_OF_THE_DEAL = 1.15

# What earlier rounds taught takes room (proactive interference).
ROOM_LOST_PER_ROUND = 0.06
MOST_ROUNDS_THAT_DISTURB = 4


class Following:
    """The cards of one round as one mind follows them."""

    def __init__(self, character: Character, seat: int, seed: bytes) -> None:
        self.character = character
        self.seat = seat
        self.seed = b"following" + seed
        self.heard = 0
        self.at = 0.0
        self.rounds = 0
        self.held: list[list[Card]] = []
        self.former: list[Card] = []
        self.flying: Card | None = None
        self.shown: str | None = None
        self.claim: str | None = None
        self.just_said: str | None = None

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
        self.flying = self.claim = self.shown = self.just_said = None
        self.held = [
            [
                Card(card.object, is_dealt=True) if isinstance(card, FaceUp) else Card()
                for card in place.gifts
            ]
            for place in view.places
        ]

    def begin_round(self, view: Any) -> None:
        self.former = [card for card in self.cards() if card.traces]
        self.rounds += 1
        self.look_round(view)

    def notice(self, view: Any, event: gift_events.Event, *, is_late: bool) -> None:
        match event:
            case gift_events.Offered():
                self.claim = event.object
            case gift_events.Accepted():
                if not is_late:
                    self.move(event)
            case gift_events.TookOldest():
                self.turn(event)
            case gift_events.Fetched():
                self.flying = Card()
                self.show(self.flying, event.object, (event.seat, event.to))
            case gift_events.Refused():
                self.flying = self.claim = self.shown = self.just_said = None
            case gift_events.RoundBegan():
                self.begin_round(view)

    def show(self, card: Card, object: str, involved: tuple[int, ...]) -> None:
        """A face is seen, and then turned down; until the next gift it is hardly ever missed."""
        luck = drops(self.seed, self.heard)
        lapse = self.character.span.lapse
        if luck[3] >= lapse * lapse / 2:
            self.shown = object
        card.named, card.witnesses, card.passed = self.clock, involved, 0
        card.missed = luck[0] < self.risk(lapse, involved, SHARE_OF_LAPSES_WHEN_INVOLVED)
        if not card.missed:
            card.slipped = False
            depth = self.depth(involved) * (DEPTH_OF_THE_DEAL if card.is_dealt else 1.0)
            card.see(object, Presentation(self.clock, depth))
            self.bind(card, luck[4])

    def bind(self, card: Card, luck: float) -> None:
        card.rank = luck * (RANK_OF_THE_DEAL if card.is_dealt else 1.0)

    def turn(self, event: gift_events.TookOldest) -> None:
        """The face was open until this moment, so this is the last sight of it."""
        if self.flying is not None and event.turned and self.flying.face is not None:
            self.show(self.flying, self.flying.face, (event.seat, event.to))
            self.flying.face = None

    def move(self, event: gift_events.Accepted) -> None:
        involved = (event.seat, event.giver)
        luck = drops(self.seed, self.heard)
        came = self.flying or Card()
        if self.claim is not None:
            self.hear(came, self.lie(event.giver) or self.claim, involved, luck)
        mine = self.held[event.seat]
        mine.append(came)
        self.flying = mine.pop(0)
        self.just_said, self.claim, self.shown = self.claim, None, None
        span = self.character.span
        if luck[2] < self.risk(span.slip, involved, SHARE_OF_SLIPS_WHEN_INVOLVED):
            self.slip(came, luck[6])
        self.think_of_my_own()

    def hear(
        self, card: Card, name: str, involved: tuple[int, ...], luck: tuple[float, ...]
    ) -> None:
        card.named, card.witnesses = self.clock, involved
        card.passed += 1
        lapse = self.character.span.lapse
        card.missed = luck[1] < self.risk(lapse, involved, SHARE_OF_LAPSES_WHEN_INVOLVED)
        if not card.missed:
            card.hear(name, Presentation(self.clock, DEPTH_OF_A_NAME * self.depth(involved)))
            self.bind(card, luck[5])

    def lie(self, giver: int) -> str | None:
        """What my own gift is that I just gave away under another name, if I know it."""
        seen = self.taken_for(self.flying) if giver == self.seat else None
        return seen if seen != self.claim else None

    def slip(self, came: Card, luck: float) -> None:
        """The gift that moves on is mixed up with another, but not with the one it made room for:
        of that one everybody has just heard."""
        flying = self.flying
        if flying is None or flying.face is not None:
            return
        others = [card for card in self.cards() if card is not came and card.face is None]
        if others:
            flying.trade_traces(others[int(luck * len(others))])

    def cards(self) -> Iterator[Card]:
        return (card for held in self.held for card in held)

    def think_of_my_own(self) -> None:
        """Rehearsal: whatever one takes one's own gift for is strengthened, true or not."""
        for card in self.held[self.seat] if self.seat < len(self.held) else ():
            if card.face is None and card.traces:
                self.rehearse(card)

    def rehearse(self, card: Card) -> None:
        clock, decay = self.clock, self.character.span.decay
        strongest, most = None, -1.0
        for trace in card.traces.values():
            for moments in (trace.seen, trace.told):
                of_these = strength(moments, clock, decay)
                if of_these > most:
                    strongest, most = moments, of_these
        if strongest is None:
            return
        depth = DEPTH_OF_A_THOUGHT * self.character.span.attention
        # A thought takes the place of the thought before: it keeps a trace up, it adds none.
        if strongest[-1].weight == depth:
            strongest.pop()
        strongest.append(Presentation(clock, depth))
        card.rank *= RANK_OF_MY_OWN

    def taken_for(self, card: Card | None) -> str | None:
        """What one saw the card to be, if one would bet on it; no noise, only the trace."""
        if card is not None and card is self.flying and self.shown is not None:
            return self.shown
        clock, span = self.clock, self.character.span
        best, most = None, math.exp(span.threshold + span.noise)
        if card is None or card.rank >= self.room():
            return None
        for object, trace in card.traces.items():
            of_sight = strength(trace.seen, clock, span.decay)
            if of_sight > most:
                best, most = object, of_sight
        return best

    def hidden(self) -> int:
        """How many gifts must be remembered."""
        hidden = 1
        for held in self.held:
            for card in held:
                hidden += card.face is None
        return hidden

    def capacity(self) -> float:
        before = min(max(self.rounds - 1, 0), MOST_ROUNDS_THAT_DISTURB)
        return self.character.span.bindings * (1 - ROOM_LOST_PER_ROUND * before)

    def room(self) -> float:
        """The share of the gifts face down that can be held well."""
        return self.capacity() / self.hidden()

    def load(self) -> float:
        return self.hidden() / self.character.span.bindings

    def depth(self, involved: tuple[int, ...]) -> float:
        return 1.0 if self.seat in involved else self.character.span.attention

    def risk(self, risk: float, involved: tuple[int, ...], share: float) -> float:
        return risk * share if self.seat in involved else risk
