"""How long the events of That's Not a Hat are shown: the lengths of the client's motions."""

from __future__ import annotations

from collections.abc import Iterable

from ..beats import AT_ONCE, Beat, Part, Reading, reading, total_ms
from .events import Event

TURN = 420
TRAVEL = 650
# H11: both of them have seen enough when one of them says so.
CONCERNED = ("seat", "giver")

BEATS: dict[str, Beat] = {
    "round-began": AT_ONCE,
    "fetched": (Part("show", 1400), Part("turn", TURN), Part("travel", TRAVEL)),
    "offered": (Part("words", 500), Part("travel", TRAVEL)),
    "accepted": (Part("words", 850),),
    # H8: the oldest makes room, the others move up, and only a gift that lay face up is turned.
    "took-oldest": (
        Part("leave", 260),
        Part("shift", 240),
        Part("come", 300),
        Part("turn", TURN, only_if="turned"),
    ),
    # Nothing before the turn says who was wrong.
    "refused": (
        Part("words", 700),
        Part("breath", 400),
        Part("turn", TURN),
        Part("slip", 700, ends_by=CONCERNED),
        Part("verdict", 1800, ends_by=CONCERNED),
        Part("penalty", 600),
    ),
    "round-ended": AT_ONCE,
}


def beat_ms(events: Iterable[Event]) -> int:
    return total_ms(BEATS, events)


def beat_reading(events: Iterable[Event]) -> Reading | None:
    return reading(BEATS, events)
