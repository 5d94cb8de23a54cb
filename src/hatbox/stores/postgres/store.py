"""The store port on PostgreSQL: any number of servers may share one database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from hatbox.extras import require
from hatbox.tables.log.store import START, Append, CodeTaken, StoreFailed, TableCode, Version

from . import statements
from .appender import Appender
from .changes import PostgresChanges
from .clock import DatabaseClock
from .database import Database, store_errors
from .schema import migrate
from .turns import Turns


class PostgresStore:
    def __init__(self, url: str) -> None:
        require("asyncpg", "postgres")
        self._database = Database(url)
        self._appender = Appender(self._database)
        self._turns = Turns(self._database, self._appender)
        self.clock = DatabaseClock()
        self.changes = PostgresChanges(self._database, self.clock)

    async def open(self) -> None:
        await self._database.open()
        async with store_errors():
            db = await self._database.connect("migration", patient=True)
            try:
                await migrate(db)
            finally:
                await db.close()
        self._appender.open()

    async def close(self) -> None:
        await self._appender.close()
        await self._database.close()

    async def create(self, table: TableCode, entry: bytes, at_ms: int) -> None:
        if not await self._rows(statements.CREATE, table, entry, at_ms):
            raise CodeTaken(table)

    async def append(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        *,
        record: bytes | None = None,
    ) -> None:
        await self._appender.append(table, after, entries, at_ms, record)

    @asynccontextmanager
    async def turn(self, table: TableCode) -> AsyncIterator[Append]:
        async with self._turns.take(table) as turn:
            yield turn.append

    async def read(self, table: TableCode, after: Version = START) -> list[bytes]:
        await self._appender.fence()
        rows = await self._rows(statements.READ, table, after)
        if [version for version, _ in rows] != list(range(after + 1, after + len(rows) + 1)):
            raise StoreFailed("broken-log")
        return [entry for _, entry in rows]

    async def probe(self) -> None:
        await self._rows(statements.PROBE)

    async def exists(self, table: TableCode) -> bool:
        return bool((await self._column(statements.EXISTS, table))[0])

    async def idle_since(self, before_ms: int) -> list[TableCode]:
        return await self._column(statements.IDLE, before_ms)

    async def newest(self) -> int:
        [newest] = await self._column(statements.NEWEST)
        return int(newest)

    async def visit(self, table: TableCode, at_ms: int) -> None:
        await self._rows(statements.VISIT, table, at_ms)

    async def end(self, table: TableCode) -> None:
        await self._in_one_transaction(statements.END, table)

    async def delete(self, table: TableCode) -> None:
        """Deleted rows stay in the files until VACUUM, and in WAL and backups while these live."""
        await self._in_one_transaction(statements.DELETE, table)

    async def records(
        self, table: TableCode, skip: int = 0, most: int | None = None
    ) -> list[bytes]:
        return await self._column(statements.RECORDS, table, most, skip)

    async def record(self, table: TableCode, number: int | None = None) -> tuple[int, bytes] | None:
        rows = await self._rows(statements.RECORD, table, number)
        return (rows[0][0], rows[0][1]) if rows else None

    async def drop_records(self, before_ms: int) -> None:
        async with self._database.connection() as db, db.transaction():
            await db.execute(statements.DROP_OLD_RECORDS, before_ms)
            await db.execute(statements.DROP_EMPTY_TABLES)

    @property
    def queue_length(self) -> int:
        return self._appender.queue_length

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        async with self._database.connection() as db:
            rows: list[Any] = await db.fetch(query, *values)
        return rows

    async def _column(self, query: str, *values: Any) -> list[Any]:
        return [row[0] for row in await self._rows(query, *values)]

    async def _in_one_transaction(self, queries: Sequence[str], *values: Any) -> None:
        async with self._database.connection() as db, db.transaction():
            for query in queries:
                await db.execute(query, *values)
