"""Wraps a mind and compares its beliefs with the hidden state.

Only the laboratory may read the state of a round; minds cannot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hatbox.games import Match
from hatbox.games.catalogue import GIFT_IDS, alike
from hatbox.games.not_a_hat import events as gift_events
from hatbox.games.not_a_hat.moves import Offer, Refuse
from hatbox.minds import Decision, Mind
from hatbox.minds.gifts.recall import lying_open


@dataclass(slots=True)
class Note:
    """One decision in That's Not a Hat, with the truth beside it."""

    seat: int
    is_offer: bool
    truth: str
    said: str
    recalled: str | None
    lag: int
    gifts: int
    in_play: bool
    bluff: bool = False
    refused: bool = False
    just_shown: bool = False
    is_echo: bool = False
    lies_open: bool = False
    look_alikes: int = 0
    is_look_alike: bool = False


@dataclass(slots=True)
class LastSeen:
    """When each gift was last seen by all, in gives; and what was shown or said just now."""

    gives: int = 0
    seen: dict[str, int] = field(default_factory=dict)
    just_shown: bool = False
    claim: str | None = None
    just_said: str | None = None

    def tell(self, match: Match, events: Sequence[Any]) -> None:
        for event in events:
            match event:
                case gift_events.Offered():
                    self.gives += 1
                    self.claim = event.object
                case gift_events.Accepted():
                    self.just_said = self.claim
                case gift_events.Fetched():
                    self.seen[event.object] = self.gives
                    self.just_shown, self.just_said = True, None
                case gift_events.TookOldest():
                    self.just_shown = event.turned
                    if event.turned:
                        self.seen[GIFT_IDS[match.round.gift]] = self.gives


class Probe:
    """Delegates to the wrapped mind and records its decisions."""

    def __init__(self, inside: Mind, match: Match, seen: LastSeen, notes: list[Note]) -> None:
        self.inside, self.match, self.seen, self.notes = inside, match, seen, notes

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        if view.you == 0:
            self.seen.tell(self.match, events)
        return self.inside.watch(view, events, at)

    def decide(self, view: Any, at: float) -> Decision:
        decision = self.inside.decide(view, at)
        self.notes.append(self.note(view, decision.move))
        return decision

    def thoughts(self) -> list[dict[str, Any]]:
        return self.inside.thoughts()

    def note(self, view: Any, move: Any) -> Note:
        truth = GIFT_IDS[self.match.round.gift]
        thought = self.inside.thoughts()[-1]
        recalled = next(iter(thought["gift"]), None)
        down = self.face_down()
        said = move.object if isinstance(move, Offer) else view.now.claim
        return Note(
            seat=view.you,
            is_offer=isinstance(move, Offer),
            truth=truth,
            said=said,
            recalled=recalled,
            lag=self.seen.gives - self.seen.seen.get(truth, 0),
            gifts=len(down),
            in_play=recalled in down,
            bluff=bool(thought.get("bluff")),
            refused=isinstance(move, Refuse),
            just_shown=self.seen.just_shown,
            is_echo=said == self.seen.just_said,
            lies_open=said in lying_open(view),
            look_alikes=len(alike(truth) & down),
            is_look_alike=recalled in alike(truth),
        )

    def face_down(self) -> set[str]:
        g = self.match.round
        held = [gift for seat in range(g.players) for gift in g.held[seat][: g.gifts_each]]
        return {GIFT_IDS[gift] for gift in (*held, g.gift) if not g.face_up[gift]}
