"""Tables that are open to anybody, in a small table that every server reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hatbox.tables.log.store import TableCode

from . import statements

# More than anybody reads.
MOST_LISTED = 500


class Listing:
    """What this server says of its open tables, and what of that is not written yet."""

    def __init__(self) -> None:
        self._mine: dict[TableCode, bytes] = {}
        self._unwritten: set[TableCode] = set()

    def set(self, table: TableCode, card: bytes | None) -> None:
        if card is None:
            self._mine.pop(table, None)
        else:
            self._mine[table] = card
        self._unwritten.add(table)

    def write_again(self) -> None:
        """After a crash of the database its unlogged tables are empty."""
        self._unwritten |= set(self._mine)

    async def write(self, db: Any, server: str) -> None:
        tables, self._unwritten = self._unwritten, set()
        here = {table: self._mine[table] for table in tables if table in self._mine}
        gone = [table for table in tables if table not in here]
        try:
            if here:
                await db.execute(statements.SET_OPEN, server, list(here), list(here.values()))
            if gone:
                await db.execute(statements.CLEAR_OPEN, server, gone)
        except BaseException:
            self._unwritten |= tables
            raise

    async def read(self, db: Any, server: str, silent_ms: int) -> Mapping[TableCode, bytes]:
        """Our own are written first, so that whoever listed a table finds it."""
        await self.write(db, server)
        rows = await db.fetch(statements.GET_OPEN, silent_ms, MOST_LISTED)
        return {TableCode(code): bytes(card) for code, card in rows}
