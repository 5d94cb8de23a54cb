"""The yardstick: a bare echo server on the same event loop, under the same attack.

python -m tests.server.siege.echo
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
import time
from typing import Self

import uvloop

from .honest import SECONDS_BETWEEN_MOVES, Wait

MESSAGE = b"x" * 100


class Echo(asyncio.Protocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.transport.write(data)


async def serve() -> None:
    server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


class EchoHouse:
    """The server in a process of its own."""

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "tests.server.siege.echo"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = self.process.stdout.readline().strip()
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class HonestEcho:
    """Somebody who sends as often as an honest table moves."""

    def __init__(self, house: EchoHouse, seed: int) -> None:
        self._port = int(house.port)
        self._chance = random.Random(seed)
        self.waits: list[Wait] = []

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)

    async def play(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(SECONDS_BETWEEN_MOVES * self._chance.uniform(0.5, 1.5))
            began = time.perf_counter()
            self._writer.write(MESSAGE)
            await self._reader.readexactly(len(MESSAGE))
            self.waits.append(Wait(began, time.perf_counter()))

    async def close(self) -> None:
        self._writer.close()
        with contextlib.suppress(ConnectionError):
            await self._writer.wait_closed()


if __name__ == "__main__":
    uvloop.run(serve())
