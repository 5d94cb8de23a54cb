"""Following the gifts around the table: which card lies where, and what is bound to it.

Only what the seat was shown comes in. Attention lapses now and then, and a binding that moves with
its card is sometimes mixed up with that of another card.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from hatbox.games.catalogue import alike
from hatbox.games.not_a_hat.events import (
    Accepted,
    Event,
    Fetched,
    Offered,
    Refused,
    RoundBegan,
    TookOldest,
)
from hatbox.games.not_a_hat.view import FaceUp

from ..characters import Character
from ..luck import SHARE_OF_A_WORD, Words, words
from .memory import SECONDS_LIKE_AN_EVENT, Card, Moment, strength

FAR_TIMES_BLUR = 1.6
DEPTH_OF_A_NAME = 0.5
DEPTH_OF_A_THOUGHT = 0.12
SHARE_OF_LAPSES_WHEN_INVOLVED = 0.35
SHARE_OF_SLIPS_WHEN_INVOLVED = 0.5

# One's own gifts, and those of the deal, are held before others (rehearsal and primacy).
RANK_OF_MY_OWN = 0.7
RANK_OF_A_SECRET = 0.5
RANK_OF_THE_DEAL = 0.8
DEPTH_OF_THE_DEAL = 1.15

# What earlier rounds taught takes room (proactive interference).
ROOM_LOST_PER_ROUND = 0.06
MOST_ROUNDS_THAT_DISTURB = 4


class Following:
    """The cards of one round as one mind follows them."""

    def __init__(self, character: Character, seat: int, seed: bytes) -> None:
        self.character = character
        span = character.span
        # Of what does not concern oneself, and of what does.
        self.lapses = span.lapse, span.lapse * SHARE_OF_LAPSES_WHEN_INVOLVED
        self.slips = span.slip, span.slip * SHARE_OF_SLIPS_WHEN_INVOLVED
        self.depths = span.attention, 1.0
        # A word that is weaker does not come to mind.
        self.audible = math.exp(span.threshold)
        # A sight that is weaker is nothing to bet on.
        self.certain = math.exp(span.threshold + span.noise)
        # How far a card blurs into the gift: one at the places between which it goes, and others.
        self.blurs = math.exp(-span.blur), math.exp(-span.blur * FAR_TIMES_BLUR)
        self.depth_of_a_thought = DEPTH_OF_A_THOUGHT * span.attention
        self.seat = seat
        self.seed = b"following" + seed
        self.heard = 0
        # Events at the table, and the seconds for a little.
        self.clock = 0.0
        self.rounds = 0
        # How many gifts must be remembered, and the share of them that can be held well.
        self.hidden = 1
        self.room = self.capacity()
        self.held: list[list[Card]] = []
        self.former: list[Card] = []
        self.flying: Card | None = None
        self.shown: str | None = None
        self.claim: str | None = None
        self.just_said: str | None = None
        # All objects met so far, and which of them look like which.
        self.met: set[str] = set()
        self.look_alikes: list[tuple[str, str]] = []

    def watch(self, view: Any, events: Sequence[Event], at: float) -> None:
        waited = at / SECONDS_LIKE_AN_EVENT
        self.clock = self.heard + waited
        is_late = not self.held
        if is_late:
            self.look_round(view)
        for event in events:
            self.heard += 1
            self.clock = self.heard + waited
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
        self.crowd(1 + sum(card.face is None for card in self.cards()))

    def crowd(self, hidden: int) -> None:
        self.hidden, self.room = hidden, self.capacity() / hidden

    def begin_round(self, view: Any) -> None:
        self.former = [card for card in self.cards() if card.traces]
        self.rounds += 1
        self.look_round(view)

    def notice(self, view: Any, event: Event, *, is_late: bool) -> None:
        # Not `match`, which allocates a set and a tuple for every class that fits.
        if isinstance(event, Offered):
            self.claim = event.object
        elif isinstance(event, Accepted):
            if not is_late:
                self.move(event)
        elif isinstance(event, TookOldest):
            self.turn(event)
        elif isinstance(event, Fetched):
            self.flying = Card()
            self.show(self.flying, event.object, (event.seat, event.to))
        elif isinstance(event, Refused):
            self.flying = self.claim = self.shown = self.just_said = None
        elif isinstance(event, RoundBegan):
            self.begin_round(view)

    def show(self, card: Card, object: str, involved: tuple[int, ...]) -> None:
        """A face is seen, and then turned down; until the next gift it is hardly ever missed."""
        luck, is_involved = words(self.seed, self.heard), self.seat in involved
        lapse = self.character.span.lapse
        if luck[3] * SHARE_OF_A_WORD >= lapse * lapse / 2:
            self.shown = object
        self.meet(object)
        card.named, card.witnesses, card.passed = self.clock, involved, 0
        card.missed = luck[0] * SHARE_OF_A_WORD < self.lapses[is_involved]
        if not card.missed:
            card.slipped = False
            depth = self.depths[is_involved] * (DEPTH_OF_THE_DEAL if card.is_dealt else 1.0)
            card.see(object, (self.clock, depth))
            self.bind(card, luck[4] * SHARE_OF_A_WORD)

    def meet(self, object: str) -> None:
        """Compare it with the others once, so that no decision has to."""
        if object not in self.met:
            for other in sorted(alike(object) & self.met):
                self.look_alikes.append((object, other))
            self.met.add(object)

    def bind(self, card: Card, luck: float) -> None:
        card.rank = luck * (RANK_OF_THE_DEAL if card.is_dealt else 1.0)

    def turn(self, event: TookOldest) -> None:
        """The face was open until this moment, so this is the last sight of it."""
        if self.flying is not None and event.turned and self.flying.face is not None:
            self.show(self.flying, self.flying.face, (event.seat, event.to))
            self.flying.face = None

    def move(self, event: Accepted) -> None:
        involved = (event.seat, event.giver)
        luck = words(self.seed, self.heard)
        came = self.flying or Card()
        truth = self.lie() if event.giver == self.seat else None
        if truth is not None:
            self.keep_secret(came, truth, involved)
        elif self.claim is not None:
            self.hear(came, self.claim, involved, luck)
        mine = self.held[event.seat]
        mine.append(came)
        self.flying = mine.pop(0)
        if self.flying.face is not None:
            self.crowd(self.hidden + 1)
        self.just_said, self.claim, self.shown = self.claim, None, None
        if luck[2] * SHARE_OF_A_WORD < self.slips[self.seat in involved]:
            self.slip(came, luck[6] * SHARE_OF_A_WORD)
        self.think_of_my_own()

    def hear(self, card: Card, name: str, involved: tuple[int, ...], luck: Words) -> None:
        card.named, card.witnesses = self.clock, involved
        card.passed += 1
        is_involved = self.seat in involved
        card.missed = luck[1] * SHARE_OF_A_WORD < self.lapses[is_involved]
        if not card.missed:
            self.meet(name)
            card.hear(name, (self.clock, DEPTH_OF_A_NAME * self.depths[is_involved]))
            self.bind(card, luck[5] * SHARE_OF_A_WORD)

    def keep_secret(self, card: Card, truth: str, involved: tuple[int, ...]) -> None:
        """Who lies thinks of the truth while lying, and does not forget it soon."""
        card.named, card.witnesses = self.clock, involved
        card.passed += 1
        card.see(truth, (self.clock, 1.0))
        card.lie = self.claim
        card.rank *= RANK_OF_A_SECRET

    def lie(self) -> str | None:
        """What I took my own gift for that I just gave away under another name."""
        believed = self.believed(self.flying)
        return believed if believed != self.claim else None

    def believed(self, card: Card | None) -> str | None:
        """What one takes the card for, from sight or hearsay; no noise, only the traces."""
        if card is not None and card is self.flying and self.shown is not None:
            return self.shown
        if card is None or not card.traces:
            return None

        def bound(object: str) -> float:
            trace = card.traces[object]
            return self.strength(trace.seen) + self.strength(trace.told)

        return max(card.traces, key=bound)

    def strength(self, moments: list[Moment]) -> float:
        return strength(moments, self.clock, self.character.span.decay)

    def slip(self, came: Card, luck: float) -> None:
        """The gift that moves on is mixed up with another, rather with a look-alike, but not with
        the one it made room for: of that one everybody has just heard."""
        flying = self.flying
        if flying is None or flying.face is not None:
            return
        others = [card for card in self.cards() if card is not came and card.face is None]
        others = [card for card in others if are_alike(flying, card)] or others
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
        """A thought takes the place of the thought before: it keeps a trace up, it adds none."""
        if card.thought is None:
            card.thought = self.strongest(card)
        else:
            card.thought.pop()
        card.thought.append((self.clock, self.depth_of_a_thought))
        card.rank *= RANK_OF_MY_OWN

    def strongest(self, card: Card) -> list[Moment]:
        """The strongest trace, without the thought that it may end with."""
        traces = card.traces.values()
        bound = [moments for one in traces for moments in (one.seen, one.told) if moments]
        most = max(bound, key=self.strength) if len(bound) > 1 else bound[0]
        if most[-1][1] == self.depth_of_a_thought:
            most.pop()
        return most

    def was_told(self, name: str) -> bool:
        """Whether one still knows that the gift on its way came under this name."""
        card = self.flying
        if card is None or card.last_told != name or card.rank >= self.room:
            return False
        trace = card.traces.get(name)
        return trace is not None and self.strength(trace.told) > self.audible

    def is_my_lie(self, name: str) -> bool:
        """Whether the gift on its way comes back under a false name of one's own."""
        return self.flying is not None and self.flying.lie == name

    def taken_for(self, card: Card | None) -> str | None:
        """What one saw the card to be, if one would bet on it; no noise, only the trace."""
        if card is not None and card is self.flying and self.shown is not None:
            return self.shown
        if card is None or card.rank >= self.room:
            return None
        best, most = None, self.certain
        for object, trace in card.traces.items():
            of_sight = self.strength(trace.seen) if trace.seen else 0.0
            if of_sight > most:
                best, most = object, of_sight
        return best

    def capacity(self) -> float:
        before = min(max(self.rounds - 1, 0), MOST_ROUNDS_THAT_DISTURB)
        return self.character.span.bindings * (1 - ROOM_LOST_PER_ROUND * before)


def are_alike(one: Card, other: Card) -> bool:
    """Whether anything that is bound to one card looks like anything bound to the other."""
    return any(not alike(object).isdisjoint(other.traces) for object in one.traces)
