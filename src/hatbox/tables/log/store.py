"""The store port: what tables need from persistent storage, and how an adapter must behave."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NewType, Protocol

TableCode = NewType("TableCode", str)
Version = NewType("Version", int)

# Before the first entry of a log.
START = Version(0)


class VersionConflict(Exception):
    """Another writer has stored this version; nothing of this append was stored."""


class CodeTaken(Exception):
    """A table with this code exists or existed."""


class StoreFailed(Exception):
    """The operation failed. Whether a write was committed, only a new read can tell."""

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(code, *values.values())
        self.code = code
        self.values = values

    @property
    def is_damage(self) -> bool:
        """The data can be read, but it is not what was written."""
        return self.code in ("broken-log", "damaged-data")


class Append(Protocol):
    """`Store.append`, or the same for whoever has the turn."""

    def __call__(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        *,
        record: bytes | None = None,
    ) -> Awaitable[None]: ...


class Store(Protocol):
    """A log of entries for each table, and the records of its finished games.

    A write that has returned is durable. Entries are opaque bytes to a store.
    """

    async def open(self) -> None:
        """Connect, and migrate an older schema."""

    async def close(self) -> None:
        """Finish all pending writes, then disconnect."""

    async def create(self, table: TableCode, entry: bytes, at_ms: int) -> None:
        """Start a log with its first entry, version 1; `CodeTaken` if there is one."""

    def append(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        *,
        record: bytes | None = None,
    ) -> Awaitable[None]:
        """Entries become the versions after + 1, after + 2, …; all of them and the record, or none.

        `VersionConflict` if `after` is not the newest version, or the table is unknown or ended.
        Nothing is raised before it is awaited.
        """

    def turn(self, table: TableCode) -> AbstractAsyncContextManager[Append]:
        """Nobody else appends to this table, until what is given here has appended once.

        For who lost race after race. Turns are taken in the order in which they were asked for.
        """

    async def read(self, table: TableCode, after: Version = START) -> list[bytes]:
        """The entries after a version, in order; none if the table is unknown or ended."""

    async def probe(self) -> None:
        """Write something that means nothing; `StoreFailed` if nothing can be stored just now."""

    async def exists(self, table: TableCode) -> bool:
        """Whether there is such a table, ended ones included."""

    async def idle_since(self, before_ms: int) -> list[TableCode]:
        """Tables that have not ended and whose last entry and last visit are older than this."""

    async def newest(self) -> int:
        """When anybody last did or visited anything; 0 if there is no table."""

    async def visit(self, table: TableCode, at_ms: int) -> None:
        """Note that somebody was at the table, though nothing was appended."""

    async def end(self, table: TableCode) -> None:
        """Delete the log. The records stay, and the code stays taken."""

    async def delete(self, table: TableCode) -> None:
        """Delete the log and the records, with all names in them."""

    async def records(
        self, table: TableCode, skip: int = 0, most: int | None = None
    ) -> list[bytes]:
        """The records of a table in the order in which they were played, or some of them."""

    async def record(self, table: TableCode, number: int | None = None) -> tuple[int, bytes] | None:
        """One record with its number, which counts from 1 and stays; the last one without."""

    async def drop_records(self, before_ms: int) -> None:
        """Delete older records, and ended tables that have none left."""

    @property
    def queue_length(self) -> int:
        """Writes that are not committed yet."""
