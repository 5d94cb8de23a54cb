"""CPU of one move in the server's event loop: all of its code, with neither sockets nor a disk.

What the kernel does is the noisiest part of the load test, and the same for any code above it.

python -m benchmarks.one_move [rounds]
"""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import sys
import time
from statistics import quantiles
from typing import Any, cast

import uvloop
from uvicorn import Config

from hatbox.bootstrap import MINDS
from hatbox.server.admission import State
from hatbox.server.devices import hash_of
from hatbox.server.run import GARBAGE_THRESHOLD, configured
from hatbox.server.service import Service
from hatbox.server.settings import Limits, Settings
from hatbox.server.wire import Wire
from hatbox.stores.memory import MemoryStore
from hatbox.tables import Hall, Services
from hatbox.tables import Settings as TableSettings
from hatbox.tables.changes import NoOthers

from .server_load import HANDSHAKE, SEATS, client_frame, secret_of

TABLES = 250
ROUNDS = 100
SECONDS_TO_ANSWER = 10
OFFER = b'{"type":"move","version":%d,"move":{"move":"offer","object":"boot"}}'
ACCEPT = b'{"type":"move","version":%d,"move":{"move":"accept"}}'
# Rates that no move reaches, but that are counted.
MANY = Limits(
    messages_per_second=1e6,
    device_messages_per_second=1e6,
    requests_per_second=0,
    tables_at_once=1_000_000,
)


class NoDisk(MemoryStore):
    """Answers in the next turn of the event loop and keeps nothing of a move."""

    def append(self, *_: Any, **__: Any) -> asyncio.Future[None]:  # type: ignore[override]
        loop = asyncio.get_running_loop()
        stored: asyncio.Future[None] = loop.create_future()
        loop.call_soon(stored.set_result, None)
        return stored


class NoSocket(asyncio.Transport):
    """Takes all that is written, and keeps the last of it."""

    def __init__(self) -> None:
        super().__init__()
        self.last = b""
        self.own = socket.socket()

    def write(self, data: Any) -> None:
        self.last = data

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"socket": self.own, "peername": ("127.0.0.1", 1)}.get(name, default)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        self.own.close()

    abort = close


class Player:
    def __init__(self, config: Config, state: State, secret: str) -> None:
        self.transport = NoSocket()
        self.wire = Wire(config, state, {})
        self.wire.connection_made(self.transport)
        # `HttpProtocol`, which hands over the head, has put the names in lower case.
        head = HANDSHAKE.replace("Host", "host").replace("Authorization", "authorization")
        self.wire.data_received(head.format(secret=secret).encode())

    def says(self, text: bytes) -> None:
        self.wire.data_received(client_frame(text))

    @property
    def sees(self) -> dict[str, Any]:
        data = self.transport.last
        return cast(dict[str, Any], json.loads(data[data.index(b"{") :]))


class Table:
    """Four who offer a boot and accept it, for ever."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.version: int = players[0].sees["public"]["version"]
        self.turn = next(seat for seat, player in enumerate(players) if player.sees["you"]["may"])
        self.is_offered = False

    def moves(self) -> None:
        text = ACCEPT if self.is_offered else OFFER
        self.players[self.turn].says(text % self.version)

    def looks(self) -> None:
        """At whose turn it is now; checked, so that no refusal is measured."""
        now = self.players[0].sees["public"]
        assert now["version"] == self.version + 1, now
        self.version += 1
        self.is_offered = now["view"]["now"]["phase"] == "answering"
        self.turn = now["view"]["now"]["receiver" if self.is_offered else "giver"]

    async def close(self) -> None:
        for player in self.players:
            player.wire.connection_lost(None)
            await asyncio.sleep(0)


async def set_up() -> list[Table]:
    service = Service(
        new_hall(), Settings(limits=MANY, sockets_per_address=1_000_000), "http://127.0.0.1"
    )
    await service.hall.open()
    config, state = configured(service, service.settings), State(service.admission)
    return [await open_table(service.hall, config, state, number) for number in range(TABLES)]


def new_hall() -> Hall:
    settings = TableSettings(beats=0.0)
    return Hall(Services(store=NoDisk(), minds=MINDS, changes=NoOthers(), settings=settings))


async def open_table(hall: Hall, config: Config, state: State, number: int) -> Table:
    secrets = [secret_of(number, seat) for seat in range(SEATS)]
    room, _ = await hall.create(hash_of(secrets[0]), "not-a-hat", name="Ana")
    for secret, name in zip(secrets[1:], ("Bo", "Cy", "Di"), strict=True):
        await room.sit(hash_of(secret), name)
    players = [Player(config, state, secret) for secret in secrets]
    for player in players:
        await until_written(player, b" 101 ")
        player.says(b'{"type":"hello","protocol":2,"table":"%s"}' % room.code.encode())
        await until_written(player, b'"phase":"open"')
    players[0].says(b'{"type":"start"}')
    for player in players:
        await until_written(player, b'"phase":"playing"')
    return Table(players)


async def until_written(player: Player, words: bytes) -> None:
    async with asyncio.timeout(SECONDS_TO_ANSWER):
        while words not in player.transport.last:
            await asyncio.sleep(0)


async def measure(rounds: int) -> list[float]:
    """Microseconds of a move, of all tables at once, round by round."""
    tables = await set_up()
    gc.set_threshold(GARBAGE_THRESHOLD)
    gc.freeze()
    took = [await one_round(tables) for _ in range(rounds)]
    for table in tables:
        await table.close()
    return took


async def one_round(tables: list[Table]) -> float:
    began = time.thread_time()
    for table in tables:
        table.moves()
    # Woken, judged, stored, told and written: a turn of the event loop each.
    for _ in range(8):
        await asyncio.sleep(0)
    took = time.thread_time() - began
    for table in tables:
        table.looks()
    return took / len(tables) * 1e6


def main(rounds: int = ROUNDS) -> None:
    tenths = quantiles(uvloop.run(measure(rounds)), n=10)
    print("One move in the event loop, without sockets and disk (CPU, tenths of the rounds):")
    print(f"  {tenths[0]:.1f} µs (10 %), {tenths[4]:.1f} µs (50 %), {tenths[8]:.1f} µs (90 %)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
