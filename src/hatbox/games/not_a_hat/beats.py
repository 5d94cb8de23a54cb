"""How long the events of That's Not a Hat are shown: the lengths of the client's motions."""

from __future__ import annotations

from collections.abc import Iterable

from ..beats import Beat, total_ms
from .events import Event

TURN = 420
TRAVEL = 650
SHOWN = 1400
PENALTY = 600

BEATS = {
    "round-began": Beat(0),
    "fetched": Beat(SHOWN + TURN + TRAVEL),
    # H8: only a gift that lay face up is turned when it is taken.
    "took-oldest": Beat(TURN, only_if="turned"),
    "offered": Beat(TRAVEL),
    "accepted": Beat(300),
    "refused": Beat(TURN + 900 + PENALTY),
    "round-ended": Beat(0),
}


def beat_ms(events: Iterable[Event]) -> int:
    return total_ms(BEATS, events)
