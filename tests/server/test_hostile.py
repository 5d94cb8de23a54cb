"""One connection against all: whatever it sends, it is bounded, and the others play on."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import Mock

import pytest

from hatbox.server.admission import CONNECTIONS_PER_SOCKET, FEW
from hatbox.server.arrival import (
    AT_ONCE,
    FLOOD_SECONDS,
    MOST_WAITING,
    MOST_WAITING_OF_ONE,
    WAIT_SECONDS,
    Entrance,
)
from hatbox.server.messages import PROTOCOL
from tests.server.asking import ask
from tests.server.house import House
from tests.server.raw import CONTINUED, ELSEWHERE, PING, PONG, TEXT, Raw, frame, raw

MEGABYTE = 1 << 20
LIMITS = {"messages_per_second": 10, "requests_per_second": 40, "request_seconds": 2}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with its default limits."""
    with House(tmp_path_factory.mktemp("strict"), **LIMITS) as house:
        yield house


@pytest.fixture
def visitor(strict: House) -> Iterator[Raw]:
    with raw(strict) as connection:
        yield connection


def text_of(log: Path) -> str:
    return log.read_text()


# Frames


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_who_sends_control_frames_without_end_is_disconnected(visitor: Raw, opcode: int) -> None:
    assert b" 101 " in visitor.upgrade()
    pings = frame(b"?", opcode) * 200
    assert visitor.flood(pings, 20 * MEGABYTE) < 20 * MEGABYTE


def test_control_frames_count_after_the_hello_too(strict: House, visitor: Raw) -> None:
    code = ask(strict, "POST", "/api/tables", {"game": "not-a-hat"}).json["code"]
    visitor.upgrade()
    hello = {"type": "hello", "protocol": PROTOCOL, "table": code, "as": "onlooker"}
    visitor.send(frame(json.dumps(hello).encode()))
    assert b'"type":"table"' in visitor.read_until(b'"type":"table"')
    assert visitor.flood(frame(b"", PING) * 200, 20 * MEGABYTE) < 20 * MEGABYTE


def test_whoever_is_disconnected_for_flooding_is_told_why(visitor: Raw) -> None:
    visitor.upgrade()
    visitor.send(frame(b"", PING) * 250)
    assert b'{"type":"bye","code":"too-fast"}' in visitor.read_all()


def test_no_pong_is_kept_for_a_client_that_does_not_read(tmp_path: Path) -> None:
    """Without a limit of rates, so that nothing but this protects the memory."""
    with House(tmp_path) as house, raw(house, buffer=4096) as deaf:
        deaf.upgrade()
        before = house.memory()
        deaf.flood(frame(b"x" * 125, PING) * 100, 40 * MEGABYTE, seconds=10)
        assert house.memory() - before < 20 * MEGABYTE


def test_bytes_count_though_they_come_in_few_frames(visitor: Raw) -> None:
    visitor.upgrade()
    long = frame(b"x" * 4000, 2)
    assert visitor.flood(long * 4, 20 * MEGABYTE) < 20 * MEGABYTE


def test_fragments_are_frames(visitor: Raw) -> None:
    visitor.upgrade()
    parts = frame(b"", is_last=False) + frame(b"", CONTINUED, is_last=False) * 50
    visitor.send(parts)
    assert visitor.read_all() is not None


def test_a_long_text_in_many_slices_is_heard_whole(house: House) -> None:
    with raw(house) as connection:
        connection.upgrade()
        begun, ended = b'{"type":"hello","protocol":2,', b'"table":"CCCCCC"}'
        connection.send(frame(begun + b" " * 3500 + ended, TEXT) + frame(begun + ended))
        heard = connection.read_until(b"unknown-table")
        heard += connection.read_until(b"unknown-table") if heard.count(b"error") < 2 else b""
        assert heard.count(b"unknown-table") == 2


def test_text_that_is_not_utf8_is_closed_with_1007_and_no_traceback(strict: House) -> None:
    with raw(strict) as connection:
        connection.upgrade()
        connection.send(frame(b"\xff\xfe"))
        assert b"\x03\xef" in connection.read_all()
    assert "Traceback" not in text_of(strict.log)


# Heads and requests


def test_a_head_has_at_most_sixteen_kilobytes(strict: House) -> None:
    for line in (b"X-Filler: " + b"x" * 90 + b"\r\n", b"x" * 1000, b"a:\r\n" * 100):
        with raw(strict) as connection:
            connection.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            assert connection.flood(line, 10 * MEGABYTE) < 10 * MEGABYTE


