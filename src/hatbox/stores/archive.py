"""Moving all data from one store to another: copied in one transaction, verified by hash.

Both sides have the same three tables, so a row means the same everywhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

from hatbox.tables.log.store import StoreFailed

Row = tuple[Any, ...]
BATCH = 1000


class Relation(NamedTuple):
    """A table of a database, its columns, and how many of them are its key."""

    name: str
    columns: tuple[str, ...]
    keys: int

    @property
    def query(self) -> str:
        """All rows by key. Both databases compare codes byte by byte."""
        order = ", ".join(self.columns[: self.keys])
        return f"SELECT {', '.join(self.columns)} FROM {self.name} ORDER BY {order}"


RELATIONS = (
    Relation("tables", ("code", "visited", "ended"), 1),
    Relation("entries", ("code", "version", "at", "entry"), 2),
    Relation("records", ("code", "number", "at", "record"), 2),
)


class Source(Protocol):
    """All rows as of one moment."""

    def rows(self, relation: Relation) -> AsyncIterator[Sequence[Row]]: ...


class Target(Source, Protocol):
    """What is loaded is kept when the transaction around it ends well."""

    async def is_empty(self) -> bool: ...

    async def load(self, relation: Relation, rows: Sequence[Row]) -> None: ...


class Archive(Protocol):
    """A store as a whole; both fail with `StoreFailed("in-use")` while a server has it open."""

    def source(self) -> AbstractAsyncContextManager[Source]: ...

    def target(self) -> AbstractAsyncContextManager[Target]: ...


class Moved(NamedTuple):
    """What a store holds: rows of each relation, and a hash over all of them."""

    tables: int
    entries: int
    records: int
    digest: str


async def move(source: Archive, target: Archive) -> Moved:
    """Copy everything; if the copy's hash differs from the original's nothing is kept."""
    async with source.source() as origin, target.target() as copy:
        if not await copy.is_empty():
            raise StoreFailed("not-empty")
        for relation in RELATIONS:
            async for rows in origin.rows(relation):
                await copy.load(relation, rows)
        expected, found = await summary(origin), await summary(copy)
        if expected != found:
            raise StoreFailed("not-the-same")
        return found


async def summary(source: Source) -> Moved:
    """How many rows there are, and a hash over all of them in the order of their keys."""
    digest = hashlib.sha256()
    counts = {}
    for relation in RELATIONS:
        count = 0
        async for rows in source.rows(relation):
            count += len(rows)
            for row in rows:
                update(digest, row)
        counts[relation.name] = count
    return Moved(**counts, digest=digest.hexdigest())


def update(digest: Any, row: Row) -> None:
    for value in row:
        raw = value if isinstance(value, bytes) else str(plain(value)).encode()
        digest.update(len(raw).to_bytes(8, "big"))
        digest.update(raw)


def plain(value: object) -> object:
    """SQLite has no booleans."""
    return int(value) if isinstance(value, bool) else value
