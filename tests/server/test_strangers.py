"""Playing with somebody now, over HTTP and sockets: the list, a seat, limits, bad input."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from hatbox.client import Client, Refused, SeatAtTable
from tests.postgres import postgres
from tests.server.asking import ask
from tests.server.house import House

LIST = "/api/open-tables"
SEAT = "/api/open-tables/seat"


@pytest.fixture
def public(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, public="yes") as house:
        yield house


async def finds(client: Client, *wanted: Any, by: str = "code") -> None:
    """The list is read once a second; so long it may be old."""
    async with asyncio.timeout(20):
        while [one[by] for one in (await client.ask("GET", LIST))["tables"]] != list(wanted):
            await asyncio.sleep(0.1)


async def table_of(seat: SeatAtTable) -> dict[str, Any]:
    while (message := await seat.receive())["type"] != "table":
        pass
    return message


async def until(seat: SeatAtTable, code: str) -> dict[str, Any]:
    while (message := await seat.receive()).get("code") != code:
        pass
    return message


async def does(one: SeatAtTable, kind: str, **more: Any) -> dict[str, Any]:
    await one.send(kind, id=kind, **more)
    while (message := await one.receive()).get("id") != kind:
        pass
    return message


def wish(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "language": "en"} | more


def test_two_strangers_meet(public: House) -> None:
    async def main() -> None:
        ana, bo = public.client(), public.client()
        found = await ana.ask("POST", SEAT, wish("Ana"))
        assert found["seat"] == 0
        async with ana.sit(found["code"]) as at_table:
            first = (await table_of(at_table))["public"]
            assert (first["phase"], first["listed"], first["words"]) == ("playing", True, False)
            await finds(bo, found["code"])
            met = await bo.ask("POST", SEAT, wish("Bo"))
            assert met == {"code": found["code"], "seat": None}
            face = await bo.ask("GET", f"/api/tables/{met['code']}")
            assert (face["waits"], face["mine"], face["listed"]) == (True, [], True)
            async with bo.sit(met["code"]) as coming:
                seen = await table_of(coming)
                assert (seen["you"]["waits"], seen["public"]["waiting"]) == (True, ["Bo"])
            assert (await does(at_table, "say", text="Hello"))["code"] == "reactions-only"

    asyncio.run(main())


def test_the_list_tells_nothing_of_a_game(public: House) -> None:
    async def main() -> None:
        ana = public.client()
        found = await ana.ask("POST", SEAT, wish("Ana", game="magic-hat"))
        async with ana.sit(found["code"]) as seat:
            await table_of(seat)
            await finds(ana, found["code"])
            [told] = (await ana.ask("GET", LIST))["tables"]
            assert set(told) == {
                "code", "game", "options", "clock", "language", "people", "minds",
                "free_seats", "waits", "since",
            }  # fmt: skip

    asyncio.run(main())


def test_a_listed_table_is_found_again_after_a_crash(public: House) -> None:
    async def main() -> None:
        ana = public.client()
        found = await ana.ask("POST", SEAT, wish("Ana"))
        async with ana.sit(found["code"]):
            await finds(ana, found["code"])
        public.kill()
        public.open()
        await finds(ana)
        async with ana.sit(found["code"]):
            await finds(ana, found["code"])

    asyncio.run(main())


def test_three_strangers_and_one_of_them_is_voted_out(public: House) -> None:
    async def main() -> None:
        people = [public.client() for _ in range(3)]
        code = await people[0].open_table("not-a-hat", name="Ana")
        async with people[0].sit(code) as ana:
            assert (await does(ana, "list-table", listed=True, language="en"))["type"] == "ok"
            for client, name in zip(people[1:], ("Bo", "Cy"), strict=True):
                assert (await client.ask("POST", SEAT, wish(name)))["code"] == code
            async with people[1].sit(code) as bo, people[2].sit(code) as cy:
                for voter in (ana, bo):
                    assert (await does(voter, "vote-out", seat=2))["type"] == "ok"
                assert (await until(cy, "voted-out"))["type"] == "bye"
            for path in (f"/api/tables/{code}/seats",):
                with pytest.raises(Refused, match="voted-out"):
                    await people[2].ask("POST", path, {"name": "Cy"})
            # Somewhere else there is a seat.
            assert (await people[2].ask("POST", SEAT, wish("Cy")))["code"] != code

    asyncio.run(main())


def test_many_want_the_last_seat(public: House) -> None:
    async def main() -> None:
        ana = public.client()
        code = await ana.open_table("magic-hat", name="Ana")
        async with ana.sit(code) as seat:
            await does(seat, "list-table", listed=True, language="en")
            for name in ("Bo", "Cy"):
                await public.client().take_seat(code, name)
            asked = [
                public.client().ask("POST", SEAT, wish(f"Person {n}", game="magic-hat"))
                for n in range(5)
            ]
            found = await asyncio.gather(*asked)
            assert sum(one["code"] == code for one in found) == 1

    asyncio.run(main())


BAD = [
    ({}, "malformed"),
    ({"name": 3}, "malformed"),
    ({"name": "Ana", "more": 1}, "malformed"),
    ({"name": ""}, "bad-name"),
    ({"name": "Ana\u202e"}, "bad-name"),
    ({"name": "fu.c.k"}, "name-not-allowed"),
    ({"name": "Ana", "game": "chess"}, "unknown-game"),
    ({"name": "Ana", "language": "<script>"}, "wrong-option"),
]


def test_bad_wishes_are_refused_and_open_nothing(public: House) -> None:
    for body, code in BAD:
        answer = ask(public, "POST", SEAT, body, authorization="Bearer " + "b" * 32)
        assert (answer.status >= 400, answer.code) == (True, code), body
    assert ask(public, "POST", SEAT, b"{").code == "malformed"
    assert ask(public, "GET", LIST).json["tables"] == []
    assert ask(public, "POST", SEAT, wish("Ana"), origin="http://else.where").code == "cross-site"


def test_a_server_in_a_living_room_is_not_public(house: House) -> None:
    assert ask(house, "GET", LIST).code == "not-public"
    assert ask(house, "POST", SEAT, wish("Ana")).code == "not-public"
    assert b"data-public" not in ask(house, "GET", "/").body


def test_a_public_page_says_so(public: House) -> None:
    page = ask(public, "GET", "/").body
    assert page.count(b"<html data-public lang=") == 1 or b"has not been built" in page


def test_an_address_sits_down_and_opens_only_so_often(tmp_path: Path) -> None:
    with House(tmp_path, public="yes", seats_per_hour=3, tables_per_address=1) as house:
        asyncio.run(limited(house))


async def limited(house: House) -> None:
    ana = house.client()
    code = (await ana.ask("POST", SEAT, wish("Ana")))["code"]
    # Nobody is connected there, so nothing is listed, and no second table may be opened.
    with pytest.raises(Refused, match="too-many"):
        await house.client().ask("POST", SEAT, wish("Bo"))
    async with ana.sit(code):
        await house.client().ask("POST", SEAT, wish("Cy"))
        for path, body in ((SEAT, wish("Dee")), (f"/api/tables/{code}/seats", {"name": "Dee"})):
            with pytest.raises(Refused, match="too-many"):
                await house.client().ask("POST", path, body)


def test_the_words_can_be_replaced(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# ours\nana\n")
    with House(tmp_path / "data", public="yes", name_words=words) as house:
        assert ask(house, "POST", SEAT, wish("Ana")).code == "name-not-allowed"
        assert ask(house, "POST", SEAT, wish("Fuck")).status == 201


def test_two_servers_on_postgresql_list_the_same(tmp_path: Path) -> None:
    url = postgres().new_database()
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(House(tmp_path / name, store=url, public="yes"))
            for name in ("one", "two")
        )
        asyncio.run(met_across(one, two))


async def met_across(one: House, two: House) -> None:
    ana, bo = one.client(), two.client()
    found = await ana.ask("POST", SEAT, wish("Ana"))
    async with ana.sit(found["code"]):
        await finds(bo, found["code"])
        await finds(ana, found["code"])
        met = await bo.ask("POST", SEAT, wish("Bo"))
        assert met["code"] == found["code"]
        async with bo.sit(met["code"]):
            for client in (ana, bo):
                await finds(client, 2, by="people")
    # A server that is killed has nobody waiting.
    async with ana.sit(found["code"]):
        await finds(bo, found["code"])
        one.kill()
        await finds(bo)