def test_an_address_has_an_end(visitor: Raw) -> None:
    visitor.send(b"GET /")
    assert visitor.flood(b"x" * 10_000, 10 * MEGABYTE) < 10 * MEGABYTE


def test_a_head_that_is_too_large_gets_431(visitor: Raw) -> None:
    head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"A: b\r\n" * 200
    visitor.send(head)
    assert visitor.read_all().startswith(b"HTTP/1.1 431 ")


def test_a_head_of_a_usual_size_may_come_in_pieces(strict: House) -> None:
    head = b"GET /api/minds HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n"
    with raw(strict) as connection:
        for start in range(0, len(head), 500):
            connection.send(head[start : start + 500])
        assert b" 200 " in connection.read_until(b"\r\n\r\n")


def test_requests_that_nobody_waits_for_do_not_fill_the_memory(strict: House) -> None:
    before = strict.memory()
    requests = b"GET /x.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1000
    for _ in range(5):
        with raw(strict) as connection:
            connection.flood(requests, 5 * MEGABYTE)
    assert strict.memory() - before < 30 * MEGABYTE


def test_a_few_requests_may_be_sent_ahead(visitor: Raw) -> None:
    visitor.send(b"GET /api/minds HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 3)
    heard = b""
    while heard.count(b" 200 OK") < 3:
        heard += visitor.socket.recv(1 << 16)


def test_a_body_in_endless_crumbs_is_cut_off(visitor: Raw) -> None:
    visitor.send(
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    assert visitor.flood(b"1\r\nx\r\n" * 1000, 10 * MEGABYTE) < 10 * MEGABYTE


def test_trailers_are_headers_too(visitor: Raw) -> None:
    visitor.send(
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"2\r\n{}\r\n0\r\n"
    )
    assert visitor.flood(b"a: b\r\n" * 1000, 10 * MEGABYTE) < 10 * MEGABYTE


# Idle connections


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTTP/1.1\r\nHo",
        b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n",
    ],
)
def test_who_does_not_send_a_whole_request_in_time_is_closed(
    strict: House, beginning: bytes
) -> None:
    began = time.monotonic()
    with raw(strict) as connection:
        connection.send(beginning)
        connection.read_all(seconds=30)
    assert time.monotonic() - began > 1


def test_an_address_has_so_many_connections_and_others_still_come(tmp_path: Path) -> None:
    """As many as it has places stay open, the others are closed."""
    places, refused = 20 * CONNECTIONS_PER_SOCKET + FEW, MOST_WAITING_OF_ONE - 1
    with (
        House(tmp_path, sockets_per_address=20, request_seconds=60) as house,
        ExitStack() as open_ones,
    ):
        many = [open_ones.enter_context(raw(house, ELSEWHERE)) for _ in range(places + refused)]
        for closed in many[places:]:
            assert closed.read_all() == b""
        assert not any(is_closed(connection) for connection in many[:places])
        assert ask(house, "GET", "/health").status == 200


