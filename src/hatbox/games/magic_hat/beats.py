"""How long the events of Magic Hat are shown: the lengths of the client's motions."""

from __future__ import annotations

from collections.abc import Iterable

from ..beats import Beat, total_ms
from .events import Event

BEATS = {
    "round-began": Beat(0),
    "looked-into": Beat(600),
    "animal-seen": Beat(0),
    "swapped": Beat(1100),
    "skipped": Beat(0),
    "called": Beat(2000),
    "box-seen": Beat(0),
    "went-out": Beat(0),
    "round-won": Beat(0),
}


def beat_ms(events: Iterable[Event]) -> int:
    return total_ms(BEATS, events)
