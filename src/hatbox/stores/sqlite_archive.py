"""A SQLite file as a whole, to be moved to another store or filled from one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

from hatbox.tables.log.store import StoreFailed

from .archive import BATCH, RELATIONS, Relation, Row
from .schema import migrate


class SqliteArchive:
    def __init__(self, path: Path) -> None:
        self._path = path

    @asynccontextmanager
    async def source(self) -> AsyncIterator[OpenFile]:
        if not self._path.is_file():
            raise StoreFailed("no-data", file=str(self._path))
        async with self._opened() as file:
            yield file

    @asynccontextmanager
    async def target(self) -> AsyncIterator[OpenFile]:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.touch(mode=0o600)
        async with self._opened() as file:
            yield file

    @asynccontextmanager
    async def _opened(self) -> AsyncIterator[OpenFile]:
        try:
            with closing(sqlite3.connect(self._path, isolation_level=None)) as db:
                lock(db)
                migrate(db)
                db.execute("BEGIN EXCLUSIVE")
                yield OpenFile(db)
                db.execute("COMMIT")
        except sqlite3.Error as error:
            code = "in-use" if is_locked(error) else type(error).__name__
            raise StoreFailed(code) from None


def lock(db: sqlite3.Connection) -> None:
    """In WAL mode every open connection holds a shared lock, so this fails beside a server."""
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("BEGIN EXCLUSIVE")
    db.execute("COMMIT")


def is_locked(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


class OpenFile:
    """The rows of a locked file; without the commit at the end nothing of a load is kept."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def rows(self, relation: Relation) -> AsyncIterator[Sequence[Row]]:
        cursor = self._db.execute(relation.query)
        while rows := cursor.fetchmany(BATCH):
            yield rows

    async def is_empty(self) -> bool:
        queries = (f"SELECT EXISTS (SELECT 1 FROM {relation.name})" for relation in RELATIONS)
        return not any(self._db.execute(query).fetchone()[0] for query in queries)

    async def load(self, relation: Relation, rows: Sequence[Row]) -> None:
        marks = ", ".join("?" * len(relation.columns))
        columns = ", ".join(relation.columns)
        query = f"INSERT INTO {relation.name} ({columns}) VALUES ({marks})"
        self._db.executemany(query, rows)
