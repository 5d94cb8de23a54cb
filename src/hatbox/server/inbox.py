"""What waits to be handled of one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox(deque[Any]):
    """What uvicorn needs of `asyncio.Queue`, for one reader (see docs/decisions.md)."""

    __slots__ = ("_loop", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.append(item)
        self.wake()

    def wake(self) -> None:
        """Whoever waits looks again."""
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """Done when the next item comes."""
        self._waiter = self._loop.create_future()
        return self._waiter

    async def get(self) -> Any:
        while not self:
            await self.arrival()
        return self.popleft()
