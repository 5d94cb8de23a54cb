"""Group commit: whatever was asked for during one commit is one statement in the next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from hatbox.tables.log.store import StoreFailed, TableCode, VersionConflict

from .database import Database
from .statements import APPEND, APPEND_WAITING, BACKEND, FENCE, STORED

if TYPE_CHECKING:
    import asyncpg

MOST_JOBS = 256
# How long to try again while PostgreSQL does not answer, before anybody is told.
RETRY_SECONDS = 2.0
SECONDS_BETWEEN_TRIES = 0.1


class Job(NamedTuple):
    table: TableCode
    after: int
    entries: Sequence[bytes]
    at_ms: int
    record: bytes | None
    done: asyncio.Future[None]

    @property
    def last(self) -> int:
        return self.after + len(self.entries)

    def resolve(self, failure: Exception | None = None) -> None:
        """The caller may have been cancelled; then nobody wants to know."""
        if self.done.done():
            return
        if failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(failure)


class Appender:
    """One connection that writes, and one task that uses it.

    Two or four at a time made commits smaller, cost more CPU a move and were not faster.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: deque[Job] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._db: asyncpg.Connection | None = None
        self._backend: tuple[Any, ...] = ()
        self._lost_backends: list[tuple[Any, ...]] = []
        self._waiting: set[asyncio.Task[None]] = set()
        self._is_away = False
        self.queue_length = 0

    def open(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Store everything that is queued, then disconnect."""
        task, self._task = self._task, None
        if task is not None:
            self._wake.set()
            await task
        await asyncio.gather(*self._waiting)
        if self._db is not None:
            with suppress(Exception):
                await self._db.close(timeout=1)

    async def append(
        self,
        table: TableCode,
        after: int,
        entries: Sequence[bytes],
        at_ms: int,
        record: bytes | None,
    ) -> None:
        if self._task is None:
            raise StoreFailed("closed-store")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(Job(table, after, entries, at_ms, record, done))
        self.queue_length += 1
        self._wake.set()
        await done

    async def fence(self) -> None:
        """End the backends whose answers never came, so that a read shows what is final."""
        while self._lost_backends:
            lost = self._lost_backends[0]
            async with self._database.connection() as db:
                await db.execute(FENCE, *lost)
            if lost in self._lost_backends:
                self._lost_backends.remove(lost)

    async def _run(self) -> None:
        while self._queue or self._task is not None:
            if not self._queue:
                self._wake.clear()
                await self._wake.wait()
            if batch := self._take_batch():
                await self._commit(batch)
                self.queue_length -= len(batch)

    def _take_batch(self) -> list[Job]:
        """In their order, at most one of each table; a second of the same table waits."""
        batch: dict[TableCode, Job] = {}
        later: list[Job] = []
        while self._queue and len(batch) < MOST_JOBS:
            job = self._queue.popleft()
            if job.table in batch:
                later.append(job)
            else:
                batch[job.table] = job
        self._queue.extendleft(reversed(later))
        return list(batch.values())

    async def _commit(self, batch: list[Job]) -> None:
        """Try until it is stored or refused; after `RETRY_SECONDS` without an answer it failed."""
        loop = asyncio.get_running_loop()
        give_up_at = loop.time() + (0 if self._is_away else RETRY_SECONDS)
        left, is_first = batch, True
        while left:
            try:
                left = await self._try(left, is_first=is_first)
            except Exception as error:
                if self._db is not None and not self._db.is_closed() and is_refusal(error):
                    await self._commit_apart(left, error)
                    return
                self._drop_connection()
                if loop.time() >= give_up_at:
                    self._is_away = True
                    fail(left, error)
                    return
                is_first = False
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _try(self, batch: list[Job], *, is_first: bool) -> list[Job]:
        """One statement; after a lost connection only for what the lost commit did not store."""
        db = await self._connection()
        if not is_first:
            batch = await self._not_yet_stored(db, batch)
        locked = await self._store(db, batch, APPEND)
        self._is_away = False
        for job in locked:
            self._start(self._wait_for_row(job))
        return []

    def _start(self, waiting: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(waiting)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _wait_for_row(self, job: Job) -> None:
        """Locked by another server just now: wait for it, alone, so that nothing can deadlock.

        On another connection: whoever holds the row must not hold up the other tables.
        """
        backend: tuple[Any, ...] = ()
        try:
            async with self._database.connection() as db:
                backend = tuple(await db.fetchrow(BACKEND) or ())
                if await self._store(db, [job], APPEND_WAITING):
                    job.resolve(VersionConflict(job.table, job.after))
        except Exception as error:
            self.note_lost(backend)
            fail([job], error)

    def note_lost(self, backend: tuple[Any, ...]) -> None:
        """No answer came from there: it may still commit, until it is fenced."""
        if backend:
            self._lost_backends.append(backend)

    async def _commit_apart(self, batch: list[Job], error: Exception) -> None:
        """Something in one of them cannot be stored; it must not fail the others."""
        if len(batch) == 1:
            fail(batch, error)
            return
        for job in batch:
            await self._commit([job])

    async def _store(self, db: asyncpg.Connection, batch: list[Job], statement: str) -> list[Job]:
        """Answer winners and losers; return those whose row was locked."""
        if not batch:
            return []
        jobs = {job.table: job for job in batch}
        locked = []
        for table, has_won, is_open in await db.fetch(statement, *columns(batch)):
            job = jobs[table]
            if has_won:
                job.resolve()
            elif is_open:
                locked.append(job)
            else:
                job.resolve(VersionConflict(job.table, job.after))
        return locked

    async def _not_yet_stored(self, db: asyncpg.Connection, batch: list[Job]) -> list[Job]:
        await self.fence()
        found: dict[str, list[bytes]] = {}
        spans = ([job.table for job in batch], [job.after for job in batch], lasts(batch))
        for table, _, entry in await db.fetch(STORED, *spans):
            found.setdefault(table, []).append(entry)
        for job in batch:
            if found.get(job.table) == list(job.entries):
                job.resolve()
        return [job for job in batch if not job.done.done()]

    async def _connection(self) -> asyncpg.Connection:
        if self._db is None or self._db.is_closed():
            self._drop_connection()
            self._db = await self._database.connect("writer")
            self._backend = tuple(await self._db.fetchrow(BACKEND) or ())
        return self._db

    def _drop_connection(self) -> None:
        if self._db is not None:
            self._db.terminate()
        self.note_lost(self._backend)
        self._db, self._backend = None, ()


def is_refusal(error: Exception) -> bool:
    """PostgreSQL or the driver refused the statement, so nothing of it was stored."""
    import asyncpg

    is_ours = isinstance(error, asyncpg.DataError | asyncpg.IntegrityConstraintViolationError)
    return is_ours or isinstance(error, asyncpg.exceptions.InterfaceError | TypeError)


def fail(batch: Iterable[Job], error: Exception) -> None:
    for job in batch:
        job.resolve(StoreFailed(type(error).__name__))


def lasts(batch: Sequence[Job]) -> list[int]:
    return [job.last for job in batch]


def columns(batch: Sequence[Job]) -> tuple[list[Any], ...]:
    """The arguments of `APPEND`: an array for each column of jobs, entries and records."""
    entries = [
        (job.table, version, entry)
        for job in batch
        for version, entry in enumerate(job.entries, job.after + 1)
    ]
    records = [(job.table, job.record) for job in batch if job.record is not None]
    return (
        [job.table for job in batch],
        [job.after for job in batch],
        lasts(batch),
        [job.at_ms for job in batch],
        [table for table, _, _ in entries],
        [version for _, version, _ in entries],
        [entry for _, _, entry in entries],
        [table for table, _ in records],
        [record for _, record in records],
    )
