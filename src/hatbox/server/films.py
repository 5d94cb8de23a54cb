"""What is told of a finished game: its awards and its replay, computed from the record.

Everybody at a table asks when the game is over, so the last answers are kept, compressed.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from hatbox.tables import TableError

from .film_worker import FilmWorker
from .limits import Places

ADDRESS = b"/api/replay"
# Several times what a long game of eight bots takes, with all their thoughts.
MOST_BYTES = 1_000_000
# Records on their way to us, of one address and in all.
MOST_UPLOADS = 2
MOST_UPLOADS_IN_ALL = 16
MOST_KEPT = 32
# Who comes when so many wait is turned away.
MOST_WAITING = 16
# The worker takes 30 MB, and half a second to start.
IDLE_SECONDS = 60


class Films:
    """One is made at a time, in another process: a long game takes tenths of a second."""

    def __init__(self, worker: FilmWorker | None = None) -> None:
        self._worker = worker or FilmWorker()
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._being_made: dict[bytes, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Semaphore(1)
        self._idle: asyncio.TimerHandle | None = None
        self._uploads = Places(MOST_UPLOADS)

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """For a record that somebody sends: what is held in memory meanwhile is bounded."""
        is_full = self._uploads.total >= MOST_UPLOADS_IN_ALL
        if is_full or not self._uploads.take(address):
            raise TableError("too-many")
        try:
            yield
        finally:
            self._uploads.give_back(address)

    async def of(self, record: bytes, number: int = 0) -> bytes:
        """The answer, compressed; `BrokenRecord` if the record does not hold."""
        key = hashlib.sha256(b"%d " % number + record).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._being_made:
            self._begin(key, record, number)
        # Others may wait for the same film when this one goes.
        return await asyncio.shield(self._being_made[key])

    def _begin(self, key: bytes, record: bytes, number: int) -> None:
        if len(self._being_made) >= MOST_WAITING:
            raise TableError("too-many")
        task = asyncio.create_task(self._make_in_turn(record, number))
        self._being_made[key] = task

        def ended(task: asyncio.Task[bytes]) -> None:
            del self._being_made[key]
            if not task.cancelled() and task.exception() is None:
                self._keep(key, task.result())

        task.add_done_callback(ended)

    async def _make_in_turn(self, record: bytes, number: int) -> bytes:
        async with self._turn:
            try:
                return await asyncio.to_thread(self._worker.make, record, number)
            finally:
                self._stop_when_idle()

    def _stop_when_idle(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._stop)

    def _stop(self) -> None:
        if not self._being_made:
            self._worker.stop()

    def _keep(self, key: bytes, film: bytes) -> None:
        self._kept[key] = film
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._worker.close()
