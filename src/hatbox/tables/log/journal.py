"""The journal of a table in use: entries are applied in memory, stored, and only then told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import NoReturn

from msgspec import Struct, structs

from hatbox.games import IllegalMove
from hatbox.structs import Quiet

from ..audience.messages import Phase, Talk
from ..bots import Bots
from ..changes import Change as RemoteChange
from ..errors import TableError
from ..mind_port import Decision
from ..schedule.agreement import entries_agreed
from ..services import Services
from ..settings import DAY
from ..state.context import Context
from ..state.table import Table
from .apply import apply
from .entries import Entry, Moved, Rematched, decoder, encoder
from .rebuild import rebuild, seats_stood_in
from .record import is_recorded_now, record_of
from .store import START, Append, StoreFailed, Version, VersionConflict


class Change(Struct, gc=False):
    """What was applied, and may be told as soon as it is stored; `raw` are the bytes stored.

    `before` is the phase of the table before it. `is_game_alone`: nobody came, went, changed seats
    or took theirs back.
    """

    before: Phase = "open"
    raw: list[bytes] = []
    entries: list[Entry] = []
    events: list[object] = []
    reactions: list[Talk] = []
    moves: int = 0
    is_game_alone: bool = True

    __repr__ = Quiet.__repr__


class Overtaken(Exception):
    """Another server wrote first. `change` is what it did; the command must be judged again."""

    def __init__(self, change: Change) -> None:
        super().__init__()
        self.change = change


class Journal:
    """A table with its log and its minds.

    `is_stale`: memory and store may differ, and the store is right.
    `wrote_last`: the newest entries are from this server, so it acts next where nobody has to.
    """

    __slots__ = ("_append", "_services", "_visited", "bots", "is_stale", "table", "wrote_last")

    def __init__(self, services: Services, table: Table, bots: Bots) -> None:
        self._services = services
        # Of whoever has the turn.
        self._append: Append | None = None
        self.table = table
        self.bots = bots
        self.is_stale = False
        self.wrote_last = False
        self._visited = 0

    async def write(self, entries: Sequence[Entry], context: Context) -> Change:
        """Append entries and what follows from them by agreement: all are stored, or none."""
        change = self.apply(entries, context)
        if change.entries:
            await self.settle(change, self.append(change))
        return change

    def apply(self, entries: Sequence[Entry], context: Context) -> Change:
        """In memory; nobody may be told before it has been stored."""
        change = Change(self.table.phase)
        self._apply(map(self._completed, entries), change)
        while more := entries_agreed(self.table, context):
            self._apply(more, change)
        return change

    def append(self, change: Change) -> Awaitable[None]:
        """Hand what was applied to the store; done when it is on disk."""
        table = self.table
        is_recorded = table.phase != change.before and is_recorded_now(table, change.before)
        record = record_of(table, self.bots) if is_recorded else None
        change.raw = [encoder.encode(entry) for entry in change.entries]
        after = Version(table.version - len(change.raw))
        append = self._append or self._services.store.append
        return append(table.code, after, change.raw, change.entries[-1].at, record=record)

    async def settle(self, change: Change, stored: Awaitable[None]) -> None:
        """Wait until it is stored; if it cannot be, the table is again as the store has it."""
        after = Version(self.table.version - len(change.raw))
        try:
            await stored
        except VersionConflict:
            self._services.tally.conflicts += 1
            self.is_stale = True
            raise Overtaken(await self._catch_up_from(after)) from None
        except StoreFailed:
            await self._roll_back()
        self.note_stored(change)
        if self.table.is_closed:
            await self._end()

    def note_stored(self, change: Change) -> None:
        self.wrote_last = True
        self._services.tally.moves += change.moves if self.table.lesson is None else 0
        if self._services.changes.is_shared:
            version = Version(self.table.version)
            self._services.changes.publish(
                RemoteChange(self.table.code, version, tuple(change.raw))
            )

    def _apply(self, entries: Iterable[Entry], change: Change) -> None:
        table = self.table
        for entry in entries:
            try:
                events = apply(table, entry)
            except IllegalMove as illegal:
                raise TableError(illegal.code) from None
            if isinstance(entry, Moved):
                change.moves += 1
            if not isinstance(entry, Moved) or table.sitters_version == table.version:
                change.is_game_alone = False
            change.entries.append(entry)
            change.events += events
            change.reactions += self.bots.watch(table, entry, events)

    def _completed(self, entry: Entry) -> Entry:
        """A finished game is not read again, so what minds learnt in it is logged."""
        if isinstance(entry, Rematched):
            return structs.replace(entry, known=self.bots.known(self.table))
        return entry

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """No other server writes meanwhile."""
        try:
            async with self._services.store.turn(self.table.code) as self._append:
                yield
        except StoreFailed:
            raise TableError("not-stored") from None
        finally:
            self._append = None

    async def hear(self, remote: RemoteChange) -> Change:
        """Apply what another server wrote, which may be known already or follow a gap."""
        behind = remote.version - self.table.version
        if behind <= 0:
            return Change()
        entries = [decoder.decode(entry) for entry in remote.entries]
        if len(entries) == behind and self._knows_stand_ins(entries):
            return self._apply_others(entries)
        change = await self.catch_up()
        if self.table.version < remote.version:
            await self.reload()
        return change

    async def catch_up(self) -> Change:
        """Read and apply what other servers have appended.

        The newest entry that is known is read again: without it the table has ended.
        """
        self._services.tally.catch_ups += 1
        told = Version(self.table.version)
        raw = await self._read(Version(told - 1))
        if not raw:
            self.table.close()
            return Change()
        entries = [decoder.decode(entry) for entry in raw[1:]]
        if self._knows_stand_ins(entries):
            return self._apply_others(entries)
        return await self._catch_up_from(told)

    async def _catch_up_from(self, told: Version) -> Change:
        """Rebuild the table as of this version; everything after it is news."""
        raw = await self._read()
        self.is_stale = False
        if not raw:
            self.table.close()
            return Change()
        later = [decoder.decode(entry) for entry in raw[told:]]
        self.table, self.bots = self._rebuild(raw[:told], *seats_stood_in(later))
        return self._apply_others(later)

    def _knows_stand_ins(self, entries: Sequence[Entry]) -> bool:
        """A stand-in that plays elsewhere must have watched here since the deal, too."""
        return seats_stood_in(entries) <= self.bots.seated.keys()

    def _apply_others(self, entries: Sequence[Entry]) -> Change:
        change = Change()
        for entry in entries:
            self.wrote_last = False
            self.bots.decide_again(self.table, entry)
            self._apply([entry], change)
        return change

    async def _roll_back(self) -> NoReturn:
        self.is_stale = True
        self._services.saving.failed()
        await self.reload()
        raise TableError("not-stored") from None

    async def _end(self) -> None:
        """Best effort: `Hall` tries again when somebody asks for the closed table."""
        with suppress(StoreFailed):
            await self._services.store.end(self.table.code)

    async def reload(self) -> None:
        """After a failure: the table as the store has it."""
        raw = await self._read()
        if raw:
            self.table, self.bots = self._rebuild(raw)
        else:
            self.table.close()
        self.is_stale = False

    async def ask_mind(self) -> Decision:
        """The decision of the mind at the seat to move, or of its stand-in."""
        seat = self.table.running.seat_to_move or 0
        await self._call_stand_in(seat)
        return self.bots.decide(self.table, seat)

    async def _call_stand_in(self, seat: int) -> None:
        """Made from the log when first needed, so that it has watched since the deal."""
        if seat not in self.bots.seated:
            self.bots.seated[seat] = self._rebuild(await self._read(), seat)[1].seated[seat]

    async def _read(self, after: Version = START) -> list[bytes]:
        try:
            return await self._services.store.read(self.table.code, after)
        except StoreFailed as failed:
            # Damage is of this table alone.
            if not failed.is_damage:
                self._services.saving.failed()
            raise TableError("not-stored") from None

    def _rebuild(self, raw: Sequence[bytes], *also: int) -> tuple[Table, Bots]:
        services = self._services
        return rebuild(self.table.code, raw, services.settings, services.minds, also)

    def is_visit_due(self, now: int) -> bool:
        """Entries show that a table is in use; between them one visit a day is enough."""
        return now - max(self.table.last_at, self._visited) >= DAY

    async def note_visit(self, now: int) -> None:
        self._visited = now
        with suppress(StoreFailed):
            await self._services.store.visit(self.table.code, now)

    async def delete(self) -> None:
        """The log, the names and the records go."""
        try:
            await self._services.store.delete(self.table.code)
        except StoreFailed:
            raise TableError("not-stored") from None
        # A version that nobody will find: the other servers see that the table is gone.
        gone = RemoteChange(self.table.code, Version(self.table.version + 1))
        self._services.changes.publish(gone)
        self.table.close()
