"""Whether the store takes writes: after a failure it is asked every second until it does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .log.store import Store, StoreFailed
from .schedule.clock import Alarm, Clock
from .settings import SECOND


class Saving:
    """One for all tables of a server; `changed` is called when `is_ok` has changed."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._alarm: Alarm | None = None
        self._trying: asyncio.Task[None] | None = None
        self.is_ok = True
        self.changed: Callable[[], None] = lambda: None

    def failed(self) -> None:
        """Something could not be read or written."""
        if self.is_ok:
            self.is_ok = False
            self._set_alarm()
            self.changed()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    async def settle(self) -> None:
        if self._trying is not None:
            await self._trying

    def _set_alarm(self) -> None:
        self._alarm = self._clock.call_later(SECOND, self._ring)

    def _ring(self) -> None:
        self._trying = asyncio.get_running_loop().create_task(self._try())

    async def _try(self) -> None:
        try:
            await self._store.probe()
        except StoreFailed:
            self._set_alarm()
        else:
            self.is_ok = True
            self.changed()
