"""The writer thread of the SQLite store: group commit with a window of zero.

Whatever was queued during one commit goes into the next, so a lone write does not wait for others
and many writes share one sync of the disk.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from hatbox.tables.log.store import CodeTaken, StoreFailed, VersionConflict

from .failures import failure

logger = logging.getLogger(__name__)

Work = Callable[[sqlite3.Connection], None]
# For each job of a batch: None, or why it was not done.
Answers = list[Exception | None]

# Work that raises one of these has written nothing, so its transaction goes on.
REFUSALS = (CodeTaken, VersionConflict)


class Job(NamedTuple):
    work: Work
    done: asyncio.Future[None]


class Writer:
    """Owns a connection and a thread. A job is done when its commit is on the disk, not before."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._batch: list[Job] = []
        self._thread: threading.Thread | None = None
        self.queue_length = 0

    def open(self, db: sqlite3.Connection) -> None:
        """Start the thread. Use the writer from this event loop only."""
        self._loop = asyncio.get_running_loop()
        name = "hatbox-writer"
        self._thread = threading.Thread(target=self._run, args=(db,), name=name, daemon=True)
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[None]:
        """Done after the commit that contains this work; whatever fails is in the future."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._thread is None:
            done.set_exception(StoreFailed("closed-store"))
            return done
        # One queue item for each turn of the event loop: a thread that wakes up competes for the
        # interpreter lock, so it should not wake up for every single job.
        if not self._batch:
            self._loop.call_soon(self._enqueue_batch)
        self._batch.append(Job(work, done))
        self.queue_length += 1
        return done

    def _enqueue_batch(self) -> None:
        if self._batch:
            self._queue.put(self._batch)
            self._batch = []

    async def close(self) -> None:
        """Write everything that is queued, then stop the thread."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._enqueue_batch()
            self._queue.put(None)
            await self._loop.run_in_executor(None, thread.join)

    def _run(self, db: sqlite3.Connection) -> None:
        is_open = True
        while is_open:
            batch, is_open = self._take_all()
            if batch:
                self._report(batch, commit(db, batch, self._path))
        db.close()

    def _take_all(self) -> tuple[list[Job], bool]:
        """All queued jobs (wait for the first), and whether more may come."""
        batch: list[Job] = []
        jobs = self._queue.get()
        while jobs is not None:
            batch += jobs
            if self._queue.empty():
                return batch, True
            jobs = self._queue.get()
        return batch, False

    def _report(self, batch: list[Job], answers: Answers) -> None:
        """One call into the event loop for the whole batch."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._resolve, batch, answers)

    def _resolve(self, batch: list[Job], answers: Answers) -> None:
        self.queue_length -= len(batch)
        for job, answer in zip(batch, answers, strict=True):
            if job.done.done():
                continue
            if answer is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(answer)


def commit(db: sqlite3.Connection, batch: list[Job], path: Path) -> Answers:
    """One transaction for the batch; if it fails, one for each job, so that none fails another."""
    try:
        if db.in_transaction:
            # An earlier ROLLBACK failed: discard it before reporting anything as committed.
            db.execute("ROLLBACK")
        with transaction(db):
            return [attempt(db, job.work) for job in batch]
    except Exception as error:
        if len(batch) > 1:
            return [commit(db, [job], path)[0] for job in batch]
        failed = failure(error, path)
        logger.error("not stored: %s, %s", failed.code, path)
        return [failed]


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
        work(db)
    except REFUSALS as refusal:
        return refusal
    return None
