"""Three servers, PostgreSQL and a proxy, killed at random: `python -m tests.server.chaos`.

At the end every acknowledged move is in the log, every game is over and every record holds. A
version cannot be there twice: it is the key of the log.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
from websockets.exceptions import WebSocketException

from hatbox.client import Client, Refused, SeatAtTable
from hatbox.games.verify import verify
from tests.postgres import PostgresServer
from tests.server.house import House
from tests.server.players import any_move

SECONDS, TABLES, SERVERS = 120, 40, 3
GAMES = ("not-a-hat", "magic-hat")
STOPPED_SECONDS = 10
SECONDS_TO_FINISH = 120
LOST = (WebSocketException, OSError, Refused, EOFError)


class Proxy:
    """Round robin over the servers that accept a connection; it can cut all that are open."""

    def __init__(self, houses: list[House]) -> None:
        self._houses = houses
        self._next = 0
        self._open: set[asyncio.StreamWriter] = set()

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    def close(self) -> None:
        self._server.close()
        self.cut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self._houses:
            self._next += 1
            port = int(self._houses[self._next % len(self._houses)].port)
            with suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(self._pump(reader, there[1]), self._pump(there[0], writer))
                return
        writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()
        self._open.discard(writer)
        writer.close()


class Watch:
    """The longest time that any table stood still, by the trouble that came last before it ended.

    While `is_slow` people take their time, so that there is somebody to disturb until the end.
    """

    def __init__(self) -> None:
        self._last: dict[str, tuple[int, float]] = {}
        self.longest: dict[str, float] = {}
        self.trouble = "none"
        self.is_slow = True

    def see(self, code: str, version: int) -> None:
        known, since = self._last.get(code, (0, time.monotonic()))
        if version > known:
            still = time.monotonic() - since
            self.longest[self.trouble] = max(still, self.longest.get(self.trouble, 0.0))
            self._last[code] = (version, time.monotonic())


class Person:
    """Plays one game to its end, through every lost connection."""

    def __init__(self, client: Client, code: str, watch: Watch, chance: random.Random) -> None:
        self.client, self.code = client, code
        self._watch, self._chance = watch, chance
        self.promised = 0

    async def play(self) -> None:
        while True:
            with suppress(*LOST):
                async with self.client.sit(self.code) as seat:
                    if await self._play_at(seat):
                        return
            await asyncio.sleep(self._chance.uniform(0.1, 0.4))

    async def _play_at(self, seat: SeatAtTable) -> bool:
        """Whether the game is over; False if the connection was lost."""
        async for message in seat.messages():
            if message["type"] == "ok":
                self.promised = max(self.promised, message["id"])
            if message["type"] == "error":
                # Not stored, or stale: whoever comes back is told the table anew.
                return False
            if message["type"] == "table" and await self._look(seat, message):
                return True
        return False

    async def _look(self, seat: SeatAtTable, table: dict[str, Any]) -> bool:
        public = table["public"]
        self._watch.see(self.code, public["version"])
        if public["phase"] == "between":
            await seat.send("go-on")
        elif table["you"]["may"]:
            await asyncio.sleep(self._chance.uniform(0.1, 0.6) if self._watch.is_slow else 0)
            # Whoever hears the `ok` knows that the table is at least one version further.
            await seat.move(any_move(table, self._chance), id=public["version"] + 1)
        return bool(public["phase"] == "over")


class Chaos:
    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.postgres = PostgresServer()
        self.postgres.start()
        self.url = self.postgres.new_database()
        names = [f"server {number}" for number in range(SERVERS)]
        self.houses = [House(folder / name, store=self.url) for name in names]
        self.proxy = Proxy(self.houses)
        self.watch = Watch()
        self.done: Counter[str] = Counter()
        self.people: list[Person] = []
        self.tables = tables

    async def open(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(house.open) for house in self.houses))
        address = await self.proxy.open()
        for number in range(self.tables):
            await self._sit_down(address, GAMES[number % 2], number % 3)

    async def _sit_down(self, address: str, game: str, minds: int) -> None:
        host, guest = Client(address), Client(address)
        options = {"rounds": 8} if game == "not-a-hat" else {}
        wishes: dict[str, Any] = {"minds": ["owl"] * min(minds, 2), "options": options}
        code = await host.open_table(game, name="Host", **wishes)
        await guest.take_seat(code, "Guest")
        async with host.sit(code) as seat:
            await seat.send("start", id=0)
            while (await seat.receive())["type"] != "ok":
                pass
        for client in (host, guest):
            chance = random.Random(self.chance.random())
            self.people.append(Person(client, code, self.watch, chance))

    async def kill_a_server(self) -> None:
        house = self.chance.choice(self.houses)
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.open)

    async def restart_a_server(self) -> None:
        house = self.chance.choice(self.houses)
        await asyncio.to_thread(house.close)
        await asyncio.to_thread(house.open)

    async def kill_postgresql(self) -> None:
        """SIGQUIT: an immediate shutdown, recovered from the WAL at the next start."""
        await asyncio.to_thread(self.postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.postgres.start)

    async def cut_connections(self) -> None:
        self.proxy.cut()

    async def stop_a_server_for_a_while(self) -> None:
        house = self.chance.choice(self.houses)
        house.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED_SECONDS)
        house.process.send_signal(signal.SIGCONT)

    async def run(self, seconds: float) -> None:
        """One trouble after the other, then time to finish the games."""
        troubles: list[Callable[[], Awaitable[None]]] = [
            self.kill_a_server,
            self.restart_a_server,
            self.kill_postgresql,
            self.cut_connections,
            self.stop_a_server_for_a_while,
        ]
        playing = asyncio.gather(*(person.play() for person in self.people))
        last = time.monotonic() + seconds
        while time.monotonic() < last and not playing.done():
            await asyncio.sleep(self.chance.uniform(1, 4))
            trouble = self.chance.choice(troubles)
            self.watch.trouble = trouble.__name__
            self.done[trouble.__name__] += 1
            await trouble()
        self.watch.is_slow = False
        async with asyncio.timeout(SECONDS_TO_FINISH):
            await playing

    async def check(self) -> int:
        """The number of promised moves that are missing; 0, or something is very wrong."""
        db = await asyncpg.connect(self.url)
        rows = await db.fetch("SELECT code, max(version), count(*) FROM entries GROUP BY code")
        records = await db.fetch("SELECT record FROM records")
        await db.close()
        versions = {code: version for code, version, _ in rows}
        assert all(version == count for _, version, count in rows), "a log has a gap"
        assert len(records) >= self.tables, "a game has no record"
        for record in records:
            verify(_decoded(record[0]))
        return sum(person.promised > versions[person.code] for person in self.people)

    async def close(self) -> None:
        self.proxy.close()
        for house in self.houses:
            await asyncio.to_thread(house.close)
        self.postgres.stop()


def _decoded(record: bytes) -> dict[str, Any]:
    from hatbox.games.record import parse

    return parse(record)


async def survive(folder: Path, *, seconds: float, tables: int, seed: int = 1) -> str:
    chaos = Chaos(folder, tables, seed)
    await chaos.open()
    await chaos.run(seconds)
    missing = await chaos.check()
    await chaos.close()
    assert missing == 0, f"{missing} people miss a move that was acknowledged"
    lines = [f"{tables} tables at {SERVERS} servers for {seconds:.0f} s; moves lost: {missing}"]
    for name, still in sorted(chaos.watch.longest.items()):
        times = chaos.done[name]
        lines.append(f"{name.replace('_', ' ')}: {times} times, longest stand-still {still:.1f} s")
    return "\n".join(lines)


def main(seconds: float = SECONDS, tables: float = TABLES) -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(survive(Path(folder), seconds=seconds, tables=int(tables))))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
