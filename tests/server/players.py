"""Clients at a table over real sockets, who play random legal moves."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from hatbox.client import Client, SeatAtTable
from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from tests.server.house import House

TONES = ("plain", "sure", "unsure")
# Whoever answers a table that was told twice, as when somebody came in between, answers too late.
TOO_LATE = ("not-now", "stale-version")


def any_move(table: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """One of the moves that the view allows."""
    choice = chance.choice(table["you"]["may"])
    match choice["move"]:
        case "offer":
            tone = chance.choice(TONES)
            return {"move": "offer", "object": chance.choice(GIFT_IDS), "tone": tone}
        case "look":
            return {"move": "look", "hat": chance.choice(choice["of"])}
        case "swap":
            return {"move": "swap", "with": chance.choice(choice["of"])}
        case "call":
            return {"move": "call", "animal": chance.choice(ANIMAL_IDS)}
        case "extra":
            return {"move": "extra", "hats": chance.sample(range(5), 2)}
    return {"move": choice["move"]}


async def play_to_the_end(seat: SeatAtTable, chance: random.Random) -> dict[str, Any]:
    """Move when it is one's turn, go on between rounds; the last table is the answer.

    Begins with the table that was told last: whoever waited for an answer has read it already, and
    nothing else comes while it is their turn.
    """
    answered = -1
    while seat.public.get("phase") != "over":
        version = seat.public.get("version", answered)
        if version != answered and seat.public["phase"] == "between":
            answered = version
            await seat.send("go-on")
        elif version != answered and seat.you["may"]:
            answered = version
            await seat.move(any_move(seat.table, chance))
        message = await seat.receive()
        if message["type"] == "error" and message["code"] not in TOO_LATE:
            raise AssertionError(message)
    return seat.table


class Party:
    """Some people and minds at one table, each person with a device and an open socket."""

    def __init__(self, house: House, people: int, seed: int = 0) -> None:
        self.clients = [house.client() for _ in range(people)]
        self.chance = random.Random(seed)
        self.code = ""

    @property
    def host(self) -> Client:
        return self.clients[0]

    async def sit_down(self, game: str, **wishes: Any) -> None:
        self.code = await self.host.open_table(game, name="Person 0", **wishes)
        for number, client in enumerate(self.clients[1:], 1):
            await client.take_seat(self.code, f"Person {number}")

    async def play(self, **start: Any) -> list[dict[str, Any]]:
        """One game to its end; the last tables that the people saw."""
        async with asyncio.TaskGroup() as group:
            tasks = [
                group.create_task(self.play_one(client, is_host=client is self.host))
                for client in self.clients
            ]
        return [task.result() for task in tasks]

    async def play_one(self, client: Client, *, is_host: bool) -> dict[str, Any]:
        async with client.sit(self.code) as seat:
            if is_host:
                await seat.send("start")
            return await play_to_the_end(seat, self.chance)
