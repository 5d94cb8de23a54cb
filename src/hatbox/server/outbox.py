"""What waits to be sent to one connection: in order, bounded, and never waited for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from hatbox.tables.audience.messages import OwnEvent, PublicPart, TableNow, You, YouPart

from .messages import encode

# A connection that is so many messages behind gets several states of the table as one.
BEHIND = 8


class Pipe(Protocol):
    """Where the bytes go; it says when it cannot take more."""

    @property
    def is_clogged(self) -> bool: ...
    def write(self, text: bytes) -> None: ...


class Outbox:
    """A bounded queue. States of the table may be coalesced, events never are.

    While the pipe takes them, messages go straight through and nothing is queued. `overflows` is
    called once, when more wait than `most`.
    """

    __slots__ = ("_events", "_most", "_overflows", "_pipe", "_queue", "is_overflowing")

    def __init__(self, pipe: Pipe, most: int, overflows: Callable[[], None]) -> None:
        self._pipe = pipe
        self._most = most
        self._overflows = overflows
        self._queue: deque[Struct] = deque()
        self._events = 0
        self.is_overflowing = False

    def __len__(self) -> int:
        return len(self._queue)

    def put(self, message: Struct) -> None:
        if not (self._queue or self._pipe.is_clogged):
            self._pipe.write(encode(message))
        elif not self.is_overflowing:
            self._append(self._coalesced(message))

    def _coalesced(self, now: Struct) -> Struct:
        """Far behind, the new state replaces the last one and takes its events along.

        Not across a hand-over: what one seat saw alone must not stand in the message of another.
        """
        last = self._queue[-1] if len(self._queue) >= BEHIND else None
        if not (isinstance(last, TableNow) and isinstance(now, TableNow)):
            return now
        if is_handed_over(last.you, now.you):
            return now
        self._queue.pop()
        self._events -= events_in(last)
        return with_events_of(last, now)

    def _append(self, item: Struct) -> None:
        self._queue.append(item)
        self._events += events_in(item)
        if max(len(self._queue), self._events) > self._most:
            self.is_overflowing = True
            self._queue.clear()
            self._overflows()

    def flush(self) -> None:
        """The pipe takes more again."""
        while self._queue and not self._pipe.is_clogged:
            item = self._queue.popleft()
            self._events -= events_in(item)
            self._pipe.write(encode(item))


def is_handed_over(last: You, now: You) -> bool:
    return (last.seat, last.in_view) != (now.seat, now.in_view)


def events_in(item: Struct) -> int:
    if not isinstance(item, TableNow):
        return 0
    return len(item.public.value.events) + len(item.you.events)


def with_events_of(last: TableNow, now: TableNow) -> TableNow:
    """The new state with the events of both; own events keep their place among the public ones."""
    before, after = last.public.value.events, now.public.value.events
    moved = [OwnEvent(own.after + len(before), own.event) for own in now.you.events]
    public = PublicPart(replace(now.public.value, events=[*before, *after]))
    return TableNow(public, YouPart(replace(now.you, events=[*last.you.events, *moved])))
