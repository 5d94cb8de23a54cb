"""What happens at the table of Magic Hat, in the past tense, and who sees it.

An event is a moment: what it shows stands in no later event. What a player sees secretly, in a hat
or in the box, is an event for that player alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, assert_never

from ..base import EVERYONE, Audience, Only, PrivateLook, Seat
from ..catalogue import ANIMAL_IDS
from . import rules
from .moves import Call, Extra, Look, Move, Skip, Swap, move_to_number
from .view import WON_BY, InBox, WonBy


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan:
    event: Literal["round-began"] = field(default="round-began", init=False)
    starter: Seat


@dataclass(slots=True, unsafe_hash=True)
class LookedInto:
    event: Literal["looked-into"] = field(default="looked-into", init=False)
    seat: Seat
    hat: int


@dataclass(slots=True, unsafe_hash=True)
class AnimalSeen:
    """M6: what the one who looks sees in the hat."""

    event: Literal["animal-seen"] = field(default="animal-seen", init=False)
    seat: Seat
    hat: int
    animal: str


@dataclass(slots=True, unsafe_hash=True)
class Swapped:
    """M6, M11: two hats traded places in full view."""

    event: Literal["swapped"] = field(default="swapped", init=False)
    seat: Seat
    hats: tuple[int, int]
    extra: bool


@dataclass(slots=True, unsafe_hash=True)
class Skipped:
    event: Literal["skipped"] = field(default="skipped", init=False)
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class Called:
    event: Literal["called"] = field(default="called", init=False)
    seat: Seat
    animal: str


@dataclass(slots=True, unsafe_hash=True)
class BoxSeen:
    """M7: what a wrong caller sees in the box and keeps to themselves."""

    event: Literal["box-seen"] = field(default="box-seen", init=False)
    seat: Seat
    animal: str


@dataclass(slots=True, unsafe_hash=True)
class WentOut:
    event: Literal["went-out"] = field(default="went-out", init=False)
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class RoundWon:
    """M7, M8: the round is decided and the box is shown to all for a moment."""

    event: Literal["round-won"] = field(default="round-won", init=False)
    seat: Seat
    by: WonBy
    box: str


Event = (
    RoundBegan | LookedInto | AnimalSeen | Swapped | Skipped | Called | BoxSeen | WentOut | RoundWon
)


def audience(event: Event) -> Audience:
    match event:
        case AnimalSeen() | BoxSeen():
            return Only(event.seat)
        case RoundBegan() | LookedInto() | Swapped() | Skipped() | Called():
            return EVERYONE
        case WentOut() | RoundWon():
            return EVERYONE
        case _:
            assert_never(event)


def opening(g: rules.Round) -> tuple[Event, ...]:
    return (RoundBegan(Seat(g.turn)),)


def play(g: rules.Round, seat: int, move: Move) -> tuple[Event, ...]:
    """Make a decision by the rules and tell what was seen of it."""
    looked = g.looked
    rules.apply(g, seat, move_to_number(move))
    mover = Seat(seat)
    match move:
        case Look():
            animal = ANIMAL_IDS[g.hats[move.hat]]
            return (LookedInto(mover, move.hat), AnimalSeen(mover, move.hat, animal))
        case Swap():
            return (Swapped(mover, (looked, move.other), extra=False),)
        case Extra():
            return (Swapped(mover, move.hats, extra=True),)
        case Skip():
            return (Skipped(mover),)
        case Call():
            return called(g, mover, move.animal)
        case _:
            assert_never(move)


def private_look(g: rules.Round, events: Iterable[Event]) -> PrivateLook[InBox] | None:
    """M7: a wrong caller looks into the box; once the round is decided it is open to all."""
    if rules.is_over(g):
        return None
    for event in events:
        if isinstance(event, BoxSeen):
            return PrivateLook(event.seat, InBox(event.animal))
    return None


def called(g: rules.Round, seat: Seat, animal: str) -> tuple[Event, ...]:
    told: tuple[Event, ...] = (Called(seat, animal),)
    if g.out[seat]:
        told += (BoxSeen(seat, ANIMAL_IDS[g.box]), WentOut(seat))
    if rules.is_over(g):
        told += (RoundWon(Seat(g.winner), WON_BY[g.won_by], ANIMAL_IDS[g.box]),)
    return told
