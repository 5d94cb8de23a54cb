"""One at a time, and whatever has begun is finished."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Turnstile:
    """Works pass in the order in which they came; `failed` hears of those that broke."""

    __slots__ = ("_failed", "_lock", "_tasks")

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Wait for a work; if the one who waits is cancelled, the work goes on."""
        return await asyncio.shield(self.soon(work))

    def soon(self, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(self._pass(work))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def _pass(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            return await work()

    async def in_turn(self, work: Awaitable[T]) -> T:
        """In the caller's own task; it must not be cancelled."""
        async with self._lock:
            try:
                return await work
            except BaseException as error:
                self._failed(error)
                raise

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._failed(error)

    @property
    def lock(self) -> asyncio.Lock:
        return self._lock

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks) or self._lock.locked()

    async def settle(self) -> None:
        """Wait until everything that is under way has been done."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        async with self._lock:
            pass
