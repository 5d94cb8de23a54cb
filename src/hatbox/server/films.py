"""What is told of a finished game: its awards and its replay, computed from the record.

Everybody at a table asks when the game is over, so the last answers are kept, compressed.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import sys
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from hatbox.analysis.awards import awards
from hatbox.analysis.replay import replay
from hatbox.games.record import parse
from hatbox.games.verify import verify
from hatbox.tables import TableError

from .bodies import GameTold
from .limits import Places
from .messages import encode

ADDRESS = b"/api/replay"
# Several times what a long game of eight bots takes, with all their thoughts.
MOST_BYTES = 1_000_000
# Records on their way to us, of one address and in all.
MOST_UPLOADS = 2
MOST_UPLOADS_IN_ALL = 16
MOST_KEPT = 32
SWITCH_SECONDS = 0.0005
# Who comes when so many wait is turned away.
MOST_WAITING = 16


class Films:
    """One is made at a time, in a thread: a long game takes tenths of a second."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0
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
        if key not in self._kept:
            self._keep(key, await self._make_in_turn(record, number))
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _make_in_turn(self, record: bytes, number: int) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise TableError("too-many")
        self._waiting += 1
        try:
            async with self._turn:
                with quick_switches():
                    return await asyncio.to_thread(make, record, number)
        finally:
            self._waiting -= 1

    def _keep(self, key: bytes, film: bytes) -> None:
        self._kept[key] = film
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


@contextmanager
def quick_switches() -> Iterator[None]:
    """Let other threads have the interpreter soon: a move needs it several times until it is stored
    and told, and waited up to five milliseconds each time while a film was being made."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def make(text: bytes, number: int) -> bytes:
    record = parse(text)
    verify(record)
    told = GameTold(number, awards(record), replay(record))
    return gzip.compress(encode(told), compresslevel=5, mtime=0)
