"""Real servers on one real PostgreSQL: people at different servers play at one table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from hatbox.client import Client, SeatAtTable
from hatbox.games.verify import verify
from tests.postgres import postgres
from tests.server.asking import ask
from tests.server.house import House
from tests.server.players import any_move, play_to_the_end


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[list[House]]:
    url = postgres().new_database()
    with ExitStack() as stack:
        yield [stack.enter_context(House(tmp_path / name, store=url)) for name in ("one", "two")]


async def table_for(ana: Client, bo: Client, game: str, **wishes: Any) -> str:
    code = await ana.open_table(game, name="Ana", **wishes)
    await bo.take_seat(code, "Bo")
    return code


async def start(seat: SeatAtTable) -> None:
    await seat.send("start", id="start")
    while (await seat.receive()).get("id") != "start":
        pass


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
def test_people_at_two_servers_play_a_whole_game(houses: list[House], game: str) -> None:
    ana, bo = (house.client() for house in houses)

    async def main() -> None:
        code = await table_for(ana, bo, game, minds=["owl"])
        async with ana.sit(code) as one, bo.sit(code) as two:
            await start(one)
            ends = await asyncio.gather(
                *(play_to_the_end(seat, random.Random(n)) for n, seat in enumerate((one, two)))
            )
        assert ends[0]["public"] == ends[1]["public"]
        records = await ana.records(code)
        assert records == await bo.records(code)
        verify(records[0])

    asyncio.run(main())


async def receive(seat: SeatAtTable, type: str) -> dict[str, Any]:
    async with asyncio.timeout(20):
        while (message := await seat.receive())["type"] != type:
            pass
    return message


def test_talk_and_presence_reach_the_other_server(houses: list[House]) -> None:
    ana, bo = (house.client() for house in houses)

    async def main() -> None:
        code = await table_for(ana, bo, "not-a-hat")
        async with ana.sit(code) as one:
            async with bo.sit(code) as two:
                while not all(
                    seat["here"] for seat in (await receive(one, "table"))["public"]["seats"]
                ):
                    pass
                await two.send("say", text="hello")
                assert (await receive(one, "talk"))["text"] == "hello"
            while (await receive(one, "table"))["public"]["seats"][1]["here"]:
                pass

    asyncio.run(main())


def test_a_killed_server_loses_nothing_and_its_people_play_on_at_the_other(
    houses: list[House],
) -> None:
    ana = houses[0].client()
    bo = houses[1].client()
    promised: list[int] = []

    async def play(client: Client, code: str, seed: int) -> None:
        """Until the game is over or the connection is lost."""
        chance = random.Random(seed)
        async with client.sit(code) as seat:
            async for message in seat.messages():
                if message["type"] == "ok":
                    promised.append(message["id"])
                    if len(promised) == 20:
                        await asyncio.to_thread(houses[1].kill)
                if message["type"] == "table" and message["you"]["may"]:
                    version = message["public"]["version"]
                    await seat.move(any_move(message, chance), id=version + 1)

    async def main() -> None:
        code = await table_for(ana, bo, "not-a-hat", minds=["owl"], options={"rounds": 8})
        async with ana.sit(code) as one:
            await start(one)
        first = asyncio.create_task(play(ana, code, 1))
        await play(bo, code, 2)
        first.cancel()
        again = Client(houses[0].url, bo.secret)
        async with ana.sit(code) as one, again.sit(code) as two:
            assert (await receive(two, "table"))["public"]["version"] >= max(promised)
            ends = await asyncio.gather(
                play_to_the_end(one, random.Random(3)), play_to_the_end(two, random.Random(4))
            )
        assert ends[0]["public"]["phase"] == "over"
        for record in await ana.records(code):
            verify(record)

    asyncio.run(main())


def test_a_server_is_ready_while_it_reaches_the_database(houses: list[House]) -> None:
    for house in houses:
        assert ask(house, "GET", "/ready").json["status"] == "ok"
    text = ask(houses[0], "GET", "/metrics").body.decode()
    for name in ("conflicts", "catch_ups", "notifications_sent", "database_reconnects"):
        assert f"hatbox_{name}_total" in text
