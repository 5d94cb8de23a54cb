"""How long the events of Magic Hat are shown: the lengths of the client's motions."""

from __future__ import annotations

from collections.abc import Iterable

from ..beats import AT_ONCE, Beat, Part, Reading, reading, total_ms
from .events import Event

WINNER = ("seat",)

BEATS: dict[str, Beat] = {
    # M3: the sixth hat goes into the box before everybody's eyes.
    "round-began": (Part("vanish", 1000), Part("close", 450), Part("away", 450)),
    "looked-into": (Part("look", 600),),
    "animal-seen": AT_ONCE,
    "swapped": (Part("swap", 1100),),
    "skipped": AT_ONCE,
    # Nothing before the next event says whether it is true.
    "called": (Part("words", 900), Part("breath", 500)),
    "box-seen": AT_ONCE,
    "went-out": (Part("verdict", 1600),),
    "round-won": (Part("open", 700), Part("verdict", 2500, ends_by=WINNER)),
}


def beat_ms(events: Iterable[Event]) -> int:
    return total_ms(BEATS, events)


def beat_reading(events: Iterable[Event]) -> Reading | None:
    return reading(BEATS, events)
