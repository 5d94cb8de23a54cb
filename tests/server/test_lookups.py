"""Codes are not found by guessing, and who sits at a table always finds a place there."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from hatbox.minds import MINDS
from hatbox.server import lookups
from hatbox.server.limits import cost_of
from hatbox.server.lookups import Lookups
from hatbox.server.table_sockets import MOST_OF_A_DEVICE, TableSockets
from hatbox.stores.memory import MemoryStore
from hatbox.tables.codes import ALPHABET
from hatbox.tables.errors import TableError
from hatbox.tables.hall import Hall
from hatbox.tables.services import Services
from tests.server.asking import ask
from tests.server.house import House
from tests.server.players import Party

HERE, THERE = "127.0.0.1", "127.0.0.2"
HOST = b"the host's device"


def guesses() -> Iterator[str]:
    for letters in itertools.product(ALPHABET, repeat=6):
        yield "".join(letters)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def no_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookups, "DELAY_SECONDS", 0.001)


async def code_for(known: Lookups, text: str, address: str, device: bytes | None = None) -> str:
    try:
        await known.room(text, address, device)
    except TableError as error:
        return error.code
    return "found"


def test_who_guesses_codes_waits_and_is_refused_and_others_are_not() -> None:
    async def trial() -> None:
        hall = Hall(Services(store=MemoryStore(), minds=MINDS))
        await hall.open()
        room, _ = await hall.create(HOST, name="Ana")
        clock = Clock()
        known = Lookups(hall, 20, clock)
        wrong = (text for text in guesses() if text != room.code)
        heard = [await code_for(known, next(wrong), HERE) for _ in range(30)]
        assert heard == ["unknown-table"] * 20 + ["too-many"] * 10
        # Whether there is such a table cannot be told any more, but who sits there finds it.
        assert await code_for(known, room.code, HERE) == "too-many"
        assert await code_for(known, room.code, HERE, b"a stranger") == "too-many"
        assert await code_for(known, room.code, HERE, HOST) == "found"
        assert await code_for(known, room.code, THERE) == "found"
        clock.now = 60
        assert await code_for(known, room.code, HERE) == "found"
        await hall.close()

    asyncio.run(trial())


def test_tokens_are_guesses_too() -> None:
    async def trial() -> None:
        hall = Hall(Services(store=MemoryStore(), minds=MINDS))
        await hall.open()
        known = Lookups(hall, 2, Clock())
        codes = []
        for token in ("nonsense", "CCCCCC-00", "CCCCCC-01"):
            with pytest.raises(TableError) as refused:
                await known.room_of_token(token, HERE)
            codes.append(refused.value.code)
        assert codes == ["bad-token", "unknown-table", "too-many"]
        await hall.close()

    asyncio.run(trial())


def test_guesses_over_http_and_sockets_are_counted_together(tmp_path: Path) -> None:
    async def by_socket(house: House, code: str) -> str:
        async with house.client().sit(code, **{"as": "onlooker"}) as seat:
            return str((await seat.receive()).get("code"))

    with House(tmp_path, guesses_per_minute=6) as house:
        wrong = guesses()
        codes = [ask(house, "GET", f"/api/tables/{next(wrong)}").code for _ in range(2)]
        codes += [asyncio.run(by_socket(house, next(wrong))) for _ in range(2)]
        codes += [ask(house, "GET", f"/api/tables/{next(wrong)}/records").code for _ in range(2)]
        assert codes == ["unknown-table"] * 6
        began = time.monotonic()
        answer = ask(house, "GET", f"/api/tables/{next(wrong)}")
        assert (answer.status, answer.code) == (429, "too-many")
        assert time.monotonic() - began > 0.9
        assert asyncio.run(by_socket(house, next(wrong))) == "too-many"
        assert ask(house, "GET", f"/api/tables/{next(wrong)}/records").code == "too-many"


# Places at a table


class Socket:
    def __init__(self, device: bytes) -> None:
        self.device = device
        self.goodbye = ""

    def hang_up(self, code: str) -> None:
        self.goodbye = code


def test_onlookers_take_two_thirds_of_the_places_at_most() -> None:
    table = TableSockets(12)
    onlookers = [Socket(bytes([n])) for n in range(12)]
    came = [table.enter("T", socket, is_onlooker=True) for socket in onlookers]
    assert came == [True] * 8 + [False] * 4


def test_when_all_is_full_the_last_onlooker_makes_room_for_a_player() -> None:
    table = TableSockets(3)
    onlooker, last = Socket(b"o"), Socket(b"l")
    assert table.enter("T", onlooker, is_onlooker=True)
    assert table.enter("T", last, is_onlooker=True)
    players = [Socket(bytes([n])) for n in range(4)]
    assert [table.enter("T", socket, is_onlooker=False) for socket in players] == [
        True,
        True,
        True,
        False,
    ]
    assert (last.goodbye, onlooker.goodbye) == ("too-many-sockets", "too-many-sockets")
    table.leave("T", players[0])
    assert table.enter("T", players[3], is_onlooker=False)


def test_one_device_does_not_take_all_places() -> None:
    table = TableSockets(100)
    tabs = [Socket(b"one") for _ in range(20)]
    assert sum(table.enter("T", tab, is_onlooker=False) for tab in tabs) == MOST_OF_A_DEVICE


def test_a_player_comes_back_to_a_table_full_of_onlookers(tmp_path: Path) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        async with AsyncExitStack() as crowd:
            for _ in range(15):
                stranger = house.client().sit(party.code, **{"as": "onlooker"})
                await (await crowd.enter_async_context(stranger)).receive()
            for client in party.clients:
                seat = await crowd.enter_async_context(client.sit(party.code))
                assert (await seat.receive())["type"] == "table"

    with House(tmp_path, sockets_per_table=9) as house:
        asyncio.run(trial())


# Pages and pictures


def test_requests_of_all_kinds_are_slowed_down_and_then_refused(tmp_path: Path) -> None:
    with House(tmp_path, requests_per_second=1) as house:
        began = time.monotonic()
        answers = [ask(house, "GET", "/x.js") for _ in range(35)]
        assert {answer.status for answer in answers} <= {404, 429}
        assert time.monotonic() - began > 1


def test_a_picture_that_was_drawn_costs_no_more(tmp_path: Path) -> None:
    with House(tmp_path, requests_per_second=10) as house:
        code = ask(house, "POST", "/api/tables", {}).json["code"]
        token = [f"{code}-{number:032x}" for number in range(6)]
        asked = [ask(house, "POST", "/api/move-seat/qr.svg", {"token": one}) for one in token]
        assert [answer.status for answer in asked] == [200, 429, 429, 429, 429, 429]
        again = [ask(house, "POST", "/api/move-seat/qr.svg", {"token": token[0]}) for _ in token]
        assert {answer.status for answer in again} == {200}


# Records


def test_records_come_in_pages(house: House) -> None:
    async def trial() -> Any:
        client = house.client()
        code = await client.open_table("magic-hat", name="Ana")
        assert await client.records(code) == []
        for wrong in ("-1", "x", "9" * 30):
            answer = ask(house, "GET", f"/api/tables/{code}/records?skip={wrong}")
            assert (answer.status, answer.code) == (400, "malformed")
        return ask(house, "GET", f"/api/tables/{code}/records?skip=5").json

    assert asyncio.run(trial()) == []


def test_a_page_has_so_many_records_and_the_next_begins_behind_it() -> None:
    from hatbox.server.api import PAGE, listed

    kept = [f'{{"number":{number}}}'.encode() for number in range(PAGE + 3)]

    async def records(code: str, skip: int, most: int) -> list[bytes]:
        return kept[skip : skip + most]

    async def page(skip: int) -> bytes:
        first = await records("T", skip, 1)
        return b"".join([part async for part in listed(first, records, "T", skip)])

    assert asyncio.run(page(0)) == b"[" + b",".join(kept[:PAGE]) + b"]"
    assert asyncio.run(page(PAGE)) == b"[" + b",".join(kept[PAGE:]) + b"]"
    assert asyncio.run(page(100)) == b"[]"


# What an address may store


def test_long_messages_cost_more_than_short_ones() -> None:
    assert [cost_of(text) for text in ("", "x" * 199, "x" * 200, "🎩" * 50, "x" * 4096)] == [
        1,
        1,
        2,
        2,
        21,
    ]


def test_an_address_is_at_so_many_tables_at_once(tmp_path: Path) -> None:
    async def trial() -> list[str]:
        codes = [ask(house, "POST", "/api/tables", {}).json["code"] for _ in range(3)]
        async with AsyncExitStack() as crowd:
            heard = []
            for code in (*codes[:2], codes[0], codes[2]):
                sitting = house.client().sit(code, **{"as": "onlooker"})
                seat = await crowd.enter_async_context(sitting)
                heard.append(await seat.receive())
        async with house.client().sit(codes[2], **{"as": "onlooker"}) as late:
            heard.append(await late.receive())
        return [message.get("code") or message["type"] for message in heard]

    with House(tmp_path, tables_at_once=2) as house:
        assert asyncio.run(trial()) == ["table", "table", "table", "too-many", "table"]


def test_posts_count_like_messages(tmp_path: Path) -> None:
    with House(tmp_path, messages_per_second=1) as house:
        body = {"name": "x" * 3000}
        codes = [ask(house, "POST", "/api/tables", body).code for _ in range(8)]
        assert (codes[0], codes[-1]) == ("bad-name", "too-fast")


def test_the_reactions_of_onlookers_have_a_rate_for_their_table(tmp_path: Path) -> None:
    async def trial(house: House) -> list[str]:
        code = await house.client().open_table("not-a-hat", name="Ana")
        async with AsyncExitStack() as crowd:
            heard = []
            for _ in range(30):
                sitting = house.client().sit(code, **{"as": "onlooker"})
                seat = await crowd.enter_async_context(sitting)
                await seat.send("react", reaction="clap", id="mine")
                while (message := await seat.receive()).get("id") != "mine":
                    pass
                heard.append(message.get("code") or message["type"])
            return heard

    with House(tmp_path, messages_per_second=10) as strict:
        heard = asyncio.run(trial(strict))
    assert heard[0] == "ok"
    assert "too-fast" in heard
