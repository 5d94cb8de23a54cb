"""The time of the database, so that all servers agree on beats and deadlines."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from hatbox.tables.schedule.clock import LoopClock, steady_ms

SAMPLES = 16


class Sample(NamedTuple):
    """How long an answer took, and how far the database's clock was ahead of ours by it."""

    took_ms: float
    offset_ms: float


class DatabaseClock(LoopClock):
    """A steady clock plus its offset to `clock_timestamp()`; the quickest answer is the best."""

    def __init__(self) -> None:
        self._samples: deque[Sample] = deque(maxlen=SAMPLES)
        super().__init__()
        self._latest = 0

    def note(self, database_ms: float, asked_ms: float, answered_ms: float) -> None:
        middle = (asked_ms + answered_ms) / 2
        self._samples.append(Sample(answered_ms - asked_ms, database_ms - middle))
        self._offset_ms = min(self._samples).offset_ms

    def wall_ms(self) -> int:
        """The database's, whatever the clock of this machine says."""
        return int(steady_ms() + self._offset_ms) if self._samples else super().wall_ms()

    def now_ms(self) -> int:
        """It never goes back when the offset is corrected."""
        self._latest = max(self._latest, int(steady_ms() + self._offset_ms))
        return self._latest

    def not_before(self, ms: int) -> None:
        """The database's time is what all servers go by."""
