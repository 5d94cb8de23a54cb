"""A lock for the jobs of one table, and the tasks that wait for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Lock:
    """Held by one at a time, in FIFO order; unlike asyncio's, it can be taken without a task."""

    __slots__ = ("_waiters", "is_held")

    def __init__(self) -> None:
        self.is_held = False
        self._waiters: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """At once, if nobody holds it."""
        is_free = not self.is_held
        self.is_held = True
        return is_free

    async def acquire(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():
                # It had been handed over already.
                self.release()
            raise

    def release(self) -> None:
        """Hand it over to whoever has waited longest."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.is_held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()


class Jobs:
    """Runs jobs one at a time, in FIFO order; `failed` gets the exception of any that raises."""

    __slots__ = ("_failed", "_tasks", "lock")

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self.lock = Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, job: Awaitable[T]) -> T:
        """In the caller's own task, which must not be cancelled."""
        await self.lock.acquire()
        return await self._run_with_lock(job)

    async def _run_with_lock(self, job: Awaitable[T]) -> T:
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
        return self._in_background(self.run(job))

    def go_on(self, job: Awaitable[T]) -> asyncio.Task[T]:
        """In the background, by whoever holds the lock."""
        return self._in_background(self._run_with_lock(job))

    def _in_background(self, run: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(run)
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
        return bool(self._tasks) or self.lock.is_held

    async def settle(self) -> None:
        """Wait until no job is left."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        async with self.lock:
            pass
