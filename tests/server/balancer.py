"""A small load balancer, and lines that go dark, for tests with several servers.

The balancer does what docs/hosting.md asks of a real one: it asks `/ready`, sends nobody to a
server that fails, and closes the connections of that server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

SECONDS_BETWEEN_CHECKS = 1.0
SECONDS_OF_DOUBT = 0.5
SECONDS_TO_ANSWER = 1.0
FAILURES_TO_BE_DOWN = 2
QUESTION = b"GET /ready HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


class House(Protocol):
    @property
    def port(self) -> str | int: ...


class Forwarder:
    """Copies bytes between two sockets; all pairs can be cut, or held without being closed."""

    def __init__(self) -> None:
        self._open: set[asyncio.StreamWriter] = set()
        self._is_lit = asyncio.Event()
        self._is_lit.set()

    @property
    def is_dark(self) -> bool:
        return not self._is_lit.is_set()

    @is_dark.setter
    def is_dark(self, value: bool) -> None:
        (self._is_lit.clear if value else self._is_lit.set)()

    def cut(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def join(
        self,
        here: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        there: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        await asyncio.gather(self._pump(here[0], there[1]), self._pump(there[0], here[1]))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._is_lit.wait()
                writer.write(data)
                await writer.drain()
        self._open.discard(writer)
        writer.close()


class Line:
    """The line of one server to PostgreSQL."""

    def __init__(self, port: int) -> None:
        self._there = port
        self.forwarder = Forwarder()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        self._server.close()
        self.forwarder.cut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection("127.0.0.1", self._there)
        except OSError:
            # As PostgreSQL itself would refuse the connection.
            writer.transport.abort()
            return
        await self.forwarder.join((reader, writer), there)


class Backend:
    def __init__(self, house: House) -> None:
        self.house = house
        self.forwarder = Forwarder()
        self.failures = 0

    @property
    def is_up(self) -> bool:
        return self.failures < FAILURES_TO_BE_DOWN

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", int(self.house.port))

    async def check(self) -> None:
        if await self._is_ready():
            self.failures = 0
        else:
            self.failures += 1
            if not self.is_up:
                self.forwarder.cut()

    async def _is_ready(self) -> bool:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                reader, writer = await self.connect()
                writer.write(QUESTION)
                answer = await reader.readline()
                writer.close()
                return b" 200 " in answer
        return False


class Balancer:
    """Round robin, so that the people of a table are spread over the servers."""

    def __init__(self, houses: Sequence[House]) -> None:
        self.backends = [Backend(house) for house in houses]
        self._next = 0

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._checks = [asyncio.create_task(self._check(backend)) for backend in self.backends]
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        for backend in self.backends:
            backend.forwarder.cut()

    def close(self) -> None:
        self._server.close()
        for check in self._checks:
            check.cancel()
        self.cut()

    async def _check(self, backend: Backend) -> None:
        while True:
            await backend.check()
            is_doubtful = backend.failures == 1
            await asyncio.sleep(SECONDS_OF_DOUBT if is_doubtful else SECONDS_BETWEEN_CHECKS)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.backends:
            self._next += 1
            backend = self.backends[self._next % len(self.backends)]
            if backend.is_up:
                with suppress(OSError):
                    there = await backend.connect()
                    await backend.forwarder.join((reader, writer), there)
                    return
        writer.transport.abort()
