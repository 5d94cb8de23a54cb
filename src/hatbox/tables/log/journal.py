"""The journal of a table in use: entries are applied in memory, stored, and only then told."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NoReturn

from hatbox.games import IllegalMove

from ..bots import Bots, Reaction
from ..errors import TableError
from ..mind_port import Decision
from ..schedule.agreement import entries_agreed
from ..services import Services
from ..settings import DAY
from ..state.context import Context
from ..state.table import Table
from .apply import apply
from .entries import Entry, Moved, encoder
from .rebuild import rebuild
from .record import is_recorded_now, is_running, record_of
from .store import StoreFailed, Version, VersionConflict


@dataclass(slots=True)
class Change:
    """What was stored, and may be told from now on."""

    entries: list[Entry] = field(default_factory=list)
    events: list[object] = field(default_factory=list)
    reactions: list[Reaction] = field(default_factory=list)
    moves: int = 0

    @property
    def is_only_moves(self) -> bool:
        """Nobody came, went or changed seats."""
        return 0 < self.moves == len(self.entries)


class Journal:
    """A table with its log and its minds.

    `is_stale`: memory and store may differ, and the store is right.
    """

    __slots__ = ("_services", "_visited", "bots", "is_stale", "table")

    def __init__(self, services: Services, table: Table, bots: Bots) -> None:
        self._services = services
        self.table = table
        self.bots = bots
        self.is_stale = False
        self._visited = 0

    async def write(self, entries: Sequence[Entry], context: Context) -> Change:
        """Append entries and what follows from them by agreement: all are stored, or none."""
        change, was_running = Change(), is_running(self.table)
        self._apply(entries, change)
        while more := entries_agreed(self.table, context):
            self._apply(more, change)
        if change.entries:
            await self._store(change, was_running=was_running)
            self._services.tally.moves += change.moves
            if self.table.is_closed:
                await self._end()
        return change

    def _apply(self, entries: Sequence[Entry], change: Change) -> None:
        for entry in entries:
            try:
                events = apply(self.table, entry)
            except IllegalMove as illegal:
                raise TableError(illegal.code) from None
            change.entries.append(entry)
            change.moves += isinstance(entry, Moved)
            change.events += events
            change.reactions += self.bots.watch(self.table, entry, events)

    async def _store(self, change: Change, *, was_running: bool) -> None:
        table, store = self.table, self._services.store
        is_recorded = is_recorded_now(table, was_running=was_running)
        record = record_of(table, self.bots) if is_recorded else None
        raw = [encoder.encode(entry) for entry in change.entries]
        after = Version(table.version - len(raw))
        try:
            await store.append(table.code, after, raw, change.entries[-1].at, record=record)
        except (VersionConflict, StoreFailed):
            await self._roll_back()

    async def _roll_back(self) -> NoReturn:
        self.is_stale = True
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

    async def _read(self) -> list[bytes]:
        try:
            return await self._services.store.read(self.table.code)
        except StoreFailed:
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
        self.table.close()
