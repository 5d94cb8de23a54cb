"""Where a connection arrives: it is admitted, or refused before anything is made for it.

The servers of asyncio and uvloop make a transport for each connection before anybody can refuse it.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

from .admission import Admission

logger = logging.getLogger(__name__)

# In one turn of the event loop.
AT_ONCE = 4
# For which somebody refused is kept waiting: most come back as soon as they are closed.
WAIT_SECONDS = 1.0
# Of all addresses; who comes when so many wait already is closed at once, and the next ones are
# accepted more slowly: the kernel lets them wait, and most of those who wait are the flood itself.
MOST_WAITING = 256
FLOOD_SECONDS = 0.01
# Until another file may be free.
SECONDS_WITHOUT_FILES = 0.1


class Entrance:
    """Accepts connections of one listening socket, a few a turn."""

    def __init__(self, admission: Admission, protocol: Callable[[str], asyncio.Protocol]) -> None:
        self._admission = admission
        self._protocol = protocol
        self._greetings: set[asyncio.Task[None]] = set()

    async def accept_from(self, listening: socket.socket) -> None:
        """Until it is cancelled."""
        while True:
            for _ in range(AT_ONCE):
                await self._accept_one(listening)
            await asyncio.sleep(FLOOD_SECONDS if self._is_flooded else 0)

    @property
    def _is_flooded(self) -> bool:
        return self._admission.refused_waiting >= MOST_WAITING

    async def _accept_one(self, listening: socket.socket) -> None:
        try:
            connection, address = await asyncio.get_running_loop().sock_accept(listening)
        except ConnectionError:
            # It is gone already.
            return
        except OSError as error:
            logger.error("no connection can be accepted: %s", type(error).__name__)
            await asyncio.sleep(SECONDS_WITHOUT_FILES)
            return
        try:
            self.arrive(connection, address[0])
        except Exception as error:
            # Whatever is wrong with one, the next is accepted.
            logger.error("a connection was dropped: %s", type(error).__name__)
            connection.close()

    def arrive(self, connection: socket.socket, host: str) -> None:
        if self._admission.admit(host):
            greeting = asyncio.create_task(self._greet(connection, host))
            self._greetings.add(greeting)
            greeting.add_done_callback(self._greetings.discard)
        elif self._is_flooded:
            connection.close()
        else:
            self._keep_waiting(connection)

    async def _greet(self, connection: socket.socket, host: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(lambda: self._protocol(host), connection)
        except OSError:
            connection.close()
            self._admission.leave(host)

    def _keep_waiting(self, connection: socket.socket) -> None:
        """Unread: what it sends stays in the kernel, which stops taking more."""
        self._admission.refused_waiting += 1
        asyncio.get_running_loop().call_later(WAIT_SECONDS, self._close, connection)

    def _close(self, connection: socket.socket) -> None:
        self._admission.refused_waiting -= 1
        connection.close()
