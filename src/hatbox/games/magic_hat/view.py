"""What is seen of Magic Hat right now: built up from what is open, never stripped down.

An animal stands only in what a seat sees alone (`sees`), until the swap is chosen. The six animal
cards lie open all game long (M2): they are the catalogue's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ..base import May, Seat
from ..catalogue import ANIMAL_IDS
from . import rules

WonBy = Literal["call", "last"]
WON_BY: tuple[WonBy, WonBy] = ("call", "last")


@dataclass(slots=True, unsafe_hash=True)
class Choosing:
    """M5: look or call."""

    phase: Literal["choosing"] = field(default="choosing", init=False)
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class Looking:
    """M6: somebody looks into a hat, and a swap must follow."""

    phase: Literal["looking"] = field(default="looking", init=False)
    seat: Seat
    hat: int


@dataclass(slots=True, unsafe_hash=True)
class ChoosingExtra:
    """M11: swap once more, or not."""

    phase: Literal["choosing-extra"] = field(default="choosing-extra", init=False)
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class Ended:
    phase: Literal["ended"] = field(default="ended", init=False)
    winner: Seat
    by: WonBy


@dataclass(slots=True, unsafe_hash=True)
class OnlookerView:
    game: Literal["magic-hat"] = field(default="magic-hat", init=False)
    hats: int
    out: tuple[bool, ...]
    now: Choosing | Looking | ChoosingExtra | Ended


@dataclass(slots=True, unsafe_hash=True)
class InHat:
    """M6: what the one who looks sees in the hat, until the swap is chosen."""

    place: Literal["hat"] = field(default="hat", init=False)
    hat: int
    animal: str


@dataclass(slots=True, unsafe_hash=True)
class InBox:
    """M7: what a wrong caller sees in the box."""

    place: Literal["box"] = field(default="box", init=False)
    animal: str


@dataclass(slots=True, unsafe_hash=True)
class View:
    """What everybody sees, and what this seat may do and sees alone."""

    game: Literal["magic-hat"] = field(default="magic-hat", init=False)
    hats: int
    out: tuple[bool, ...]
    now: Choosing | Looking | ChoosingExtra | Ended
    you: Seat
    may: tuple[May, ...]
    sees: InHat | None


# What one seat alone may see.
Sees = InHat | InBox


@dataclass(slots=True, unsafe_hash=True)
class Opened:
    """The box, shown to all when the round is decided; the five hats are not."""

    box: str


ALL_HATS = tuple(range(rules.HATS))
NOTHING: tuple[May, ...] = ()
MAY_CHOOSE = (May("look", ALL_HATS), May("call", "animals"))
MAY_SWAP = tuple(
    (May("swap", tuple(hat for hat in ALL_HATS if hat != looked)),) for looked in ALL_HATS
)
MAY_EXTRA = (May("extra", "two hats"), May("skip"))


def view_for(g: rules.Round, seat: int) -> View:
    return View(rules.HATS, out(g), now(g), Seat(seat), may(g, seat), sees(g, seat))


def sees(g: rules.Round, seat: int) -> InHat | None:
    """What this seat alone sees now."""
    if g.phase != rules.SWAPPING or g.turn != seat:
        return None
    return InHat(g.looked, ANIMAL_IDS[g.hats[g.looked]])


def view_for_onlooker(g: rules.Round) -> OnlookerView:
    return OnlookerView(rules.HATS, out(g), now(g))


def out(g: rules.Round) -> tuple[bool, ...]:
    return tuple([bool(is_out) for is_out in g.out[: g.players]])


def now(g: rules.Round) -> Choosing | Looking | ChoosingExtra | Ended:
    turn = Seat(g.turn)
    if g.phase == rules.CHOOSING:
        return Choosing(turn)
    if g.phase == rules.SWAPPING:
        return Looking(turn, g.looked)
    if g.phase == rules.EXTRA_SWAP:
        return ChoosingExtra(turn)
    return Ended(Seat(g.winner), WON_BY[g.won_by])


def may(g: rules.Round, seat: int) -> tuple[May, ...]:
    if g.phase == rules.OVER or seat != g.turn:
        return NOTHING
    if g.phase == rules.CHOOSING:
        return MAY_CHOOSE
    return MAY_SWAP[g.looked] if g.phase == rules.SWAPPING else MAY_EXTRA


def opened(g: rules.Round) -> Opened:
    return Opened(ANIMAL_IDS[g.box])
