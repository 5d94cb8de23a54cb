"""The load generator, a process of its own: many tables of four, games without end.

It has its own minimal HTTP and WebSocket code, because it must be faster than the server it loads.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, cast

import uvloop

SEATS = 4
SETTING_UP = 16
NO_MASK = b"\0\0\0\0"
# The end of the public part of a table that is told without a move.
NO_EVENTS = b'"events":[]},"you":'
HANDSHAKE = (
    "GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Authorization: Bearer {secret}\r\n\r\n"
)


def secret_of(table: int, seat: int) -> str:
    return f"bench{table}-{seat}-".ljust(32, "x")


def client_frame(text: bytes, opcode: int = 1) -> bytes:
    length = len(text)
    if length < 126:
        return bytes((0x80 | opcode, 0x80 | length)) + NO_MASK + text
    return bytes((0x80 | opcode, 0xFE, length >> 8, length & 255)) + NO_MASK + text


class Player(asyncio.Protocol):
    """One socket at one seat; it accepts every offer, so that no round ever ends."""

    def __init__(self, table: Table, seat: int, hello: dict[str, Any]) -> None:
        self.table = table
        self.seat = seat
        self.hello = hello
        self.buffer = b""
        self.is_up = False
        self.seen = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        secret = secret_of(self.table.number, self.seat)
        self.transport.write(HANDSHAKE.format(secret=secret).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_up:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self.is_up, self.buffer = True, rest
            self.send(json.dumps(self.hello).encode())
        self.read_frames()

    def read_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) >= at + 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            if len(buffer) < start + length:
                break
            self.take(buffer[at] & 15, buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    def take(self, opcode: int, text: bytes) -> None:
        if opcode == 1:
            self.table.on_message(self, text)
        elif opcode == 9:
            self.transport.write(client_frame(text, 10))
        elif opcode == 8:
            self.table.load.errors += 1

    def send(self, text: bytes) -> None:
        self.transport.write(client_frame(text))

    def connection_lost(self, error: Exception | None) -> None:
        self.table.load.lost += not self.table.load.is_over


class Stalled(asyncio.Protocol):
    """An onlooker who says hello and never reads."""

    def __init__(self, code: str) -> None:
        hello = {"type": "hello", "protocol": 2, "table": code, "as": "onlooker"}
        self.hello = json.dumps(hello).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(HANDSHAKE.format(secret="stalled".ljust(32, "x")).encode())

    def data_received(self, data: bytes) -> None:
        self.transport.pause_reading()
        self.transport.write(client_frame(self.hello))


class Table:
    """Tracks whose turn it is, and when all four views of a move have arrived."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.code = ""
        self.players: list[Player] = []
        self.moves = 0
        self.views = 0
        self.began = 0.0
        self.turn: tuple[Player, bytes] | None = None

    def on_message(self, player: Player, text: bytes) -> None:
        if not text.startswith(b'{"type":"table"'):
            self.load.errors += b'"error"' in text[:16] or b'"bye"' in text[:16]
            return
        if not player.seen.done():
            player.seen.set_result(None)
        if b'"may":[{' in text:
            self.turn = (player, move_on(text))
        if NO_EVENTS in text:
            return
        self.views += 1
        if self.views == SEATS:
            self.load.arrived(self)

    def move(self) -> None:
        assert self.turn is not None
        player, text = self.turn
        self.turn = None
        self.views = 0
        self.moves += 1
        self.began = time.perf_counter()
        player.send(text)


def move_on(text: bytes) -> bytes:
    start = text.index(b'"version":') + 10
    version = text[start : text.index(b",", start)]
    move = b'{"move":"accept"}'
    if b'"accept"' not in text:
        move = b'{"move":"offer","object":"hat","tone":"sure"}'
    return b'{"type":"move","version":' + version + b',"move":' + move + b"}"


