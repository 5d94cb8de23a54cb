"""A table with its log: folded in memory, stored, and only then news."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any, NoReturn

from hatbox.games import IllegalMove

from ..bots import Reaction, Thinkers
from ..errors import TableError
from ..schedule.agreement import consequences
from ..services import Services
from ..settings import DAY
from ..state.context import Moment
from ..state.table import Table
from .apply import fold
from .entries import Entry, Moved, encoder
from .rebuild import replay
from .record import is_recorded_now, is_running, record_of
from .store import StoreFailed, Version, VersionConflict


class News:
    """What was stored, and may be told from now on."""

    __slots__ = ("entries", "events", "moves", "reactions")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.moves = 0
        self.events: list[Any] = []
        self.reactions: list[Reaction] = []

    @property
    def is_only_moves(self) -> bool:
        """Nobody came, went or changed seats."""
        return 0 < self.moves == len(self.entries)


class Ledger:
    """`is_stale`: memory and store may differ, and the store is right."""

    __slots__ = ("_services", "_visited", "is_stale", "table", "thinkers")

    def __init__(self, services: Services, table: Table, thinkers: Thinkers) -> None:
        self._services = services
        self.table = table
        self.thinkers = thinkers
        self.is_stale = False
        self._visited = 0

    async def write(self, entries: Sequence[Entry], moment: Moment) -> News:
        """Entries and what follows from them, all stored or none."""
        news, was_running = News(), is_running(self.table)
        self._fold(entries, news)
        while more := consequences(self.table, moment):
            self._fold(more, news)
        if news.entries:
            is_recorded = is_recorded_now(self.table, was_running=was_running)
            record = record_of(self.table, self.thinkers) if is_recorded else None
            try:
                await self._stored(news.entries, record)
            except (VersionConflict, StoreFailed):
                await self._give_up()
            self._services.tally.moves += news.moves
            if self.table.is_closed:
                await self._end()
        return news

    def _fold(self, entries: Sequence[Entry], news: News) -> None:
        for entry in entries:
            try:
                events = fold(self.table, entry)
            except IllegalMove as illegal:
                raise TableError(illegal.code) from None
            news.entries.append(entry)
            news.moves += isinstance(entry, Moved)
            news.events += events
            news.reactions += self.thinkers.saw(self.table, entry, events)

    def _stored(self, entries: Sequence[Entry], record: bytes | None) -> Awaitable[None]:
        table, store = self.table, self._services.store
        raw = [encoder.encode(entry) for entry in entries]
        after = Version(table.version - len(raw))
        return store.append(table.code, after, raw, entries[-1].at, record=record)

    async def _give_up(self) -> NoReturn:
        self.is_stale = True
        await self.refresh()
        raise TableError("not-stored") from None

    async def _end(self) -> None:
        """If this fails it is made good when somebody asks for the table again."""
        with suppress(StoreFailed):
            await self._services.store.end(self.table.code)

    async def refresh(self) -> None:
        """After a failure: as the store has it."""
        try:
            raw = await self._services.store.read(self.table.code)
        except StoreFailed:
            raise TableError("not-stored") from None
        if raw:
            self.table, self.thinkers = self._replay(raw)
        else:
            self.table.close()
        self.is_stale = False

    async def call_thinker(self, seat: int) -> None:
        """A stand-in that has watched since the deal; made from the log when first needed."""
        if seat in self.thinkers.seated:
            return
        try:
            raw = await self._services.store.read(self.table.code)
        except StoreFailed:
            raise TableError("not-stored") from None
        self.thinkers.seated[seat] = self._replay(raw, seat)[1].seated[seat]

    def _replay(self, raw: Sequence[bytes], *also: int) -> tuple[Table, Thinkers]:
        services = self._services
        return replay(self.table.code, raw, services.settings, services.minds, also)

    def is_visit_due(self, now: int) -> bool:
        """Entries tell that a table is alive; between them a visit a day is enough."""
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
