"""The heartbeat of a connection: a lost line is noticed at both ends within three seconds.

A page that is seen says `ping` every second and hears `pong`. Before it is hidden, when its timers
may sleep, it says `rest`. Whoever never says `ping`, as most programs, is not waited for: the pings
of the WebSocket protocol find out later. These are bare words, not JSON, and `wire` answers them
without the table, so that ten thousand pages cost little.
"""

from __future__ import annotations

PING, PONG, REST = "ping", "pong", "rest"
EVERY_MS = 1000
SILENT_SECONDS = 2.3


class Pulse:
    """Whether somebody who promised to be heard is heard."""

    __slots__ = ("_heard_at", "is_silent")

    def __init__(self) -> None:
        self._heard_at: float | None = None
        self.is_silent = False

    def beat(self, now: float) -> bool:
        """Heard; whether that is news."""
        was_silent, self.is_silent = self.is_silent, False
        self._heard_at = now
        return was_silent

    def rest(self) -> bool:
        """Not to be waited for; whether it was missed until now."""
        was_silent, self.is_silent = self.is_silent, False
        self._heard_at = None
        return was_silent

    def falls_silent(self, now: float) -> bool:
        """Whether it was heard until now and should have been heard since."""
        if self.is_silent or self._heard_at is None or now - self._heard_at < SILENT_SECONDS:
            return False
        self.is_silent = True
        return True
