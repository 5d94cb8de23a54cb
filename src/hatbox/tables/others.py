"""One table at several servers: what the others wrote, who is with them, who wrote first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from .audience.broadcast import Broadcast
from .audience.messages import Talk
from .audience.presence import decode_here
from .changes import Change as RemoteChange
from .changes import ServerId
from .errors import TableError
from .jobs import Jobs
from .log.journal import Change, Journal, Overtaken
from .log.store import StoreFailed, TableCode, Version
from .services import Services
from .settings import SECOND

T = TypeVar("T")

# How often a command races with other servers before it waits in line.
FREE_TRIES = 3
encode_talk = msgspec.msgpack.Encoder().encode
decode_talk = msgspec.msgpack.Decoder(Talk).decode


class RoomCallbacks(Protocol):
    """What the room does with it; all of it under the lock of the table's jobs."""

    async def refresh(self) -> None: ...

    async def presence_changed(self) -> None: ...

    def release_others(self, change: Change) -> None: ...


class Others:
    __slots__ = ("_broadcast", "_changes", "_jobs", "_journal", "_room", "_services")

    def __init__(
        self,
        services: Services,
        room: RoomCallbacks,
        journal: Journal,
        broadcast: Broadcast,
        jobs: Jobs,
    ) -> None:
        self._services = services
        self._changes = services.changes
        self._room = room
        self._journal = journal
        self._broadcast = broadcast
        self._jobs = jobs

    @property
    def code(self) -> TableCode:
        return self._journal.table.code

    def hear_change(self, remote: RemoteChange) -> None:
        """Another server has stored entries: apply them, and tell our visitors the same."""
        self._jobs.start(self._hear(partial(self._journal.hear, remote)))

    def hear_gap(self) -> None:
        """Some changes may have been lost on the way."""
        if self._broadcast.visitors:
            self._jobs.start(self._hear(self._journal.catch_up))

    def hear_talk(self, message: bytes) -> None:
        self._broadcast.say(decode_talk(message))

    def hear_presence(self, server: ServerId, presence: bytes | None) -> None:
        here = None if presence is None else decode_here(presence)
        if self._broadcast.presence.note_elsewhere(server, here):
            # It may have read the log before our last append, and not have been told of it.
            self._announce()
        if here is None:
            # It may have died, or lost its line, after an append and before it told us.
            self.hear_gap()
        self._jobs.start(self.until_stored(self._room.presence_changed))

    def _announce(self) -> None:
        """Whoever has an older version reads the log."""
        version = Version(self._journal.table.version)
        self._changes.publish(RemoteChange(self.code, version))

    async def _hear(self, read: Callable[[], Awaitable[Change]]) -> None:
        await self._room.refresh()
        change = await read()
        self._tell(change)
        if change.entries:
            late_ms = self._services.clock.now_ms() - change.entries[-1].at
            self._services.tally.on_delay(max(0, late_ms) / SECOND)

    def _tell(self, change: Change) -> None:
        if change.entries or self._journal.table.is_closed:
            self._room.release_others(change)

    async def meet(self) -> None:
        """After the first visitor came: say so, learn who is elsewhere, and read what they wrote.

        In this order, because from now on the others tell us what they write.
        """
        self._broadcast.context(self._journal.table)
        try:
            others = await self._changes.presence(self.code)
        except StoreFailed:
            raise TableError("not-stored") from None
        for server, presence in others.items():
            self._broadcast.presence.note_elsewhere(server, decode_here(presence))
        await self._journal.catch_up()
        if others:
            # What we read may have been stored by a server that could not tell the others.
            self._announce()

    async def read_news(self) -> None:
        """Before somebody comes in, who may have seen more at a server that died untold.

        While the store is away, the table is shown as it is known here.
        """
        if self._changes.has_others(self.code):
            with suppress(TableError):
                self._tell(await self._journal.catch_up())

    def talk(self, said: Talk) -> None:
        self._changes.talk(self.code, encode_talk(said))

    async def until_stored(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Where another server wrote first, tell what it did and judge again on the new state."""
        for _ in range(FREE_TRIES):
            try:
                return await attempt()
            except Overtaken as overtaken:
                self._room.release_others(overtaken.change)
            except TableError as refused:
                if not await self._was_behind(refused):
                    raise
        return await self._in_turn(attempt)

    async def _was_behind(self, refused: TableError) -> bool:
        """A refusal is only told on the newest state: what others wrote may be on its way."""
        if refused.code == "not-stored" or not self._changes.is_shared:
            return False
        change = await self._journal.catch_up()
        if change.entries:
            self._room.release_others(change)
        return bool(change.entries)

    async def _in_turn(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Whoever lost race after race waits in line: then nobody can write first."""
        async with self._journal.turn():
            self._room.release_others(await self._journal.catch_up())
            try:
                return await attempt()
            except Overtaken as overtaken:
                self._room.release_others(overtaken.change)
                raise TableError("not-stored") from None
