"""What is seen of Thimbles now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from hatbox.games.base import May, Seat
from tests.third_game import rules


@dataclass(frozen=True, slots=True)
class Choosing:
    phase: Literal["choosing"] = field(default="choosing", init=False)
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    phase: Literal["ended"] = field(default="ended", init=False)
    winner: Seat


@dataclass(frozen=True, slots=True)
class OnlookerView:
    game: Literal["thimbles"] = field(default="thimbles", init=False)
    cups: int
    now: Choosing | Ended


@dataclass(frozen=True, slots=True)
class View:
    game: Literal["thimbles"] = field(default="thimbles", init=False)
    cups: int
    now: Choosing | Ended
    you: Seat
    may: tuple[May, ...]


@dataclass(frozen=True, slots=True)
class Beneath:
    """T3: what the one who peeks sees."""

    place: Literal["cup"] = field(default="cup", init=False)
    cup: int
    pea: bool


Sees = Beneath


@dataclass(frozen=True, slots=True)
class Opened:
    pea: int


def view_for_onlooker(g: rules.Round) -> OnlookerView:
    now = Ended(Seat(g.winner)) if rules.is_over(g) else Choosing(Seat(g.turn))
    return OnlookerView(g.cups, now)


def view_for(g: rules.Round, seat: int) -> View:
    public = view_for_onlooker(g)
    return View(public.cups, public.now, Seat(seat), may(g, seat))


def sees(g: rules.Round, seat: int) -> None:
    """A peek is over as soon as it was seen; the table waits for it (`private_look`)."""


def may(g: rules.Round, seat: int) -> tuple[May, ...]:
    if rules.is_over(g) or seat != g.turn:
        return ()
    cups = tuple(range(g.cups))
    return (May("lift", cups), May("peek", cups)) if g.peeking else (May("lift", cups),)


def opened(g: rules.Round) -> Opened:
    return Opened(g.pea)
