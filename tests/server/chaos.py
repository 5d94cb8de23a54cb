"""Three servers, PostgreSQL and a balancer, disturbed at random: `python -m tests.server.chaos`.

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
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg

from hatbox.client import Client
from hatbox.games.record import parse
from hatbox.games.verify import verify
from tests.postgres import PostgresServer
from tests.server.balancer import Balancer, Line
from tests.server.house import House
from tests.server.patient import Person, Watch

SECONDS, TABLES, SERVERS = 240, 40, 3
GAMES = ("not-a-hat", "magic-hat")
STOPPED_SECONDS = 10
SECONDS_TO_SETTLE = 30
SECONDS_TO_FINISH = 180


class Chaos:
    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.postgres = PostgresServer()
        self.postgres.start()
        self.url = self.postgres.new_database()
        self.lines = [Line(self.postgres.port) for _ in range(SERVERS)]
        self.houses = [House(folder / f"server {number}") for number in range(SERVERS)]
        self.balancer = Balancer(self.houses)
        self.watch = Watch()
        self.people: list[Person] = []
        self.tables = tables

    async def open(self) -> None:
        for house, line in zip(self.houses, self.lines, strict=True):
            await line.open()
            house.settings["store"] = self.url.replace(str(self.postgres.port), str(line.port))
        await asyncio.gather(*(asyncio.to_thread(house.open) for house in self.houses))
        address = await self.balancer.open()
        for number in range(self.tables):
            await self._sit_down(address, GAMES[number % 2], number % 3)

    async def _sit_down(self, address: str, game: str, minds: int) -> None:
        host, guest = Client(address), Client(address)
        options = {"rounds": 8} if game == "not-a-hat" else {}
        wishes: dict[str, Any] = {"minds": ["raven"] * min(minds, 2), "options": options}
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
        """Recovered from the WAL at the next start."""
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.to_thread(self.postgres.start)

    async def cut_connections(self) -> None:
        self.balancer.cut()

    async def stop_a_server_for_a_while(self) -> None:
        house = self.chance.choice(self.houses)
        house.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED_SECONDS)
        house.process.send_signal(signal.SIGCONT)

    async def cut_a_server_off(self) -> None:
        """Its line to PostgreSQL goes dark: nothing is closed, nothing arrives."""
        line = self.chance.choice(self.lines).forwarder
        line.is_dark = True
        await asyncio.sleep(STOPPED_SECONDS)
        line.is_dark = False

    async def run(self, seconds: float) -> None:
        """One trouble after the other, each when all have got over the last; then finish."""
        troubles: list[Callable[[], Awaitable[None]]] = [
            self.kill_a_server,
            self.restart_a_server,
            self.kill_postgresql,
            self.cut_connections,
            self.stop_a_server_for_a_while,
            self.cut_a_server_off,
        ]
        playing = asyncio.gather(*(person.play() for person in self.people))
        last = time.monotonic() + seconds
        while time.monotonic() < last and not playing.done():
            for trouble in self.chance.sample(troubles, len(troubles)):
                await asyncio.sleep(self.chance.uniform(1, 3))
                if time.monotonic() < last and not playing.done():
                    await self._disturb(trouble)
        self.watch.is_slow = False
        async with asyncio.timeout(SECONDS_TO_FINISH):
            await playing

    async def _disturb(self, trouble: Callable[[], Awaitable[None]]) -> None:
        self.watch.begin(trouble.__name__)
        await trouble()
        self.watch.end()
        last = time.monotonic() + SECONDS_TO_SETTLE
        while not self.watch.has_settled and time.monotonic() < last:
            await asyncio.sleep(0.1)

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
            verify(parse(record[0]))
        return sum(person.promised > versions[person.code] for person in self.people)

    async def close(self) -> None:
        self.balancer.close()
        for house in self.houses:
            await asyncio.to_thread(house.close)
        for line in self.lines:
            line.close()
        self.postgres.stop()


async def survive(folder: Path, *, seconds: float, tables: int, seed: int = 1) -> str:
    chaos = Chaos(folder, tables, seed)
    await chaos.open()
    await chaos.run(seconds)
    missing = await chaos.check()
    await chaos.close()
    assert missing == 0, f"{missing} people miss a move that was acknowledged"
    moves = sum(person.acknowledged for person in chaos.people)
    first = f"{tables} tables at {SERVERS} servers for {seconds:.0f} s: {moves} moves acknowledged"
    return "\n".join([f"{first}, {missing} lost; every record holds", *chaos.watch.report()])


def main(seconds: str = str(SECONDS), tables: str = str(TABLES), seed: str = "1") -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        chaos = survive(folder, seconds=float(seconds), tables=int(tables), seed=int(seed))
        print(asyncio.run(chaos))


if __name__ == "__main__":
    main(*sys.argv[1:])
