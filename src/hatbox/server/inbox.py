"""What waits to be handled of one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """What uvicorn needs of `asyncio.Queue`, for one reader (see docs/decisions.md)."""

    __slots__ = ("_items", "_loop", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """Done when the next item comes."""
        self._waiter = self._loop.create_future()
        return self._waiter

    def take(self) -> Any:
        return self._items.popleft()

    async def get(self) -> Any:
        while not self._items:
            await self.arrival()
        return self.take()
