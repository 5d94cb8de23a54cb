"""Where a connection arrives: it is admitted, or refused before anything is made for it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn.config import Config

from .admission import State
from .http_protocol import HttpProtocol

# For which somebody refused is kept waiting: most come back as soon as they are closed.
WAIT_SECONDS = 1.0
# Of all addresses; who comes when so many wait already is closed at once.
MOST_WAITING = 256


class Arrival(asyncio.Protocol):
    """The first protocol of every connection, in the place of uvicorn's."""

    def __init__(self, config: Config, server_state: State, app_state: Any, _loop: Any = None):
        self._admission = server_state.admission
        self._protocol = partial(HttpProtocol, config, server_state, app_state, _loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        host = (transport.get_extra_info("peername") or ("",))[0]
        if self._admission.admit(host):
            protocol = self._protocol()
            transport.set_protocol(protocol)
            protocol.connection_made(transport)
        elif self._admission.refused_waiting < MOST_WAITING:
            self._keep_waiting(transport)
        else:
            transport.abort()

    def _keep_waiting(self, transport: asyncio.Transport) -> None:
        """Unread: what it sends stays in the kernel, which stops taking more."""
        self._admission.refused_waiting += 1
        loop = asyncio.get_running_loop()
        # uvloop begins to read after this method, whatever was said about reading in it.
        loop.call_soon(transport.pause_reading)
        loop.call_later(WAIT_SECONDS, self._close, transport)

    def _close(self, transport: asyncio.Transport) -> None:
        self._admission.refused_waiting -= 1
        transport.abort()
