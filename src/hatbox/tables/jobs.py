"""A lock for the jobs of one table, and the tasks that wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Jobs:
    """Runs jobs one at a time, in FIFO order; `failed` gets the exception of any that raises."""

    __slots__ = ("_failed", "_tasks", "lock")

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self.lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, job: Awaitable[T]) -> T:
        """In the caller's own task, which must not be cancelled."""
        await self.lock.acquire()
        try:
            return await job
        except BaseException as error:
            self._failed(error)
            raise
        finally:
            self.lock.release()

    async def run_shielded(self, job: Awaitable[T]) -> T:
        """Cancelling the caller does not cancel the job."""
        return await asyncio.shield(self.start(job))

    def start(self, job: Awaitable[T]) -> asyncio.Task[T]:
        """In the background."""
        task = asyncio.get_running_loop().create_task(self.run(job))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Retrieve the exception, which `run` has reported: asyncio logs those that nobody saw.
            task.exception()

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks) or self.lock.locked()

    async def settle(self) -> None:
        """Wait until no job is left."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        async with self.lock:
            pass
