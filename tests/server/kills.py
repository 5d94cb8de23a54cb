"""Clients that play while the server is killed, and remember everything that was acknowledged."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from websockets.exceptions import WebSocketException

from hatbox.client import Client, SeatAtTable
from hatbox.games.verify import verify
from tests.server.house import House
from tests.server.players import any_move, play_to_the_end

GAMES = ("not-a-hat", "magic-hat")


class Person:
    """One seat: the last version seen, and the moves that were acknowledged."""

    def __init__(self, client: Client, code: str, seed: int) -> None:
        self.client = client
        self.code = code
        self.chance = random.Random(seed)
        self.seat: int | None = None
        self.promised = 0
        self.seen = 0

    async def play(self) -> None:
        """Play until the game is over or the connection is lost."""
        try:
            async with self.client.sit(self.code) as seat:
                await self.play_at(seat)
        except (WebSocketException, OSError):
            pass

    async def play_at(self, seat: SeatAtTable) -> None:
        asked = -1
        async for message in seat.messages():
            if message["type"] == "ok":
                self.promised = max(self.promised, message["id"])
            if message["type"] != "table":
                continue
            self.look(message)
            if message["public"]["phase"] == "over":
                return
            if message["public"]["version"] != asked:
                asked = message["public"]["version"]
                await self.answer(seat, message)

    def look(self, table: dict[str, Any]) -> None:
        assert table["public"]["version"] >= self.seen, "the table went back in time"
        self.seen = table["public"]["version"]
        if self.seat is None:
            self.seat = table["you"]["seat"]
        assert table["you"]["seat"] == self.seat

    async def answer(self, seat: SeatAtTable, table: dict[str, Any]) -> None:
        if table["public"]["phase"] == "between":
            await seat.send("go-on")
        elif table["you"]["may"]:
            # Whoever hears the `ok` knows that the table is at least one version further.
            await seat.move(any_move(table, self.chance), id=table["public"]["version"] + 1)

    async def check(self) -> None:
        """After a restart: the seat is kept, and every acknowledged move is there."""
        async with self.client.sit(self.code) as seat:
            table = await seat.receive()
            assert table["type"] == "table", table
            assert table["public"]["version"] >= max(self.promised, self.seen)
            self.look(table)

    async def finish(self) -> None:
        async with self.client.sit(self.code) as seat:
            await play_to_the_end(seat, self.chance)


class Crowd:
    def __init__(self, house: House, tables: int, seed: int) -> None:
        self.house = house
        self.tables = tables
        self.chance = random.Random(seed)
        self.people: list[Person] = []

    async def sit_down(self) -> None:
        for number in range(self.tables):
            await self.sit_down_at(GAMES[number % 2], number)

    async def sit_down_at(self, game: str, number: int) -> None:
        host, guest = self.house.client(), self.house.client()
        minds = ["random"] * (number % 3)
        options = {"gifts": 2} if game == "not-a-hat" else {}
        code = await host.open_table(game, name="Host", minds=minds[:2], options=options)
        await guest.take_seat(code, "Guest")
        async with host.sit(code) as seat:
            await seat.send("start", id=0)
            while (await seat.receive())["type"] != "ok":
                pass
        for client in (host, guest):
            self.people.append(Person(client, code, self.chance.randrange(10**6)))

    async def play(self) -> None:
        await asyncio.gather(*(person.play() for person in self.people))

    async def check(self) -> None:
        await asyncio.gather(*(person.check() for person in self.people))

    async def finish(self) -> None:
        """Every table can be played to its end, and its record holds."""
        await asyncio.gather(*(person.finish() for person in self.people))
        for person in self.people[::2]:
            for record in await person.client.records(person.code):
                verify(record)

    async def rematch(self) -> None:
        """Tables whose game is over begin another one, so that the load goes on."""
        for person in self.people[::2]:
            async with person.client.sit(person.code) as seat:
                if (await seat.receive())["public"]["phase"] == "over":
                    await seat.send("rematch")
                    await seat.send("start", id="again")
                    while (await seat.receive()).get("id") != "again":
                        pass


async def survive(house: House, *, kills: int, tables: int, seed: int) -> None:
    """Kill the server at random moments under load; no acknowledged move may be missing."""
    await asyncio.to_thread(house.open)
    crowd = Crowd(house, tables, seed)
    await crowd.sit_down()
    for _ in range(kills):
        playing = asyncio.create_task(crowd.play())
        await asyncio.sleep(crowd.chance.uniform(0.02, 0.5))
        await asyncio.to_thread(house.kill)
        await playing
        await asyncio.to_thread(house.open)
        await crowd.check()
        await crowd.rematch()
    await crowd.finish()
    await asyncio.to_thread(house.close)
