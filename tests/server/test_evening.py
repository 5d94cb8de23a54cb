"""An evening of two people at two real servers: games, talk, leaving, coming back, moving seats."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from hatbox.client import Client, SeatAtTable
from hatbox.games.verify import verify
from tests.postgres import postgres
from tests.server.house import House
from tests.server.players import any_move

GAMES = ["not-a-hat", "magic-hat"]
# Waits until everybody who watches has been told this version.
Ready = Callable[[int], Awaitable[None]]
# What is left of a time differs by the moment at which a server tells it.
TIMES = ("deadline_ms", "beat_ms", "call_ms")


async def until(seat: SeatAtTable, **wanted: Any) -> dict[str, Any]:
    """The table, once its public part has these values."""
    async with asyncio.timeout(30):
        while not seat.public or not wanted.items() <= seat.public.items():
            await seat.receive()
    return seat.table


async def told(seat: SeatAtTable, type: str) -> dict[str, Any]:
    async with asyncio.timeout(30):
        while (message := await seat.receive())["type"] != type:
            pass
    return message


async def says(speaker: SeatAtTable, listener: SeatAtTable, type: str, **words: str) -> None:
    """Talk may be lost while a server's line is busy; then it is said again."""
    for _ in range(5):
        await speaker.send(type, **words)
        with suppress(TimeoutError):
            async with asyncio.timeout(6):
                while not words.items() <= (await told(listener, "talk")).items():
                    pass
                return
    raise AssertionError("nobody heard")


async def asks(at: SeatAtTable, type: str, **fields: Any) -> dict[str, Any]:
    """The answer to a command."""
    await at.send(type, id=type, **fields)
    async with asyncio.timeout(30):
        while (message := await at.receive()).get("id") != type:
            pass
    assert message["type"] == "ok", message
    return message


async def play(*seats: SeatAtTable, ready: Ready | None = None) -> None:
    """One game to its end; all see the same then."""
    async with asyncio.timeout(120):
        ends = await asyncio.gather(*(play_one(seat, n, ready) for n, seat in enumerate(seats)))
    assert all(end == ends[0] for end in ends)


async def play_one(seat: SeatAtTable, number: int, ready: Ready | None) -> dict[str, Any]:
    """Begins with the table that was told last, and may have been read already."""
    chance, answered = random.Random(number), -1
    await until(seat)
    while seat.public["phase"] != "over":
        version = seat.public["version"]
        if version != answered and seat.public["phase"] == "between":
            await seat.send("go-on")
            answered = version
        elif version != answered and seat.you["may"]:
            if ready:
                await ready(version)
            await seat.move(any_move(seat.table, chance))
            answered = version
        message = await seat.receive()
        # Another server may have been heard between the look and the move; the table follows.
        assert message.get("code") in (None, "not-now", "stale-version"), message
    return {k: v for k, v in seat.public.items() if k not in (*TIMES, "events")}


@asynccontextmanager
async def at_a_table(
    houses: list[House], game: str
) -> AsyncIterator[tuple[str, SeatAtTable, SeatAtTable]]:
    ana, bo = (house.client() for house in houses)
    code = await ana.open_table(game, name="Ana", minds=["raven"])
    await bo.take_seat(code, "Bo")
    async with ana.sit(code) as one, bo.sit(code) as two:
        await until(one)
        await until(two)
        yield code, one, two


@pytest.mark.parametrize("game", GAMES)
def test_two_games_and_a_change_of_the_game(houses: list[House], game: str) -> None:
    async def main() -> None:
        async with at_a_table(houses, game) as (code, one, two):
            await asks(one, "start")
            await play(one, two)
            other = GAMES[1 - GAMES.index(game)]
            for next_game in (game, other):
                await asks(one, "rematch", game=next_game)
                await until(two, phase="open", game=next_game)
                await asks(one, "start")
                await until(two, phase="playing")
                await play(one, two)
            for house in houses:
                records = await house.client().records(code)
                assert len(records) == 3
                for record in records:
                    verify(record)

    asyncio.run(main())


def test_talk_and_who_is_here(houses: list[House]) -> None:
    async def main() -> None:
        async with at_a_table(houses, "not-a-hat") as (code, one, two):
            await says(two, one, "say", text="hello")
            await says(one, two, "react", reaction="clap")
            await two.socket.close()
            while (await told(one, "table"))["public"]["seats"][2]["here"]:
                pass
            async with houses[0].client(SECRET).sit(code, **{"as": "onlooker"}):
                await until(one, watching=1)
            await until(one, watching=0)

    asyncio.run(main())


SECRET = "onlooker".ljust(32, "x")


