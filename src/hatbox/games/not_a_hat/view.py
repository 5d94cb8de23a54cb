"""What is seen of That's Not a Hat right now: built up from what lies open, never stripped down.

A face-down card has no field for its object and a face-up one none for its arrow (H3, H10). All see
the same; a seat's own view says besides what that seat may do.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ..base import May, Seat
from ..catalogue import GIFT_IDS
from . import rules
from .moves import TONES, Tone

Arrow = Literal["left", "right"]
ARROWS: tuple[Arrow, Arrow] = ("left", "right")


@dataclass(slots=True, unsafe_hash=True)
class FaceUp:
    object: str


@dataclass(slots=True, unsafe_hash=True)
class FaceDown:
    arrow: Arrow


@dataclass(slots=True, unsafe_hash=True)
class Place:
    """What lies before one player: gifts, the oldest first, and the penalty pile."""

    gifts: tuple[FaceUp | FaceDown, ...]
    penalties: tuple[str, ...]


@dataclass(slots=True, unsafe_hash=True)
class Shop:
    top: str
    cards: int


@dataclass(slots=True, unsafe_hash=True)
class Giving:
    """The giver holds a gift, face down, and has not said yet what it is."""

    phase: Literal["giving"] = field(default="giving", init=False)
    giver: Seat
    receiver: Seat
    arrow: Arrow


@dataclass(slots=True, unsafe_hash=True)
class Answering:
    """The gift lies face down at the receiver's place, named but not answered."""

    phase: Literal["answering"] = field(default="answering", init=False)
    giver: Seat
    receiver: Seat
    arrow: Arrow
    claim: str
    tone: Tone


@dataclass(slots=True, unsafe_hash=True)
class Ended:
    phase: Literal["ended"] = field(default="ended", init=False)
    winners: tuple[Seat, ...]


@dataclass(slots=True, unsafe_hash=True)
class OnlookerView:
    game: Literal["not-a-hat"] = field(default="not-a-hat", init=False)
    places: tuple[Place, ...]
    shop: Shop
    now: Giving | Answering | Ended


@dataclass(slots=True, unsafe_hash=True)
class View:
    game: Literal["not-a-hat"] = field(default="not-a-hat", init=False)
    places: tuple[Place, ...]
    shop: Shop
    now: Giving | Answering | Ended
    you: Seat
    may: tuple[May, ...]


# What one seat alone may see: nothing.
Sees = None


@dataclass(slots=True, unsafe_hash=True)
class Opened:
    """Everything that lay face down, opened when the round is over: gifts of each seat, oldest
    first, and the rest of the shop from the top."""

    gifts: tuple[tuple[str, ...], ...]
    shop: tuple[str, ...]


# Every side that a card can show; a view cannot tell one face-down gift from another.
FACE_UP = tuple(FaceUp(gift) for gift in GIFT_IDS)
FACE_DOWN = tuple(FaceDown(arrow) for arrow in ARROWS)

NOTHING: tuple[May, ...] = ()
MAY_OFFER = (May("offer", "gifts"),)
MAY_ANSWER = (May("accept"), May("refuse"))


def view_for(g: rules.Round, seat: int) -> View:
    return View(places(g), shop(g), now(g), Seat(seat), may(g, seat))


def sees(g: rules.Round, seat: int) -> None:
    """Nothing that one player may see and another may not."""


def view_for_onlooker(g: rules.Round) -> OnlookerView:
    return OnlookerView(places(g), shop(g), now(g))


def places(g: rules.Round) -> tuple[Place, ...]:
    return tuple([place(g, seat) for seat in range(g.players)])


def place(g: rules.Round, seat: int) -> Place:
    """Of each gift the side that lies up. Nearly everybody has no penalty cards."""
    gifts = tuple(
        [
            FACE_UP[gift] if g.face_up[gift] else FACE_DOWN[g.arrow[gift]]
            for gift in g.held[seat][: g.gifts_each]
        ]
    )
    return Place(gifts, penalties(g, seat) if g.penalties[seat] else ())


def penalties(g: rules.Round, seat: int) -> tuple[str, ...]:
    return tuple([GIFT_IDS[gift] for gift in g.penalty[seat][: g.penalties[seat]]])


def shop(g: rules.Round) -> Shop:
    return Shop(GIFT_IDS[g.deck[g.shop]], g.shop_end - g.shop)


def now(g: rules.Round) -> Giving | Answering | Ended:
    if g.phase == rules.OVER:
        return Ended(winners(g))
    giver, receiver, arrow = Seat(g.giver), Seat(g.receiver), ARROWS[g.arrow[g.gift]]
    if g.phase == rules.GIVING:
        return Giving(giver, receiver, arrow)
    return Answering(giver, receiver, arrow, GIFT_IDS[g.claim], TONES[g.tone])


def may(g: rules.Round, seat: int) -> tuple[May, ...]:
    if g.phase == rules.OVER or seat != rules.to_move(g):
        return NOTHING
    return MAY_OFFER if g.phase == rules.GIVING else MAY_ANSWER


def winners(g: rules.Round) -> tuple[Seat, ...]:
    """H13: the fewest minus points; ties are shared."""
    fewest = min(g.penalties[: g.players])
    return tuple(Seat(seat) for seat in range(g.players) if g.penalties[seat] == fewest)


def opened(g: rules.Round) -> Opened:
    gifts = (g.held[seat][: g.gifts_each] for seat in range(g.players))
    return Opened(
        tuple(tuple(GIFT_IDS[gift] for gift in held) for held in gifts),
        tuple(GIFT_IDS[gift] for gift in g.deck[g.shop : g.shop_end]),
    )
