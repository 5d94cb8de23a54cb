"""What happens at the table of That's Not a Hat, in the past tense, and who sees it.

An event is a moment: what it shows stands in no view and in no later event. In this game everybody
sees everything that happens (there is nothing that one player may see and another may not).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, assert_never

from ..base import EVERYONE, Audience, Seat
from ..catalogue import GIFT_IDS, GIFT_NUMBER
from . import rules
from .moves import TONE_NUMBER, Accept, Move, Offer, Refuse, Tone
from .view import ARROWS, Arrow, winners


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan:
    event: Literal["round-began"] = field(default="round-began", init=False)
    starter: Seat


@dataclass(slots=True, unsafe_hash=True)
class Fetched:
    """H5: shown to all, then turned face down: the one moment in which both sides are seen."""

    event: Literal["fetched"] = field(default="fetched", init=False)
    seat: Seat
    object: str
    arrow: Arrow
    to: Seat


@dataclass(slots=True, unsafe_hash=True)
class TookOldest:
    """H8: the next giver takes their oldest gift; `turned` if it lay face up until now."""

    event: Literal["took-oldest"] = field(default="took-oldest", init=False)
    seat: Seat
    turned: bool
    arrow: Arrow
    to: Seat


@dataclass(slots=True, unsafe_hash=True)
class Offered:
    event: Literal["offered"] = field(default="offered", init=False)
    seat: Seat
    to: Seat
    object: str
    tone: Tone


@dataclass(slots=True, unsafe_hash=True)
class Accepted:
    event: Literal["accepted"] = field(default="accepted", init=False)
    seat: Seat
    giver: Seat


@dataclass(slots=True, unsafe_hash=True)
class Refused:
    """H11: the card is turned over for all to see, and `wrong` keeps it."""

    event: Literal["refused"] = field(default="refused", init=False)
    seat: Seat
    giver: Seat
    claim: str
    object: str
    wrong: Seat


@dataclass(slots=True, unsafe_hash=True)
class RoundEnded:
    event: Literal["round-ended"] = field(default="round-ended", init=False)
    penalties: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = RoundBegan | Fetched | TookOldest | Offered | Accepted | Refused | RoundEnded


def audience(event: Event) -> Audience:
    """Nothing happens that one player may see and another may not."""
    return EVERYONE


def opening(g: rules.Round) -> tuple[Event, ...]:
    """What everybody sees when the gifts have been dealt: who begins, and what they fetch."""
    return (RoundBegan(Seat(g.giver)), fetched(g))


def play(g: rules.Round, seat: int, move: Move) -> tuple[Event, ...]:
    """Make a decision by the rules and tell what was seen of it."""
    match move:
        case Offer():
            return offered(g, seat, move)
        case Accept():
            return accepted(g, seat)
        case Refuse():
            return refused(g, seat)
        case _:
            assert_never(move)


def private_look(g: rules.Round, events: Iterable[Event]) -> None:
    """Nobody ever looks at anything alone."""


def offered(g: rules.Round, seat: int, move: Offer) -> tuple[Event, ...]:
    rules.apply(g, seat, GIFT_NUMBER[move.object], TONE_NUMBER[move.tone])
    return (Offered(Seat(seat), Seat(g.receiver), move.object, move.tone),)


def accepted(g: rules.Round, seat: int) -> tuple[Event, ...]:
    giver, oldest = Seat(g.giver), g.held[g.receiver][0]
    turned = bool(g.face_up[oldest])
    rules.apply(g, seat, rules.ACCEPT)
    to, arrow = Seat(g.receiver), ARROWS[g.arrow[oldest]]
    return (Accepted(Seat(seat), giver), TookOldest(Seat(seat), turned, arrow, to))


def refused(g: rules.Round, seat: int) -> tuple[Event, ...]:
    giver, claim, gift = Seat(g.giver), GIFT_IDS[g.claim], GIFT_IDS[g.gift]
    wrong = Seat(rules.wrong_one(g))
    rules.apply(g, seat, rules.REFUSE)
    told = Refused(Seat(seat), giver, claim, gift, wrong)
    if rules.is_over(g):
        return (told, RoundEnded(tuple(g.penalties[: g.players]), winners(g)))
    return (told, fetched(g))


def fetched(g: rules.Round) -> Fetched:
    return Fetched(Seat(g.giver), GIFT_IDS[g.gift], ARROWS[g.arrow[g.gift]], Seat(g.receiver))
