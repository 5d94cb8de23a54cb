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

    def call_later(self, delay_ms: int, callback: Callable[[], None]) -> Alarm: ...


class LoopClock:
    """The clock of the machine and the alarms of the running event loop."""

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

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
