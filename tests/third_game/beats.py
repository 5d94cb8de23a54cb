"""How long the events of Thimbles are shown."""

from __future__ import annotations

from collections.abc import Iterable

from hatbox.games.beats import Beat, total_ms
from tests.third_game.events import Event

BEATS = {
    "round-began": Beat(0),
    "lifted": Beat(900),
    "peeked": Beat(300),
    "seen-beneath": Beat(0),
}


def beat_ms(events: Iterable[Event]) -> int:
    return total_ms(BEATS, events)
