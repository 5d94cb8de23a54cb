"""Real servers on one real PostgreSQL: people at different servers play at one table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hatbox.client import Client, SeatAtTable
from hatbox.games.verify import verify
from tests.postgres import PostgresServer, postgres
from tests.server.asking import ask
from tests.server.balancer import Line
from tests.server.house import House
from tests.server.patient import Person, Watch
from tests.server.players import play_to_the_end


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
        code = await table_for(ana, bo, game, minds=["raven"])
        async with ana.sit(code) as one, bo.sit(code) as two:
            await start(one)
            ends = await asyncio.gather(
                *(play_to_the_end(seat, random.Random(n)) for n, seat in enumerate((one, two)))
            )
        assert lasting(ends[0]["public"]) == lasting(ends[1]["public"])
        records = await ana.records(code)
        assert records == await bo.records(code)
        verify(records[0])

    asyncio.run(main())


def lasting(public: dict[str, Any]) -> dict[str, Any]:
    """Without what a server that is behind tells later, or several changes of it at once."""
    seats = [seat | {"here": None} for seat in public["seats"]]
    return public | {"events": [], "seats": seats}


async def receive(seat: SeatAtTable, type: str) -> dict[str, Any]:
    async with asyncio.timeout(20):
        while (message := await seat.receive())["type"] != type:
            assert message["type"] != "error", message
    return message


async def until_all_are_here(seat: SeatAtTable) -> None:
    while not all(one["here"] for one in (await receive(seat, "table"))["public"]["seats"]):
        pass


def test_talk_and_presence_reach_the_other_server(houses: list[House]) -> None:
    ana, bo = (house.client() for house in houses)

    async def main() -> None:
        code = await table_for(ana, bo, "not-a-hat")
        async with ana.sit(code) as one:
            async with bo.sit(code) as two:
                # Both servers, because talk is sent to those that are known to have visitors.
                await until_all_are_here(one)
                await until_all_are_here(two)
                await two.send("say", text="hello")
                assert (await receive(one, "talk"))["text"] == "hello"
            while (await receive(one, "table"))["public"]["seats"][1]["here"]:
                pass

    asyncio.run(main())


def test_an_evening_at_two_servers(houses: list[House]) -> None:
    """Somebody comes back, moves to another device at the other server, and becomes the host."""
    ana, bo = (house.client() for house in houses)
    phone = houses[0].client()

    async def main() -> None:
        code = await table_for(ana, bo, "magic-hat", minds=["fox"])
        async with ana.sit(code) as one:
            async with bo.sit(code) as two:
                await until_all_are_here(one)
                await start(one)
                await until_phase(two, "playing")
            async with bo.sit(code) as two:
                assert (await receive(two, "table"))["public"]["phase"] == "playing"
                mine = two.you["seat"]
                await two.send("invite-device", seat=mine, id="link")
                token = (await receive(two, "ok"))["token"]
                moved = await phone.ask("POST", "/api/move-seat", {"token": token})
                assert moved["seat"] == mine
                assert (await receive(two, "bye"))["code"] == "replaced"
            async with phone.sit(code) as two:
                await play_both(one, two)
                await two.send("ask-rematch", ask=True)
                while not (await receive(one, "table"))["public"]["rematch_asked"]:
                    pass
                await one.send("rematch", game="not-a-hat")
                await until_phase(two, "open")
                await start(one)
                await play_both(one, two)
                await one.send("leave")
                while not (await receive(two, "table"))["you"]["host"]:
                    pass
        for record in await phone.records(code):
            verify(record)

    asyncio.run(main())


async def until_phase(seat: SeatAtTable, phase: str) -> None:
    while (await receive(seat, "table"))["public"]["phase"] != phase:
        pass


async def play_both(*seats: SeatAtTable) -> None:
    await asyncio.gather(*(play_to_the_end(seat, random.Random(n)) for n, seat in enumerate(seats)))


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.01)


def test_a_killed_server_loses_nothing_and_its_people_play_on_at_the_other(tmp_path: Path) -> None:
    """They play game after game until the server was killed, so that it is always in one."""
    watch = Watch()

    async def main() -> None:
        ana, bo = one.client(), doomed.client()
        code = await table_for(ana, bo, "not-a-hat", minds=["raven"], clock="off")
        async with ana.sit(code) as seat:
            await start(seat)
        stays, moves = (
            Person(client, code, watch, random.Random(seed))
            for seed, client in enumerate((ana, bo))
        )
        async with asyncio.TaskGroup() as playing:
            for person in (stays, moves):
                playing.create_task(person.play())
            await until(lambda: moves.acknowledged >= 3)
            await asyncio.to_thread(doomed.kill)
            promised = max(stays.promised, moves.promised)
            moves.client = one.client(bo.secret)
            async with moves.client.sit(code) as seat:
                assert (await receive(seat, "table"))["public"]["version"] >= promised
            before = moves.acknowledged
            await until(lambda: moves.acknowledged > before)
            watch.is_slow = False
        for record in await ana.records(code):
            verify(record)

    url = postgres().new_database()
    with House(tmp_path / "one", store=url) as one, House(tmp_path / "two", store=url) as doomed:
        asyncio.run(main())


def test_a_server_is_ready_while_it_reaches_the_database(houses: list[House]) -> None:
    for house in houses:
        assert ask(house, "GET", "/ready").json["status"] == "ok"
    text = ask(houses[0], "GET", "/metrics").body.decode()
    for name in ("conflicts", "catch_ups", "notifications_sent", "database_reconnects"):
        assert f"hatbox_{name}_total" in text


def test_tables_of_an_address_are_counted_for_all_servers(tmp_path: Path) -> None:
    url = postgres().new_database()
    settings: dict[str, Any] = {"store": url, "tables_per_address": 3}
    with House(tmp_path / "1", **settings) as one, House(tmp_path / "2", **settings) as two:
        answers = [ask(house, "POST", "/api/tables", {}) for house in (one, two) * 2]
    assert [answer.status for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].code == "too-many"


def delays_measured(house: House) -> float:
    lines = ask(house, "GET", "/metrics").body.decode().splitlines()
    return sum(float(line.split()[1]) for line in lines if "others_seconds_count" in line)


def test_the_delay_of_what_others_did_is_measured(houses: list[House]) -> None:
    ana, bo = (house.client() for house in houses)
    before = delays_measured(houses[1])

    async def main() -> None:
        code = await table_for(ana, bo, "not-a-hat")
        async with ana.sit(code) as one, bo.sit(code) as two:
            await receive(two, "table")
            await start(one)
            while (await receive(two, "table"))["public"]["phase"] != "playing":
                pass

    asyncio.run(main())
    assert delays_measured(houses[1]) > before


def test_while_postgresql_is_away_people_are_told_and_then_play_on(tmp_path: Path) -> None:
    server = PostgresServer()
    server.start()
    with House(tmp_path, store=server.new_database()) as house:
        ana, bo = house.client(), house.client()

        async def main() -> None:
            code = await table_for(ana, bo, "not-a-hat")
            async with ana.sit(code) as one, bo.sit(code) as two:
                await start(one)
                server.kill()
                for seat in (one, two):
                    assert await receive(seat, "saving") == {"type": "saving", "ok": False}
                await asyncio.to_thread(server.start)
                for seat in (one, two):
                    assert await receive(seat, "saving") == {"type": "saving", "ok": True}
                ends = await asyncio.gather(
                    *(play_to_the_end(seat, random.Random(n)) for n, seat in enumerate((one, two)))
                )
                assert ends[0]["public"]["phase"] == "over"

        asyncio.run(main())
    server.stop()


def test_a_server_whose_line_goes_dark_sends_its_guests_to_the_others(tmp_path: Path) -> None:
    server = postgres()
    url = server.new_database()

    async def main() -> None:
        line = Line(server.port)
        await line.open()
        dark = House(tmp_path / "dark", store=url.replace(str(server.port), str(line.port)))
        lit = House(tmp_path / "lit", store=url)
        await asyncio.gather(*(asyncio.to_thread(house.open) for house in (dark, lit)))
        ana, bo = dark.client(), lit.client()
        code = await table_for(ana, bo, "not-a-hat")
        async with ana.sit(code) as one, bo.sit(code) as two:
            await receive(one, "table")
            await receive(two, "table")
            line.forwarder.is_dark = True
            assert (await receive(one, "bye"))["code"] == "cut-off"
            assert ask(dark, "GET", "/ready").status == 503
            async with dark.client(ana.secret).sit(code) as again:
                assert await again.receive() == {"type": "bye", "code": "cut-off"}
            async with lit.client(ana.secret).sit(code) as again:
                await receive(again, "table")
            line.forwarder.is_dark = False
            while ask(dark, "GET", "/ready").status != 200:
                await asyncio.sleep(0.1)
            async with dark.client(ana.secret).sit(code) as again:
                await receive(again, "table")
        for house in (dark, lit):
            await asyncio.to_thread(house.close)
        line.close()

    asyncio.run(main())
