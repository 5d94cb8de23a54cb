"""Messages to many sockets, collected during a turn of the event loop and written at its end.

Written between other work, each one wakes its reader anew; measured in docs/decisions.md.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

logger = logging.getLogger(__name__)


class Transport(Protocol):
    def is_closing(self) -> bool: ...
    def write(self, data: bytes) -> None: ...


class WriteBatch:
    """Written in the order in which they were added."""

    __slots__ = ("_messages",)

    def __init__(self) -> None:
        self._messages: list[tuple[Transport, bytes]] = []

    def add(self, transport: Transport, data: bytes) -> None:
        if not self._messages:
            asyncio.get_running_loop().call_soon(self.flush)
        self._messages.append((transport, data))

    def flush(self) -> None:
        messages, self._messages = self._messages, []
        for transport, data in messages:
            if transport.is_closing():
                continue
            try:
                transport.write(data)
            except Exception as error:
                # One broken socket must not cost the others their messages.
                logger.error("a message was not sent: %s", type(error).__name__)
