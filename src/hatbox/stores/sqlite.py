"""The store of a single machine: one SQLite file; a write returns after its commit is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from hatbox.tables.log.store import START, Append, StoreFailed, TableCode, Version

from . import statements
from .failures import failure
from .schema import migrate
from .writer import Writer

# How long to wait for the lock of another process, in milliseconds.
BUSY_TIMEOUT = 5000


class SqliteStore:
    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        self._writer = Writer(self._path)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="hatbox-reader")
        self._reader: sqlite3.Connection | None = None

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        db.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        # Keep statement journals in memory.
        db.execute("PRAGMA temp_store = MEMORY")
        # Pages that many moves change are copied back once; the WAL stays below 16 MB.
        db.execute("PRAGMA wal_autocheckpoint = 4000")
        # Overwrite deleted names, do not just unlink them.
        db.execute("PRAGMA secure_delete = ON")
        return db

    async def open(self) -> None:
        await self._in_reader(self._make_ready)
        self._writer.open(await self._in_reader(self._connect))

    def _make_ready(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        # It holds names and the secrets of running games, so only the owner may read it.
        self._path.touch(mode=0o600)
        self._reader = self._connect()
        migrate(self._reader)

    async def close(self) -> None:
        await self._writer.close()
        if self._reader is not None:
            await self._in_reader(self._reader.close)
            self._reader = None
        self._readers.shutdown()

    async def create(self, table: TableCode, entry: bytes, at_ms: int) -> None:
        await self._writer.write(partial(statements.create, table=table, entry=entry, at_ms=at_ms))

    def append(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        *,
        record: bytes | None = None,
    ) -> Awaitable[None]:
        return self._writer.write(
            lambda db: statements.append(db, table, after, entries, at_ms, record)
        )

    @asynccontextmanager
    async def turn(self, table: TableCode) -> AsyncIterator[Append]:
        """There is no other server."""
        yield self.append

    async def read(self, table: TableCode, after: Version = START) -> list[bytes]:
        rows = await self._rows(statements.READ, table, after)
        if [version for version, _ in rows] != list(range(after + 1, after + len(rows) + 1)):
            raise StoreFailed("broken-log")
        return [entry for _, entry in rows]

    async def probe(self) -> None:
        await self._writer.write(statements.probe)

    async def exists(self, table: TableCode) -> bool:
        return bool(await self._column("SELECT 1 FROM tables WHERE code = ?", table))

    async def idle_since(self, before_ms: int) -> list[TableCode]:
        return await self._column(statements.IDLE, before_ms)

    async def newest(self) -> int:
        [newest] = await self._column(statements.NEWEST)
        return int(newest)

    async def visit(self, table: TableCode, at_ms: int) -> None:
        await self._writer.write(partial(statements.visit, table=table, at_ms=at_ms))

    async def end(self, table: TableCode) -> None:
        await self._writer.write(partial(statements.end, table=table))

    async def delete(self, table: TableCode) -> None:
        """`secure_delete` overwrites the pages; the checkpoint empties the WAL as well."""
        await self._writer.write(partial(statements.delete, table=table))
        with suppress(StoreFailed):
            await self._rows("PRAGMA wal_checkpoint(TRUNCATE)")

    async def records(
        self, table: TableCode, skip: int = 0, most: int | None = None
    ) -> list[bytes]:
        return await self._column(
            "SELECT record FROM records WHERE code = ? ORDER BY number LIMIT ? OFFSET ?",
            table,
            -1 if most is None else most,
            skip,
        )

    async def record(self, table: TableCode, number: int | None = None) -> tuple[int, bytes] | None:
        rows = await self._rows(statements.RECORD, table, number)
        return (rows[0][0], rows[0][1]) if rows else None

    async def drop_records(self, before_ms: int) -> None:
        await self._writer.write(partial(statements.drop_records, before_ms=before_ms))

    @property
    def queue_length(self) -> int:
        return self._writer.queue_length

    async def _column(self, query: str, *values: Any) -> list[Any]:
        return [row[0] for row in await self._rows(query, *values)]

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        rows: list[Any] = await self._in_reader(lambda: self._select(query, values))
        return rows

    def _select(self, query: str, values: Sequence[Any]) -> list[Any]:
        if self._reader is None:
            raise StoreFailed("closed-store")
        return self._reader.execute(query, values).fetchall()

    async def _in_reader(self, work: Callable[[], Any]) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except (sqlite3.Error, OSError, RuntimeError) as error:
            raise failure(error, self._path) from None