class Load:
    """All tables; `arrived` is called when a move has reached its four players."""

    def __init__(self, ports: Sequence[int], tables: int) -> None:
        self.ports = ports
        self.tables = [Table(self, number) for number in range(tables)]
        self.arrived: Callable[[Table], None] = lambda table: None
        self.errors = 0
        self.lost = 0
        self.is_over = False

    def port_of(self, table: Table) -> int:
        """All people of a table are at one server, as behind a balancer that hashes by table."""
        return self.ports[table.number % len(self.ports)]

    async def set_up(self) -> None:
        waiting = iter(self.tables)
        await asyncio.gather(*(self.open_tables(waiting) for _ in range(SETTING_UP)))

    async def open_tables(self, waiting: Any) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.ports[0])
        for table in waiting:
            body = {"game": "not-a-hat", "name": "Ana"}
            opened = await ask(reader, writer, "/api/tables", secret_of(table.number, 0), body)
            table.code = opened["code"]
            for seat, name in ((1, "Bo"), (2, "Cy"), (3, "Di")):
                path = f"/api/tables/{table.code}/seats"
                await ask(reader, writer, path, secret_of(table.number, seat), {"name": name})
        writer.close()

    async def connect(self) -> None:
        waiting = iter(self.tables)
        await asyncio.gather(*(self.connect_tables(waiting) for _ in range(SETTING_UP)))

    async def connect_tables(self, waiting: Any) -> None:
        for table in waiting:
            for seat in range(SEATS):
                await self.connect_player(table, seat)

    async def connect_player(self, table: Table, seat: int) -> None:
        hello = {"type": "hello", "protocol": 2, "table": table.code}
        player = Player(table, seat, hello)
        table.players.append(player)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: player, "127.0.0.1", self.port_of(table))
        await player.seen

    async def stall(self) -> None:
        """Add an onlooker to every table who never reads."""
        loop = asyncio.get_running_loop()
        for table in self.tables:
            stalled = socket.socket()
            stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            stalled.connect(("127.0.0.1", self.port_of(table)))
            stalled.setblocking(False)
            await loop.create_connection(partial(Stalled, table.code), sock=stalled)

    async def start(self) -> None:
        """Start every game, and wait for its first views."""
        started = asyncio.Event()
        left = set(self.tables)

        def arrived(table: Table) -> None:
            left.discard(table)
            if not left:
                started.set()

        self.arrived = arrived
        for table in self.tables:
            table.players[0].send(b'{"type":"start"}')
        await started.wait()

    async def saturate(self, seconds: float) -> dict[str, float]:
        """Every table plays as fast as it can; `moves` counts also those before and after."""
        made = sum(table.moves for table in self.tables)
        counted = 0

        def arrived(table: Table) -> None:
            nonlocal counted
            counted += 1
            table.move()

        self.arrived = arrived
        for table in self.tables:
            table.move()
        await asyncio.sleep(seconds / 4)
        before, began = counted, time.perf_counter()
        await asyncio.sleep(seconds)
        rate = (counted - before) / (time.perf_counter() - began)
        await self.settle()
        return {"moves_per_second": rate, "moves": sum(table.moves for table in self.tables) - made}

    async def settle(self) -> None:
        """Wait for the moves that are on their way."""
        left = {table for table in self.tables if table.views < SEATS}
        done = asyncio.Event()

        def arrived(table: Table) -> None:
            left.discard(table)
            if not left:
                done.set()

        self.arrived = arrived
        if left:
            await done.wait()

    async def steady(self, rate: float, seconds: float) -> dict[str, float]:
        """Play `rate` moves a second at random tables; latency is until the fourth view."""
        ready = list(self.tables)
        took: list[float] = []
        luck = random.Random(1)

        def arrived(table: Table) -> None:
            took.append(time.perf_counter() - table.began)
            ready.append(table)

        self.arrived = arrived
        began, made = time.perf_counter(), 0
        while (passed := time.perf_counter() - began) < seconds:
            while made < passed * rate and ready:
                chosen = luck.randrange(len(ready))
                ready[chosen], ready[-1] = ready[-1], ready[chosen]
                ready.pop().move()
                made += 1
            await asyncio.sleep(0.0005)
        await self.settle()
        took.sort()
        p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
        return {"moves_per_second": made / seconds, "p50_ms": p50 * 1000, "p99_ms": p99 * 1000}

    async def run_to(self, moves: int) -> dict[str, float]:
        """Every table plays until it has made this many moves."""
        left = len(self.tables)
        done = asyncio.Event()

        def arrived(table: Table) -> None:
            nonlocal left
            if table.moves < moves:
                table.move()
                return
            left -= 1
            if not left:
                done.set()

        self.arrived = arrived
        began = time.perf_counter()
        for table in self.tables:
            table.move()
        await done.wait()
        return {"seconds": time.perf_counter() - began}


async def ask(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, secret: str, body: Any
) -> Any:
    content = json.dumps(body)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {secret}\r\n"
        f"Content-Length: {len(content)}\r\n\r\n{content}".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
    answer = json.loads(await reader.readexactly(length))
    assert b" 201 " in head[:20], (head, answer)
    return answer


async def obey(ports: Sequence[int], tables: int) -> None:
    """Runs commands from standard input, one a line, and answers each with a line of JSON."""
    load = Load(ports, tables)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        word, *numbers = line.split()
        answer = await getattr(load, word)(*map(float, numbers))
        told = (answer or {}) | {"errors": load.errors, "lost": load.lost}
        print(json.dumps(told), flush=True)
    load.is_over = True


if __name__ == "__main__":
    uvloop.run(obey([*map(int, sys.argv[1].split(","))], int(sys.argv[2])))
