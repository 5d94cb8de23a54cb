"""Connection limits, slow readers, and identities."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hatbox.client import Client
from hatbox.minds import MINDS
from hatbox.server import connection
from hatbox.server.connection import Connection
from hatbox.server.inbox import Inbox
from hatbox.server.service import Service
from hatbox.server.settings import settings_from
from hatbox.server.wire import EXTENSION
from hatbox.stores.memory import MemoryStore
from hatbox.tables.hall import Hall
from hatbox.tables.services import Services
from tests.server.house import House
from tests.server.players import Party
from tests.server.test_races import HANDSHAKE


async def first_words(client: Client, code: str, **hello: Any) -> list[dict[str, Any]]:
    async with client.sit(code, **hello) as seat:
        return [await seat.receive()]


def test_a_table_has_room_for_so_many_connections(tmp_path: Path) -> None:
    async def trial() -> None:
        host = small.client()
        code = await host.open_table("not-a-hat", name="Ana")
        async with host.sit(code) as one, host.sit(code) as two:
            await one.receive()
            await two.receive()
            async with host.sit(code) as three:
                assert await three.receive() == {"type": "bye", "code": "too-many-sockets"}
        async with host.sit(code) as again:
            assert (await again.receive())["type"] == "table"

    with House(tmp_path, sockets_per_table=2) as small:
        asyncio.run(trial())


def test_an_address_may_have_so_many_connections(tmp_path: Path) -> None:
    async def trial() -> None:
        host = small.client()
        code = await host.open_table("not-a-hat", name="Ana")
        async with host.sit(code) as one:
            await one.receive()
            async with small.client().sit(code) as two:
                heard = [message async for message in two.messages()]
                assert heard == [{"type": "bye", "code": "too-many-sockets"}]
                assert two.socket.close_code == 1013

    with House(tmp_path, sockets_per_address=1) as small:
        asyncio.run(trial())


def test_a_connection_that_does_not_answer_pings_is_gone(tmp_path: Path) -> None:
    async def trial() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(quick.port))
        writer.write(HANDSHAKE.format(host="127.0.0.1", secret="s" * 32).encode())
        heard = await reader.read()
        writer.close()
        return heard

    with House(tmp_path, ping_seconds=0.2) as quick:
        assert b"\x89\x04" in asyncio.run(trial())


class Wire:
    """Remembers what went over it, and has said these texts already."""

    is_clogged = False

    def __init__(self, *texts: str) -> None:
        self.written: list[bytes] = []
        self.texts = texts
        self.queue: Inbox

    def open(self) -> None:
        self.queue = Inbox(self.loop)
        for text in self.texts:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def write(self, text: bytes) -> None:
        self.written.append(text)

    def read_when_idle(self) -> None:
        pass

    def hang_up(self, code: int, reason: str) -> None:
        self.written.append(f"{code} {reason}".encode())


async def connected() -> dict[str, Any]:
    return {"type": "websocket.connect"}


async def accepted(message: Any) -> None:
    assert message["type"] == "websocket.accept"


def connection_over(wire: Wire, receive: Any = None, send: Any = None) -> Connection:
    hall = Hall(Services(store=MemoryStore(), minds=MINDS))
    service = Service(hall, settings_from({}, {}), "http://x")
    scope: Any = {"headers": [], "client": None, "extensions": {EXTENSION: wire}}
    return Connection(service, scope, receive, send)


def test_a_fault_of_ours_ends_the_connection_and_names_no_card(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the teapot lies face down")

    async def trial() -> None:
        wire.open()
        connection = connection_over(wire, connected, accepted)
        connection.visitor = cast(Any, object())
        connection.room = cast(
            Any, SimpleNamespace(act_unshielded=broken, code="CCCCCC", leave=lambda visitor: None)
        )
        await connection.run()

    wire = Wire('{"type":"go-on"}')
    asyncio.run(trial())
    assert wire.written == [b"1011 "]
    assert "RuntimeError" in caplog.text
    assert "teapot" not in caplog.text


def test_a_connection_that_says_no_hello_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> None:
        wire.open()
        await connection_over(wire, connected, accepted).run()

    wire = Wire()
    monkeypatch.setattr(connection, "HELLO_SECONDS", 0.01)
    asyncio.run(trial())
    assert wire.written == [b'{"type":"bye","code":"no-hello"}', b"1008 no-hello"]


def test_several_tabs_may_sit_at_one_seat(house: House) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        async with party.host.sit(party.code) as one, party.host.sit(party.code) as two:
            for tab in (one, two):
                table = await tab.receive()
                who = {name: table["you"][name] for name in ("seat", "host", "role", "seats")}
                assert who == {"seat": 0, "host": True, "role": "seat", "seats": [0]}

    asyncio.run(trial())


def test_somebody_without_a_secret_may_look_on_and_nothing_else(house: House) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        stranger = Client(house.url, "short")
        [table] = await first_words(stranger, party.code, **{"as": "onlooker"})
        assert (table["you"]["seat"], table["you"]["role"]) == (None, "onlooker")
        assert table["you"]["may"] == []
        [refused] = await first_words(stranger, party.code)
        assert refused["code"] == "not-seated"

    asyncio.run(trial())


def test_a_table_that_is_closed_to_onlookers_sends_them_away(house: House) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        async with (
            party.host.sit(party.code) as host,
            house.client().sit(party.code, **{"as": "onlooker"}) as onlooker,
        ):
            await onlooker.receive()
            await host.send("set-options", onlookers=False)
            heard = [message async for message in onlooker.messages()]
            assert heard[-1] == {"type": "bye", "code": "no-onlookers"}
        [refused] = await first_words(house.client(), party.code, **{"as": "onlooker"})
        assert refused["code"] == "no-onlookers"

    asyncio.run(trial())


def test_a_screen_is_an_onlooker_who_may_bring_the_invitation(house: House) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        [onlooker] = await first_words(house.client(), party.code, **{"as": "onlooker"})
        [screen] = await first_words(house.client(), party.code, **{"as": "screen"})
        assert screen["you"] == onlooker["you"]
        assert (onlooker["public"]["screens"], screen["public"]["screens"]) == (0, 1)
        [unknown] = await first_words(house.client(), party.code, **{"as": "television"})
        assert unknown["code"] == "malformed"
        async with party.host.sit(party.code) as host:
            await host.receive()
            await host.send("set-options", onlookers=False)
            [refused] = await first_words(house.client(), party.code, **{"as": "screen"})
            assert refused["code"] == "no-onlookers"

    asyncio.run(trial())


def test_whoever_is_removed_is_told_and_stays_out(house: House) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        async with party.host.sit(party.code) as host, party.clients[1].sit(party.code) as bo:
            await bo.receive()
            await host.send("remove-seat", seat=1)
            heard = [message async for message in bo.messages()]
            assert heard[-1] == {"type": "bye", "code": "removed"}
        [refused] = await first_words(party.clients[1], party.code)
        assert refused["code"] == "removed"

    asyncio.run(trial())


def test_talk_is_heard_by_all_and_by_nobody_who_comes_later(house: House) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        async with party.host.sit(party.code) as ana, party.clients[1].sit(party.code) as bo:
            await bo.receive()
            await ana.send("say", text="I never forget a hat.")
            while (heard := await bo.receive())["type"] != "talk":
                pass
            assert heard == {"type": "talk", "seat": 0, "text": "I never forget a hat."}
            [late] = await first_words(house.client(), party.code, **{"as": "onlooker"})
            assert "forget" not in str(late)

    asyncio.run(trial())


def test_a_closed_table_says_goodbye_and_a_deleted_one_was_never_there(house: House) -> None:
    async def trial() -> None:
        for command, code in (("close", "closed"), ("delete", "unknown-table")):
            host = house.client()
            table = await host.open_table("not-a-hat", name="Ana")
            async with host.sit(table) as seat:
                await seat.send(command)
                heard = [message async for message in seat.messages()]
                assert heard[-1] == {"type": "bye", "code": "closed"}
            [refused] = await first_words(host, table)
            assert refused["code"] == code

    asyncio.run(trial())
