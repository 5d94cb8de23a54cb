"""What happens at a table of Thimbles, and who sees it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, assert_never

from hatbox.games.base import EVERYONE, Audience, Only, PrivateLook, Seat
from tests.third_game import rules
from tests.third_game.moves import Lift, Move, Peek, move_to_number
from tests.third_game.view import Beneath


@dataclass(frozen=True, slots=True)
class RoundBegan:
    event: Literal["round-began"] = field(default="round-began", init=False)
    starter: Seat


@dataclass(frozen=True, slots=True)
class Lifted:
    event: Literal["lifted"] = field(default="lifted", init=False)
    seat: Seat
    cup: int
    pea: bool


@dataclass(frozen=True, slots=True)
class Peeked:
    event: Literal["peeked"] = field(default="peeked", init=False)
    seat: Seat
    cup: int


@dataclass(frozen=True, slots=True)
class SeenBeneath:
    event: Literal["seen-beneath"] = field(default="seen-beneath", init=False)
    seat: Seat
    cup: int
    pea: bool


Event = RoundBegan | Lifted | Peeked | SeenBeneath


def audience(event: Event) -> Audience:
    return Only(event.seat) if isinstance(event, SeenBeneath) else EVERYONE


def opening(g: rules.Round) -> tuple[Event, ...]:
    return (RoundBegan(Seat(g.turn)),)


def play(g: rules.Round, seat: int, move: Move) -> tuple[Event, ...]:
    rules.apply(g, seat, move_to_number(move))
    is_there = move.cup == g.pea
    match move:
        case Lift():
            return (Lifted(Seat(seat), move.cup, is_there),)
        case Peek():
            return (
                Peeked(Seat(seat), move.cup),
                SeenBeneath(Seat(seat), move.cup, is_there),
            )
        case _:
            assert_never(move)


def private_look(g: rules.Round, events: Iterable[Event]) -> PrivateLook[Beneath] | None:
    for event in events:
        if isinstance(event, SeenBeneath):
            return PrivateLook(event.seat, Beneath(event.cup, event.pea))
    return None
