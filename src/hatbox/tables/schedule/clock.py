"""The time, handed in: tests turn it by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now_ms(self) -> int:
        """The time of day, for it must mean the same after a restart."""

    def wall_ms(self) -> int:
        """The time of day as the machine has it now, which may have been set since."""

    def not_before(self, ms: int) -> None:
        """What was stored lies in the past: a clock that is behind it goes on from there."""

    def call_later(self, delay_ms: int, callback: Callable[[], None]) -> Alarm: ...


def steady_ms() -> float:
    """A clock that nobody sets; on Linux it also counts while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) / 1_000_000
    return time.monotonic_ns() / 1_000_000


class LoopClock:
    """The time of day when the server started, and what has passed since by a steady clock.

    A wall clock that is set back would stop running games, one set ahead would end idle tables.
    """

    def __init__(self) -> None:
        self._offset_ms = self.wall_ms() - steady_ms()

    def now_ms(self) -> int:
        return int(steady_ms() + self._offset_ms)

    def wall_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def not_before(self, ms: int) -> None:
        self._offset_ms += max(0, ms - self.now_ms())

    def call_later(self, delay_ms: int, callback: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(delay_ms / 1000, callback)


class OneAlarm:
    """Set again and again, for whatever comes first."""

    __slots__ = ("_alarm", "_at", "_clock", "_is_stopped", "_ring")

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._alarm: Alarm | None = None
        self._at = 0
        self._is_stopped = False

    def set(self, now: int, at: int | None) -> None:
        """One that rings too early does no harm, so an earlier alarm is left as it is."""
        if at is None or self._is_stopped:
            self._cancel()
        elif self._alarm is None or self._at > at:
            self._cancel()
            self._at = at
            self._alarm = self._clock.call_later(max(0, at - now), self._rings)

    def stop(self) -> None:
        """For good."""
        self._is_stopped = True
        self._cancel()

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _rings(self) -> None:
        self._alarm = None
        self._ring()
