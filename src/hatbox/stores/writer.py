"""One thread that writes: whatever queued up during the last commit goes into the next one."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import NamedTuple

from hatbox.tables.log.store import CodeTaken, StoreFailed, VersionConflict

from .statements import MOST_ROWS, Row, append_row, append_rows

# An entry for a log, as most writes are, or anything else.
Work = Row | Callable[[sqlite3.Connection], None]
Answers = list[Exception | None]

# Refusals of one work, not of the transaction: it had written nothing.
REFUSALS = (CodeTaken, VersionConflict)


class Job(NamedTuple):
    work: Work
    done: asyncio.Future[None]


class Writer:
    """Owns a connection. A job is done when its commit is on the disk, and not before.

    What is asked for in one turn of the event loop is handed to the thread as one, at its end: each
    time that the thread wakes up it must wait for Python's lock.
    """

    def __init__(self) -> None:
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._next: list[Job] = []
        self._thread: threading.Thread | None = None
        self.waiting = 0

    def open(self, db: sqlite3.Connection) -> None:
        """To be used from this event loop only."""
        self._loop = asyncio.get_running_loop()
        name = "hatbox-writer"
        self._thread = threading.Thread(target=self._run, args=(db,), name=name, daemon=True)
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[None]:
        if self._thread is None:
            raise StoreFailed("closed-store")
        if not self._next:
            self._loop.call_soon(self._hand_over)
        done: asyncio.Future[None] = self._loop.create_future()
        self._next.append(Job(work, done))
        self.waiting += 1
        return done

    def _hand_over(self) -> None:
        if self._next:
            self._queue.put(self._next)
            self._next = []

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._hand_over()
            self._queue.put(None)
            await self._loop.run_in_executor(None, thread.join)

    def _run(self, db: sqlite3.Connection) -> None:
        is_open = True
        while is_open:
            waiting, is_open = self._take()
            for start in range(0, len(waiting), MOST_ROWS):
                jobs = waiting[start : start + MOST_ROWS]
                self._tell(jobs, commit(db, jobs))
        db.close()

    def _take(self) -> tuple[list[Job], bool]:
        """All that is waiting; and whether more may come."""
        jobs: list[Job] = []
        more = self._queue.get()
        while more is not None:
            jobs += more
            if self._queue.empty():
                return jobs, True
            more = self._queue.get()
        return jobs, False

    def _tell(self, jobs: list[Job], answers: Answers) -> None:
        """One call into the event loop for a whole commit."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._answer, jobs, answers)

    def _answer(self, jobs: list[Job], answers: Answers) -> None:
        self.waiting -= len(jobs)
        for job, answer in zip(jobs, answers, strict=True):
            if job.done.done():
                continue
            if answer is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(answer)


def commit(db: sqlite3.Connection, jobs: list[Job]) -> Answers:
    """If the transaction breaks, each job gets one of its own and answers for itself."""
    try:
        if db.in_transaction:
            # One that could not even be undone: nothing may be told that is inside it.
            db.execute("ROLLBACK")
        return at_once(db, jobs) or one_by_one(db, jobs)
    except Exception as error:
        if len(jobs) == 1:
            return [StoreFailed(type(error).__name__)]
        return [commit(db, [job])[0] for job in jobs]


def at_once(db: sqlite3.Connection, jobs: list[Job]) -> Answers | None:
    """All entries in one statement; None if some came too late, for it cannot tell which."""
    rows = [job.work for job in jobs if isinstance(job.work, Row)]
    try:
        if len(rows) == len(jobs):
            # A statement alone is a transaction too.
            append_rows(db, rows)
            return [None] * len(jobs)
        with transaction(db):
            append_rows(db, rows)
            return [None if isinstance(job.work, Row) else attempt(db, job.work) for job in jobs]
    except sqlite3.IntegrityError:
        return None


def one_by_one(db: sqlite3.Connection, jobs: list[Job]) -> Answers:
    with transaction(db):
        return [attempt(db, job.work) for job in jobs]


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def attempt(db: sqlite3.Connection, work: Work) -> Exception | None:
    try:
        if isinstance(work, Row):
            append_row(db, work)
        else:
            work(db)
    except REFUSALS as refusal:
        return refusal
    return None
