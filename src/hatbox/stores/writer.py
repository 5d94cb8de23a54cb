"""One thread that writes: whatever queued up during the last commit goes into the next one."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import NamedTuple

from hatbox.tables.store import CodeTaken, StoreFailed, VersionConflict

from .statements import Row, append_row, append_rows

# An entry for a log, as most writes are, or anything else.
Work = Row | Callable[[sqlite3.Connection], None]
Answers = list[Exception | None]

# Refusals of one work, not of the transaction: it had written nothing.
REFUSALS = (CodeTaken, VersionConflict)
MOST_IN_A_COMMIT = 1000


class Job(NamedTuple):
    work: Work
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Writer:
    """Owns a connection. A job is done when its commit is on the disk, and not before."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self.waiting = 0

    def open(self, db: sqlite3.Connection) -> None:
        name = "hatbox-writer"
        self._thread = threading.Thread(target=self._run, args=(db,), name=name, daemon=True)
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[None]:
        if self._thread is None:
            raise StoreFailed("closed-store")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting += 1
        self._queue.put(Job(work, done, loop))
        return done

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._queue.put(None)
            await asyncio.get_running_loop().run_in_executor(None, thread.join)

    def _run(self, db: sqlite3.Connection) -> None:
        is_open = True
        while is_open:
            jobs, is_open = self._take()
            if jobs:
                self._tell(jobs, self._commit(db, jobs))
        db.close()

    def _take(self) -> tuple[list[Job], bool]:
        """All that is waiting; and whether more may come."""
        jobs: list[Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if self._queue.empty() or len(jobs) == MOST_IN_A_COMMIT:
                return jobs, True
            job = self._queue.get()
        return jobs, False

    def _commit(self, db: sqlite3.Connection, jobs: list[Job]) -> Answers:
        """If the transaction breaks, each job gets one of its own and answers for itself."""
        try:
            return transaction(db, jobs, at_once) or transaction(db, jobs, one_by_one) or []
        except Exception as error:
            if len(jobs) == 1:
                return [StoreFailed(type(error).__name__)]
            return [self._commit(db, [job])[0] for job in jobs]

    def _tell(self, jobs: list[Job], answers: Answers) -> None:
        """One call into each event loop for a whole commit."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Job, Exception | None]]] = {}
        for job, answer in zip(jobs, answers, strict=True):
            by_loop.setdefault(job.loop, []).append((job, answer))
        for loop, pairs in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._answer, pairs)

    def _answer(self, pairs: list[tuple[Job, Exception | None]]) -> None:
        self.waiting -= len(pairs)
        for job, answer in pairs:
            if job.done.done():
                continue
            if answer is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(answer)


def transaction(
    db: sqlite3.Connection,
    jobs: list[Job],
    write: Callable[[sqlite3.Connection, list[Job]], Answers | None],
) -> Answers | None:
    db.execute("BEGIN IMMEDIATE")
    try:
        answers = write(db, jobs)
        db.execute("ROLLBACK" if answers is None else "COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return answers


def at_once(db: sqlite3.Connection, jobs: list[Job]) -> Answers | None:
    """None if some entry came too late; which of them, this way cannot tell."""
    if not append_rows(db, [job.work for job in jobs if isinstance(job.work, Row)]):
        return None
    return [None if isinstance(job.work, Row) else attempt(db, job.work) for job in jobs]


def one_by_one(db: sqlite3.Connection, jobs: list[Job]) -> Answers:
    return [attempt(db, job.work) for job in jobs]


def attempt(db: sqlite3.Connection, work: Work) -> Exception | None:
    try:
        if isinstance(work, Row):
            append_row(db, work)
        else:
            work(db)
    except REFUSALS as refusal:
        return refusal
    return None
