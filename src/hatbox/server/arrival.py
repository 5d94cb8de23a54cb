"""Where a connection arrives: it is admitted, or refused before anything is made for it.

The servers of asyncio and uvloop make a transport for each connection before anybody can refuse it.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Callable

from .admission import Admission
from .flood_filter import FloodFilter

logger = logging.getLogger(__name__)

# In one turn of the event loop.
AT_ONCE = 4
# For which somebody refused is kept waiting: most come back as soon as they are closed.
WAIT_SECONDS = 1.0
# Of one address; the kernel then drops its next ones (`flood_filter.py`).
MOST_WAITING_OF_ONE = 16
# Of all addresses; who comes when so many wait already is closed at once, and the next ones are
# accepted more slowly: the kernel lets them wait, and most of those who wait are the flood itself.
MOST_WAITING = 256
FLOOD_SECONDS = 0.01
# Until another file may be free.
SECONDS_WITHOUT_FILES = 0.1


class Entrance:
    """Accepts connections of one listening socket, a few a turn."""

    def __init__(
        self,
        listening: socket.socket,
        admission: Admission,
        protocol: Callable[[str], asyncio.Protocol],
    ) -> None:
        self._listening = listening
        self._admission = admission
        self._protocol = protocol
        self._filter = FloodFilter(listening)
        # Those of each address that were refused and are not closed yet.
        self._waiting: Counter[str] = Counter()
        self._greetings: set[asyncio.Task[None]] = set()

    async def accept(self) -> None:
        """Until it is cancelled."""
        while True:
            for _ in range(AT_ONCE):
                await self._accept_one()
            await asyncio.sleep(FLOOD_SECONDS if self._is_flooded else 0)

    @property
    def _is_flooded(self) -> bool:
        return self._admission.refused_waiting >= MOST_WAITING

    async def _accept_one(self) -> None:
        try:
            connection, address = await asyncio.get_running_loop().sock_accept(self._listening)
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
            self._keep_waiting(connection, self._admission.address_of(host))

    async def _greet(self, connection: socket.socket, host: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(lambda: self._protocol(host), connection)
        except OSError:
            connection.close()
            self._admission.leave(host)

    def _keep_waiting(self, connection: socket.socket, address: str) -> None:
        """Unread: what it sends stays in the kernel, which stops taking more."""
        self._admission.refused_waiting += 1
        self._waiting[address] += 1
        asyncio.get_running_loop().call_later(WAIT_SECONDS, self._close, connection, address)
        # A proxy, which has no address here, speaks for many.
        if address and self._waiting[address] >= MOST_WAITING_OF_ONE:
            self._filter.drop(address)

    def _close(self, connection: socket.socket, address: str) -> None:
        self._admission.refused_waiting -= 1
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]
        connection.close()
