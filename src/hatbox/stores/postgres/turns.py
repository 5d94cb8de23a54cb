"""Turns at a table: a transaction that holds its row, for who lost race after race."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from hatbox.tables.log.store import TableCode, Version, VersionConflict

from .appender import Appender, Job, columns
from .database import Database, store_errors
from .statements import APPEND_WAITING, BACKEND, TAKE_TURN

if TYPE_CHECKING:
    import asyncpg

# Each holds a connection of the pool, and needs another one to read.
MOST_AT_ONCE = 2


class Turns:
    def __init__(self, database: Database, appender: Appender) -> None:
        self._database = database
        self._appender = appender
        self._places = asyncio.Semaphore(MOST_AT_ONCE)

    @asynccontextmanager
    async def take(self, table: TableCode) -> AsyncIterator[Turn]:
        """The session's timeout ends the turn of a server that was stopped in it."""
        async with self._places, self._database.connection() as db:
            turn = Turn(db, self._appender)
            await turn.begin(table)
            try:
                yield turn
            finally:
                await turn.end()


class Turn:
    """The first append ends it; later ones race as usual."""

    def __init__(self, db: asyncpg.pool.PoolConnectionProxy, appender: Appender) -> None:
        self._db = db
        self._appender = appender
        self._transaction = db.transaction()
        self._backend: tuple[Any, ...] = ()
        self._is_over = False

    async def begin(self, table: TableCode) -> None:
        self._backend = tuple(await self._db.fetchrow(BACKEND) or ())
        await self._transaction.start()
        await self._db.execute(TAKE_TURN, table)

    async def end(self) -> None:
        if not self._is_over:
            self._is_over = True
            await self._transaction.rollback()

    async def append(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        *,
        record: bytes | None = None,
    ) -> None:
        if self._is_over:
            await self._appender.append(table, after, entries, at_ms, record)
            return
        self._is_over = True
        unused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if not await self._has_won(Job(table, after, entries, at_ms, record, unused)):
            raise VersionConflict(table, after)

    async def _has_won(self, job: Job) -> bool:
        try:
            async with store_errors():
                [(_, has_won, _)] = await self._db.fetch(APPEND_WAITING, *columns([job]))
                await self._transaction.commit()
        except BaseException:
            self._appender.note_lost(self._backend)
            raise
        return bool(has_won)
