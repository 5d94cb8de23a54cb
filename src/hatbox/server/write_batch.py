"""Messages to many sockets, collected during a turn of the event loop and written at its end.

Written between other work, each one wakes its reader anew; measured in docs/decisions.md.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

logger = logging.getLogger(__name__)


class Writer(Protocol):
    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...
    def write_now(self, text: bytes) -> None: ...


class WriteBatch:
    """Written in the order in which they were added."""

    def __init__(self) -> None:
        self._messages: list[tuple[Writer, bytes]] = []

    def add(self, writer: Writer, text: bytes) -> None:
        if not self._messages:
            writer.loop.call_soon(self.flush)
        self._messages.append((writer, text))

    def flush(self) -> None:
        messages, self._messages = self._messages, []
        for writer, text in messages:
            try:
                writer.write_now(text)
            except Exception as error:
                # One broken socket must not cost the others their messages.
                logger.error("a message was not sent: %s", type(error).__name__)