def test_who_loses_the_line_comes_back_at_the_other_server(houses: list[House]) -> None:
    async def main() -> None:
        bo = houses[1].client()
        ana = houses[0].client()
        code = await ana.open_table("not-a-hat", name="Ana")
        await bo.take_seat(code, "Bo")
        async with ana.sit(code) as one:
            async with bo.sit(code) as two:
                await until(two)
                await asks(one, "start")
                await until(two, phase="playing")
            async with Client(houses[0].url, bo.secret).sit(code) as again:
                assert (await until(again, phase="playing"))["you"]["seat"] == 1
                await play(one, again)

    asyncio.run(main())


def test_a_seat_moves_to_a_device_at_the_other_server(houses: list[House]) -> None:
    async def main() -> None:
        async with at_a_table(houses, "magic-hat") as (code, one, two):
            await asks(one, "start")
            token = (await asks(two, "invite-device", seat=2))["token"]
            phone = houses[0].client()
            assert await phone.ask("POST", "/api/move-seat", {"token": token}) == {
                "code": code,
                "seat": 2,
            }
            assert (await told(two, "bye"))["code"] == "replaced"
            async with phone.sit(code) as moved:
                assert (await until(moved))["you"]["seat"] == 2
                await play(one, moved)

    asyncio.run(main())


def test_when_the_host_leaves_the_guest_at_the_other_server_is_host(houses: list[House]) -> None:
    async def main() -> None:
        async with at_a_table(houses, "not-a-hat") as (_, one, two):
            await one.send("leave")
            assert (await told(one, "bye"))["code"] == "left"
            while not two.you.get("host"):
                await told(two, "table")
            await asks(two, "start")
            await play(two)

    asyncio.run(main())


class Tab:
    """What was told: the state by version, and everything that happened, in order."""

    def __init__(self) -> None:
        self.states: dict[int, str] = {}
        self.events: list[str] = []

    async def watch(self, seat: SeatAtTable) -> None:
        async for table in seat.tables():
            self.note(table["public"], table["you"])

    def note(self, public: dict[str, Any], you: dict[str, Any]) -> None:
        """A server that hears late tells several changes at once, with the events of all."""
        events = [*public["events"], *(own["event"] for own in you["events"])]
        self.events += sorted(map(repr, events))
        state = {k: v for k, v in public.items() if k not in (*TIMES, "events")}
        if public["phase"] != "open":
            self.states[public["version"]] = repr((state, you | {"events": []}))


@pytest.mark.parametrize("game", GAMES)
def test_two_tabs_at_two_servers_are_told_the_same(houses: list[House], game: str) -> None:
    here, there = Tab(), Tab()

    async def told_to_both(version: int) -> None:
        async with asyncio.timeout(30):
            while not all(version in tab.states for tab in (here, there)):
                await asyncio.sleep(0.01)

    async def main() -> None:
        ana = houses[0].client()
        code = await ana.open_table(game, name="Ana", minds=["raven", "fox"], clock="off")
        tabs = [Client(house.url, ana.secret) for house in houses]
        async with ana.sit(code) as one, tabs[0].sit(code) as first, tabs[1].sit(code) as second:
            for seat in (one, first, second):
                await until(seat)
            watching = [
                asyncio.create_task(here.watch(first)),
                asyncio.create_task(there.watch(second)),
            ]
            await asks(one, "start")
            await play(one, ready=told_to_both)
            await told_to_both(one.public["version"])
            for task in watching:
                task.cancel()

    asyncio.run(main())
    both = here.states.keys() & there.states.keys()
    assert len(both) > 1
    assert {v: here.states[v] for v in both} == {v: there.states[v] for v in both}
    assert sorted(here.events) == sorted(there.events)


def test_a_server_of_the_version_before_plays_beside_a_new_one(tmp_path: Path) -> None:
    """It made the database; the new one migrates it while the old one has guests."""
    url = postgres().new_database()
    older = House(tmp_path / "older", store=url)
    older.command = [sys.executable, "-m", "tests.server.older", "serve"]

    async def main() -> None:
        ana = older.client()
        code = await ana.open_table("not-a-hat", name="Ana", minds=["fox"])
        async with ana.sit(code) as one:
            await until(one)
            newer = House(tmp_path / "newer", store=url)
            await asyncio.to_thread(newer.open)
            bo = newer.client()
            await bo.take_seat(code, "Bo")
            async with bo.sit(code) as two:
                await until(two)
                await asks(one, "start")
                await until(two, phase="playing")
                await play(one, two)
            assert await newer.client().open_table("magic-hat", name="Cy")
            await asyncio.to_thread(newer.close)
            assert await ana.open_table("magic-hat", name="Ana")

    with older:
        asyncio.run(main())
        # And it starts again on the newer database.
        older.close()
        older.open()
