"""What waits to be sent to one connection: in order, bounded, and never waited for."""

from __future__ import annotations

from collections import deque
from typing import Protocol

import msgspec

from hatbox.tables.audience.messages import Sight, TableNow

from .messages import encode

# A connection that is so far behind gets several views as one.
BEHIND = 8


class Pipe(Protocol):
    """Where the bytes go, soon or now; it says when it cannot take more."""

    @property
    def is_clogged(self) -> bool: ...
    def write(self, text: bytes) -> None: ...
    def write_now(self, text: bytes) -> None: ...


class Outbox:
    """Messages in order. Views may be coalesced, events never are.

    While the pipe takes them, messages go straight through and nothing is kept.
    """

    __slots__ = ("_events", "_most", "_pipe", "_queue", "is_overflowing")

    def __init__(self, pipe: Pipe, most: int) -> None:
        self._pipe = pipe
        self._most = most
        self._queue: deque[bytes | TableNow] = deque()
        self._events = 0
        self.is_overflowing = False

    def __len__(self) -> int:
        return len(self._queue)

    def put(self, message: bytes) -> None:
        if not self._queue and not self._pipe.is_clogged:
            self._pipe.write(message)
        elif not self.is_overflowing:
            self._keep(message)

    def put_table(self, sight: Sight, encoded: bytes) -> None:
        if not self._queue and not self._pipe.is_clogged:
            self._pipe.write(encoded)
        elif not self.is_overflowing:
            self._keep(self._with_the_last(sight.now))

    def _with_the_last(self, now: TableNow) -> TableNow:
        """Far behind, the new view takes the place of the last one and brings its events along."""
        last = self._queue[-1] if len(self._queue) >= BEHIND else None
        if not isinstance(last, TableNow):
            return now
        self._queue.pop()
        self._events -= len(last.events)
        return msgspec.structs.replace(now, events=[*last.events, *now.events])

    def _keep(self, item: bytes | TableNow) -> None:
        self._queue.append(item)
        self._events += len(item.events) if isinstance(item, TableNow) else 0
        if max(len(self._queue), self._events) > self._most:
            self.is_overflowing = True
            self._queue.clear()

    def flush(self) -> None:
        """The pipe takes more again."""
        while self._queue and not self._pipe.is_clogged:
            item = self._queue.popleft()
            if isinstance(item, TableNow):
                self._events -= len(item.events)
                item = encode(item)
            self._pipe.write_now(item)
