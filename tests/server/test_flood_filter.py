"""An address that connects far too often: the kernel drops its new connections for a while."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from unittest.mock import Mock

import pytest

from hatbox.server import flood_filter
from hatbox.server.admission import CONNECTIONS_PER_SOCKET, FEW
from hatbox.server.arrival import MOST_WAITING_OF_ONE, Entrance
from hatbox.server.flood_filter import MOST_NETWORKS, FloodFilter
from tests.server.asking import ask
from tests.server.house import House
from tests.server.raw import ELSEWHERE, raw

FAMILIES = {"127.0.0.1": socket.AF_INET, "::1": socket.AF_INET6}
ASK = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
SHORT = 0.1


@pytest.fixture(params=FAMILIES)
def listening(request: pytest.FixtureRequest) -> Iterator[socket.socket]:
    with socket.create_server((request.param, 0), family=FAMILIES[request.param]) as opened:
        yield opened


def is_taken(listening: socket.socket, source: str | None = None) -> bool:
    """Does somebody come through? One whose first packet is dropped would try again in a second."""
    with socket.socket(listening.family) as visitor:
        visitor.settimeout(SHORT)
        if source:
            visitor.bind((source, 0))
        try:
            visitor.connect(listening.getsockname()[:2])
        except TimeoutError:
            return False
    return True


def network_here(listening: socket.socket) -> str:
    return "::/64" if listening.family == socket.AF_INET6 else "127.0.0.1"


def test_an_address_is_dropped_and_taken_again(
    listening: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def trial() -> None:
        assert is_taken(listening)
        FloodFilter(listening).drop(network_here(listening))
        assert not is_taken(listening)
        await asyncio.sleep(3 * SHORT)
        assert is_taken(listening)

    monkeypatch.setattr(flood_filter, "DROP_SECONDS", 2 * SHORT)
    asyncio.run(trial())


def test_only_those_addresses_are_dropped() -> None:
    async def trial() -> list[bool]:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            dropping = FloodFilter(listening)
            for address in ("127.0.0.2", "127.0.0.4", "::/64"):
                dropping.drop(address)
            return [is_taken(listening, f"127.0.0.{number}") for number in range(1, 6)]

    assert asyncio.run(trial()) == [True, False, True, False, True]


def test_another_network_of_ipv6_is_not_dropped() -> None:
    async def trial() -> bool:
        with socket.create_server(("::1", 0), family=socket.AF_INET6) as listening:
            dropping = FloodFilter(listening)
            for network in ("0:0:0:1::/64", "1::/64", "2001:db8::/64"):
                dropping.drop(network)
            return is_taken(listening)

    assert asyncio.run(trial())


def test_a_filter_has_room_for_so_many() -> None:
    async def trial() -> list[bool]:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            dropping = FloodFilter(listening)
            for number in range(1, MOST_NETWORKS + 2):
                dropping.drop(f"127.0.2.{number}")
            last = (MOST_NETWORKS, MOST_NETWORKS + 1)
            return [is_taken(listening, f"127.0.2.{number}") for number in last]

    assert asyncio.run(trial()) == [False, True]


def test_a_connection_that_is_there_stays() -> None:
    async def trial() -> bytes:
        with (
            socket.create_server(("127.0.0.1", 0)) as listening,
            socket.create_connection(listening.getsockname()) as visitor,
        ):
            FloodFilter(listening).drop("127.0.0.1")
            accepted, _ = listening.accept()
            with accepted:
                visitor.sendall(b"still here")
                accepted.settimeout(5)
                return accepted.recv(100)

    assert asyncio.run(trial()) == b"still here"


def test_where_the_kernel_takes_no_filter_everybody_is_taken(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def trial() -> None:
        refuses = Mock(family=socket.AF_INET, fileno=lambda: 1)
        refuses.setsockopt.side_effect = PermissionError
        dropping = FloodFilter(refuses)
        dropping.drop("127.0.0.2")
        dropping.drop("127.0.0.3")
        assert refuses.setsockopt.call_count == 1

    asyncio.run(trial())
    assert "PermissionError" in caplog.text


def test_elsewhere_than_on_linux_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> bool:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            FloodFilter(listening).drop("127.0.0.1")
            return is_taken(listening)

    monkeypatch.setattr(sys, "platform", "darwin")
    assert asyncio.run(trial())


def test_a_closed_socket_needs_no_filter(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def trial() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            FloodFilter(listening).drop("127.0.0.2")
        await asyncio.sleep(2 * SHORT)

    monkeypatch.setattr(flood_filter, "DROP_SECONDS", SHORT)
    with caplog.at_level(logging.WARNING):
        asyncio.run(trial())
    assert "no filter" not in caplog.text


@asynccontextmanager
async def entrance_that_refuses(address: str) -> AsyncIterator[tuple[socket.socket, Mock]]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)
        admission = Mock(refused_waiting=0)
        admission.admit.return_value = False
        admission.address_of.return_value = address
        accepting = asyncio.create_task(Entrance(listening, admission, Mock()).accept())
        yield listening, admission
        # Until those who were refused are closed.
        while admission.refused_waiting:
            await asyncio.sleep(SHORT)
        accepting.cancel()
        await asyncio.gather(accepting, return_exceptions=True)


@pytest.mark.parametrize(("address", "is_dropped"), [(ELSEWHERE, True), ("", False)])
def test_who_is_refused_too_often_is_dropped_but_never_a_proxy(
    address: str, is_dropped: bool
) -> None:
    async def trial() -> None:
        async with entrance_that_refuses(address) as (listening, admission):
            for number in range(1, MOST_WAITING_OF_ONE + 1):
                assert is_taken(listening, ELSEWHERE)
                while admission.admit.call_count < number:
                    await asyncio.sleep(0)
            assert is_taken(listening, ELSEWHERE) is not is_dropped
            assert is_taken(listening)

    asyncio.run(trial())


def flood(house: House, open_ones: ExitStack) -> int:
    """Connect until nobody is taken any more; how many were."""
    for number in range(10 * MOST_WAITING_OF_ONE):
        one = open_ones.enter_context(socket.socket())
        one.bind((ELSEWHERE, 0))
        one.settimeout(SHORT)
        try:
            one.connect(("127.0.0.1", int(house.port)))
        except TimeoutError:
            return number
    raise AssertionError("all were taken")


def test_a_flood_reaches_neither_others_nor_those_who_are_there(tmp_path: Path) -> None:
    """All of it at a real server: who floods is let in again when it stops."""
    with House(tmp_path, sockets_per_address=1) as house, ExitStack() as open_ones:
        with raw(house, ELSEWHERE) as first:
            places = CONNECTIONS_PER_SOCKET + FEW - 1
            assert flood(house, open_ones) >= places + MOST_WAITING_OF_ONE
            assert ask(house, "GET", "/health").status == 200
            first.send(ASK)
            assert b" 200 " in first.read_all()
        open_ones.close()
        with raw(house, ELSEWHERE) as again:
            again.send(ASK)
            assert b" 200 " in again.read_all()
