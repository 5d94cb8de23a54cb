"""How long the events of Thimbles are shown."""

from __future__ import annotations

from collections.abc import Iterable

from hatbox.games.beats import AT_ONCE, Beat, Part, Reading, reading, total_ms
from tests.third_game.events import Event

BEATS: dict[str, Beat] = {
    "round-began": AT_ONCE,
    "lifted": (Part("lift", 900),),
    "peeked": (Part("peek", 300),),
    "seen-beneath": AT_ONCE,
}


def beat_ms(events: Iterable[Event]) -> int:
    return total_ms(BEATS, events)


def beat_reading(events: Iterable[Event]) -> Reading | None:
    return reading(BEATS, events)
