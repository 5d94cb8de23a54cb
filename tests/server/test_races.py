"""Many at once: exactly one wins, and nobody waits for whoever does not read."""

import asyncio
import json
import socket
import statistics
import time
from typing import Any

from hatbox.client import Refused, SeatAtTable
from tests.server.house import House
from tests.server.players import Party

ROUNDS = 25
HANDSHAKE = (
    "GET /socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Authorization: Bearer {secret}\r\n\r\n"
)


async def answer_to(seat: SeatAtTable, id: str) -> str:
    while (message := await seat.receive()).get("id") != id:
        pass
    return str(message.get("code", message["type"]))


async def seen_by(seat: SeatAtTable, version: int) -> dict[str, Any]:
    while seat.public.get("version", 0) < version:
        await seat.receive()
    return seat.table


def test_of_two_tabs_that_race_for_one_move_exactly_one_wins(house: House) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        ana, bo = party.clients
        async with (
            ana.sit(party.code) as a1,
            ana.sit(party.code) as a2,
            bo.sit(party.code) as b1,
            bo.sit(party.code) as b2,
        ):
            await a1.send("start")
            await race([[a1, a2], [b1, b2]])

    async def race(tabs: list[list[SeatAtTable]]) -> None:
        for turn in range(ROUNDS):
            for pair in tabs:
                for tab in pair:
                    await until_turn_is_known(tab)
            [pair] = [pair for pair in tabs if pair[0].you["may"]]
            version = pair[0].public["version"]
            is_offer = pair[0].you["may"][0]["move"] == "offer"
            move = {"move": "offer", "object": "hat"} if is_offer else {"move": "accept"}
            for tab in pair:
                await tab.send("move", version=version, move=move, id=f"turn {turn}")
            answers = [await answer_to(tab, f"turn {turn}") for tab in pair]
            assert sorted(answers) == ["ok", "stale-version"]
            for tab in [*tabs[0], *tabs[1]]:
                table = await seen_by(tab, version + 1)
                assert table["public"]["version"] == version + 1

    async def until_turn_is_known(tab: SeatAtTable) -> None:
        while not tab.public.get("view"):
            await tab.receive()

    asyncio.run(trial())


def test_of_many_who_want_the_last_seats_only_so_many_get_one(house: House) -> None:
    async def trial() -> None:
        code = await house.client().open_table("magic-hat", name="Host")

        async def try_to_sit(number: int) -> str:
            try:
                await house.client().take_seat(code, f"Guest {number}")
            except Refused as refused:
                return refused.code
            return "seated"

        answers = await asyncio.gather(*(try_to_sit(number) for number in range(12)))
        assert sorted(answers) == ["seated"] * 3 + ["table-full"] * 9

    asyncio.run(trial())


def test_of_many_who_want_one_name_only_one_gets_it(house: House) -> None:
    async def trial() -> None:
        code = await house.client().open_table("not-a-hat", name="Host")
        clients = [house.client() for _ in range(6)]
        asked = [client.take_seat(code, "Ana") for client in clients]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, int) for answer in answers) == 1

    asyncio.run(trial())


def test_a_one_time_link_moves_a_seat_exactly_once(house: House) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        async with party.clients[1].sit(party.code) as bo:
            await bo.send("invite-device", seat=1, id="link")
            while (message := await bo.receive())["type"] != "ok":
                pass
            thieves = [house.client() for _ in range(5)]
            asked = [t.ask("POST", "/api/move-seat", {"token": message["token"]}) for t in thieves]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(answer, dict) for answer in answers) == 1
            heard = [message async for message in bo.messages()]
            assert heard[-1] == {"type": "bye", "code": "replaced"}

    asyncio.run(trial())


async def stalled_onlooker(house: House, code: str) -> asyncio.StreamWriter:
    """Connects, says hello, and never reads again."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", int(house.port)))
    _, writer = await asyncio.open_connection(sock=deaf, limit=1)
    writer.write(HANDSHAKE.format(host="127.0.0.1", secret="s" * 32).encode())
    await asyncio.sleep(0.05)
    hello = json.dumps({"type": "hello", "protocol": 2, "table": code, "as": "onlooker"}).encode()
    writer.write(bytes((0x81, 0x80 | len(hello))) + b"\0\0\0\0" + hello)
    await writer.drain()
    return writer


async def time_moves(seats: list[SeatAtTable], count: int) -> list[float]:
    """Seconds from a move to its last view among those who read."""
    took = []
    for _ in range(count):
        for seat in seats:
            await seen_by(seat, max(other.public.get("version", 0) for other in seats))
        [mover] = [seat for seat in seats if seat.you["may"]]
        version = mover.public["version"]
        is_offer = mover.you["may"][0]["move"] == "offer"
        move = {"move": "offer", "object": "hat"} if is_offer else {"move": "accept"}
        began = time.perf_counter()
        await mover.move(move)
        await asyncio.gather(*(seen_by(seat, version + 1) for seat in seats))
        took.append(time.perf_counter() - began)
    return took


def test_a_stalled_reader_delays_nobody_and_is_let_go(tmp_path: Any) -> None:
    async def trial() -> None:
        party = Party(small, 3)
        await party.sit_down("not-a-hat")
        ana, bo, cy = party.clients
        async with ana.sit(party.code) as a, bo.sit(party.code) as b, cy.sit(party.code) as c:
            await a.send("start")
            seats = [a, b, c]
            for seat in seats:
                while not seat.public.get("view"):
                    await seat.receive()
            alone = await time_moves(seats, 100)
            writers = [await stalled_onlooker(small, party.code) for _ in range(5)]
            await time_moves(seats, 1)
            crowd = a.public["watching"]
            watched = await time_moves(seats, 100)
            while a.public["watching"]:
                await time_moves(seats, 50)
            for writer in writers:
                writer.close()
        print(f"median without {statistics.median(alone):.4f} s", end=", ")
        print(f"with stalled readers {statistics.median(watched):.4f} s")
        assert crowd > 0

    with House(tmp_path, outbox=16) as small:
        asyncio.run(trial())
        assert small.memory() < 300 * 1024 * 1024