def test_who_is_refused_is_kept_waiting(tmp_path: Path) -> None:
    """Most come back as soon as they are closed, a thousand times a second."""
    with House(tmp_path, sockets_per_address=1) as house, ExitStack() as open_ones:
        for _ in range(1 * CONNECTIONS_PER_SOCKET + FEW):
            open_ones.enter_context(raw(house, ELSEWHERE))
        began = time.monotonic()
        with raw(house, ELSEWHERE) as refused:
            refused.send(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert refused.read_all() == b""
        assert time.monotonic() - began > WAIT_SECONDS / 2
        assert ask(house, "GET", "/health").status == 200


def test_who_is_refused_is_not_read(tmp_path: Path) -> None:
    """What it sends is not even taken from the kernel, whose buffers hold a few megabytes."""
    with House(tmp_path, sockets_per_address=1) as house, ExitStack() as open_ones:
        for _ in range(1 * CONNECTIONS_PER_SOCKET + FEW):
            open_ones.enter_context(raw(house, ELSEWHERE))
        refused = open_ones.enter_context(raw(house, ELSEWHERE))
        assert refused.flood(b"x" * MEGABYTE, 40 * MEGABYTE) < 20 * MEGABYTE


def test_when_many_wait_the_next_are_closed_at_once() -> None:
    admission = Mock(admit=lambda host: False, refused_waiting=MOST_WAITING)
    connection = Mock()
    Entrance(Mock(), admission, Mock()).arrive(connection, ELSEWHERE)
    connection.close.assert_called_once()


def test_a_place_is_given_back_if_its_connection_is_gone_before_it_was_greeted() -> None:
    admission = Mock(admit=lambda host: True)

    async def arrive_and_be_gone() -> None:
        with socket.socket() as gone:
            gone.close()
            Entrance(Mock(), admission, Mock()).arrive(gone, ELSEWHERE)
            await asyncio.sleep(0.01)

    asyncio.run(arrive_and_be_gone())
    admission.leave.assert_called_once_with(ELSEWHERE)


def test_who_resets_every_connection_at_once_keeps_no_place(tmp_path: Path) -> None:
    """The system no longer knows whose it was when it is greeted."""
    at_once = struct.pack("ii", 1, 0)
    with House(tmp_path, sockets_per_address=1) as house:
        for _ in range(5 * (CONNECTIONS_PER_SOCKET + FEW)):
            with raw(house, ELSEWHERE) as gone:
                gone.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
        with raw(house, ELSEWHERE) as one:
            one.send(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert b" 200 " in one.read_all()


def test_after_one_that_cannot_be_admitted_the_next_are(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def arrive() -> None:
        admission = Mock(admit=Mock(side_effect=[ValueError, False]), refused_waiting=MOST_WAITING)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            listening.setblocking(False)
            accepting = asyncio.create_task(Entrance(listening, admission, Mock()).accept())
            for _ in range(2):
                with socket.create_connection(listening.getsockname()) as one:
                    one.setblocking(False)
                    assert await asyncio.get_running_loop().sock_recv(one, 1) == b""
            accepting.cancel()
            await asyncio.gather(accepting, return_exceptions=True)

    asyncio.run(arrive())
    assert "ValueError" in caplog.text


def test_others_have_their_turn_while_many_arrive() -> None:
    """However many wait at the door, the event loop goes round between a few of them."""
    turns = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def arrive() -> None:
        counting = asyncio.create_task(count_turns())
        await refuse(40)
        counting.cancel()

    asyncio.run(arrive())
    assert turns >= 40 / AT_ONCE


def test_a_flood_is_accepted_slowly() -> None:
    """What is not accepted waits in the kernel, and those who flood wait with it."""
    many = 5 * AT_ONCE
    began = time.monotonic()
    asyncio.run(refuse(many))
    assert time.monotonic() - began >= (many / AT_ONCE - 1) * FLOOD_SECONDS


def test_newcomers_come_in_during_a_flood(tmp_path: Path) -> None:
    """From another address, while those of many others wait to be closed."""
    with House(tmp_path, sockets_per_address=1) as house, ExitStack() as open_ones:
        each = CONNECTIONS_PER_SOCKET + FEW + MOST_WAITING_OF_ONE - 1
        for number in range(MOST_WAITING // (MOST_WAITING_OF_ONE - 1) + 1):
            for _ in range(each):
                open_ones.enter_context(raw(house, f"127.0.1.{number + 1}"))
        assert ask(house, "GET", "/health").status == 200


async def refuse(many: int) -> None:
    """So many arrive at once when many have been refused already."""
    with socket.create_server(("127.0.0.1", 0), backlog=many) as listening, ExitStack() as all_:
        listening.setblocking(False)
        for _ in range(many):
            all_.enter_context(socket.create_connection(listening.getsockname()))
        admission = Mock(admit=Mock(return_value=False), refused_waiting=MOST_WAITING)
        accepting = asyncio.create_task(Entrance(listening, admission, Mock()).accept())
        while admission.admit.call_count < many:
            await asyncio.sleep(0)
        accepting.cancel()
        await asyncio.gather(accepting, return_exceptions=True)


def is_closed(connection: Raw) -> bool:
    connection.socket.settimeout(0.05)
    try:
        return connection.socket.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_more_connections_than_files_leave_room_for_newcomers(tmp_path: Path) -> None:
    """The soft limit of open files is raised as far as the system allows."""
    generous = House(tmp_path, sockets_per_address=5000)
    generous.command = ["sh", "-c", 'ulimit -Sn 128; exec "$@"', "sh", *generous.command]
    with generous as house, ExitStack() as open_ones:
        for _ in range(300):
            open_ones.enter_context(raw(house, "127.0.0.2"))
        assert ask(house, "GET", "/health").status == 200
