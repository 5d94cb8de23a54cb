"""A PostgreSQL database as a whole, to be moved to another store or filled from one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from hatbox.extras import require
from hatbox.tables.log.store import StoreFailed

from ..archive import BATCH, RELATIONS, Relation, Row
from .database import Database, store_errors
from .schema import migrate

SERVERS = """
    SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
    AND application_name LIKE 'hatbox%' AND pid <> pg_backend_pid())
"""
LOCK = "LOCK TABLE tables, entries, records IN EXCLUSIVE MODE"
# What PostgreSQL keeps beside the log to decide appends.
FINISH = """
    UPDATE tables SET version = newest.version, at = newest.at
    FROM (SELECT DISTINCT ON (code) code, version, at FROM entries ORDER BY code, version DESC)
    AS newest WHERE newest.code = tables.code
"""


class PostgresArchive:
    def __init__(self, url: str) -> None:
        require("asyncpg", "postgres")
        self._database = Database(url)

    @asynccontextmanager
    async def source(self) -> AsyncIterator[OpenDatabase]:
        async with store_errors(), self._opened() as db:
            yield OpenDatabase(db)

    @asynccontextmanager
    async def target(self) -> AsyncIterator[OpenDatabase]:
        async with store_errors(), self._opened() as db:
            yield OpenDatabase(db)
            await db.execute(FINISH)

    @asynccontextmanager
    async def _opened(self) -> AsyncIterator[Any]:
        db = await self._database.connect("move-data", patient=True)
        try:
            if await db.fetchval(SERVERS):
                raise StoreFailed("in-use")
            await migrate(db)
            async with db.transaction(isolation="repeatable_read"):
                await db.execute(LOCK)
                yield db
        finally:
            await db.close()


class OpenDatabase:
    """The rows of locked tables; if the transaction does not end well nothing of a load is kept."""

    def __init__(self, db: Any) -> None:
        self._db = db

    async def rows(self, relation: Relation) -> AsyncIterator[Sequence[Row]]:
        cursor = await self._db.cursor(relation.query)
        while rows := await cursor.fetch(BATCH):
            yield [tuple(row) for row in rows]

    async def is_empty(self) -> bool:
        queries = (f"SELECT EXISTS (SELECT FROM {relation.name})" for relation in RELATIONS)
        return not any([await self._db.fetchval(query) for query in queries])

    async def load(self, relation: Relation, rows: Sequence[Row]) -> None:
        columns, records = relation.columns, rows
        if relation.name == "tables":
            columns = (*columns, "version", "at")
            records = [(code, visited, bool(ended), 0, 0) for code, visited, ended in rows]
        await self._db.copy_records_to_table(relation.name, records=records, columns=columns)
