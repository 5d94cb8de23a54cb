"""The port for stores: what a table needs to remember, and how an adapter must behave."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import NewType, Protocol

TableCode = NewType("TableCode", str)
Version = NewType("Version", int)


class VersionConflict(Exception):
    """Somebody else wrote this version first; nothing of this append was stored."""


class CodeTaken(Exception):
    """There is, or was, a table of this code."""


class StoreFailed(Exception):
    """The store could not do it; whether a write happened, only a new read can tell."""

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(code, *values.values())
        self.code = code
        self.values = values


class Store(Protocol):
    """A log of entries for each table, and the records of its finished games.

    A call that returned has been done for good. The entries are bytes to a store: it reads none.
    """

    async def open(self) -> None:
        """Make ready, and bring an older schema forward."""

    async def close(self) -> None:
        """Finish every write that was asked for, then stop."""

    async def create(self, table: TableCode, entry: bytes, at_ms: int) -> None:
        """A new log with its first entry, version 1; or `CodeTaken`."""

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
        """

    async def read(self, table: TableCode) -> list[bytes]:
        """The log from its first entry; empty if the table is unknown or ended."""

    async def exists(self, table: TableCode) -> bool:
        """Whether there is such a table, ended ones included."""

    async def alive(self) -> list[TableCode]:
        """The tables that have not ended."""

    async def idle_since(self, before_ms: int) -> list[TableCode]:
        """The tables that are alive and whose last entry and last visit are older than this."""

    async def visit(self, table: TableCode, at_ms: int) -> None:
        """Somebody was there, though nothing was written."""

    async def end(self, table: TableCode) -> None:
        """The log goes, the records stay, and the code stays taken."""

    async def delete(self, table: TableCode) -> None:
        """The log goes, and the records with all names too."""

    async def records(self, table: TableCode) -> list[bytes]:
        """The records of a table's games, in the order in which they were played."""

    async def drop_records(self, before_ms: int) -> None:
        """Records older than this go, and ended tables that have none left."""

    @property
    def queue_length(self) -> int:
        """Writes that wait to be stored."""
