"""A store in memory, lost with the process: for tests and experiments."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from hatbox.tables.log.store import (
    START,
    Append,
    CodeTaken,
    TableCode,
    Version,
    VersionConflict,
)


class MemoryStore:
    def __init__(self) -> None:
        self._logs: dict[TableCode, list[bytes]] = {}
        self._last: dict[TableCode, int] = {}
        self._turns: dict[TableCode, asyncio.Lock] = {}
        self._ended: set[TableCode] = set()
        self._records: dict[TableCode, list[tuple[int, int, bytes]]] = {}

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def create(self, table: TableCode, entry: bytes, at_ms: int) -> None:
        if await self.exists(table):
            raise CodeTaken(table)
        self._logs[table] = [entry]
        self._records[table] = []
        self._last[table] = at_ms

    async def append(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        *,
        record: bytes | None = None,
    ) -> None:
        if turn := self._turns.get(table):
            async with turn:
                pass
        self._append(table, after, entries, at_ms, record)

    def _append(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        record: bytes | None,
    ) -> None:
        log = self._logs.get(table)
        if log is None or len(log) != after:
            raise VersionConflict(table, after)
        log.extend(entries)
        self._last[table] = at_ms
        if record is not None:
            kept = self._records[table]
            number = kept[-1][0] + 1 if kept else 1
            kept.append((number, at_ms, record))

    @asynccontextmanager
    async def turn(self, table: TableCode) -> AsyncIterator[Append]:
        async with self._turns.setdefault(table, asyncio.Lock()):
            yield self._append_in_turn

    async def _append_in_turn(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        *,
        record: bytes | None = None,
    ) -> None:
        self._append(table, after, entries, at_ms, record)

    async def read(self, table: TableCode, after: Version = START) -> list[bytes]:
        return list(self._logs.get(table, ())[after:])

    async def probe(self) -> None:
        """Memory takes everything."""

    async def exists(self, table: TableCode) -> bool:
        return table in self._logs or table in self._ended

    async def idle_since(self, before_ms: int) -> list[TableCode]:
        return sorted(table for table in self._logs if self._last[table] < before_ms)

    async def newest(self) -> int:
        return max(self._last.values(), default=0)

    async def visit(self, table: TableCode, at_ms: int) -> None:
        if table in self._logs:
            self._last[table] = max(self._last[table], at_ms)

    async def end(self, table: TableCode) -> None:
        if self._logs.pop(table, None) is not None:
            self._ended.add(table)

    async def delete(self, table: TableCode) -> None:
        self._logs.pop(table, None)
        self._last.pop(table, None)
        self._records.pop(table, None)
        self._ended.discard(table)

    async def records(
        self, table: TableCode, skip: int = 0, most: int | None = None
    ) -> list[bytes]:
        found = [record for _, _, record in self._records.get(table, ())]
        return found[skip:] if most is None else found[skip : skip + most]

    async def record(self, table: TableCode, number: int | None = None) -> tuple[int, bytes] | None:
        found = [
            (known, record)
            for known, _, record in self._records.get(table, ())
            if number in (None, known)
        ]
        return found[-1] if found else None

    async def drop_records(self, before_ms: int) -> None:
        for table, records in self._records.items():
            self._records[table] = [kept for kept in records if kept[1] >= before_ms]
        for table in [ended for ended in self._ended if not self._records[ended]]:
            await self.delete(table)

    @property
    def queue_length(self) -> int:
        return 0
