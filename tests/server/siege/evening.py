"""Attacks on what strangers, big screens, lessons and replays brought."""

from __future__ import annotations

import functools
import itertools
import json
import re
import socket
import threading
import time
from typing import NamedTuple

from hatbox.lab.simulate import simulate
from tests.server.raw import frame

from .front import HEAD, Front

SEAT = "/api/open-tables/seat"
LANGUAGES = ("en", "de", "uk", "xx", "en;q=0.1," * 50)
CROWD = 100
# At one table; a connection may send ten messages in a second.
SEATS = 8
SECONDS_BETWEEN_VOTES = 0.1


class Place(NamedTuple):
    """A new device's; no seat while it has to wait for one."""

    code: str
    seat: int | None
    cookie: str


PLACES: dict[int, Place] = {}
TABLES: dict[int, str] = {}
LOCK = threading.Lock()


def lists_of_open_tables(front: Front) -> None:
    with front.connect() as connection:
        while not front.is_over:
            front.ask(connection, b"GET /api/open-tables " + HEAD + b"\r\n")


def seats_somewhere(front: Front) -> None:
    """Whoever sits there never comes: each is a new device."""
    with front.connect() as connection:
        for number in itertools.takewhile(lambda _: not front.is_over, itertools.count()):
            wish = {"name": f"Ana {front.number} {number}", "game": "not-a-hat", "language": "en"}
            found_in(front.post(connection, SEAT, json.dumps(wish).encode()))


def votes(front: Front) -> None:
    """Strangers who cannot make up their minds: every vote is stored, and told to all eight.

    Each is for or against the next seat, so that nobody is ever sent away.
    """
    place = place_with_strangers(front)
    at_table = as_device(front, place)
    against = ((place.seat or 0) + 1) % SEATS
    for number in itertools.takewhile(lambda _: not front.is_over, itertools.count()):
        vote = {"type": "vote-out", "seat": against, "agree": number % 2 == 0}
        at_table.sendall(frame(json.dumps(vote).encode()))
        front.drain(at_table)
        time.sleep(SECONDS_BETWEEN_VOTES)


def place_with_strangers(front: Front) -> Place:
    """One table for eight; whoever was disconnected comes back to the same seat."""
    group = front.number // SEATS
    with LOCK:
        if group not in TABLES:
            PLACES[front.number] = listed_table(front)
            TABLES[group] = PLACES[front.number].code
        elif front.number not in PLACES:
            PLACES[front.number] = seat_at(front, TABLES[group])
        return PLACES[front.number]


def listed_table(front: Front) -> Place:
    with front.connect() as connection:
        wish = {"game": "not-a-hat", "name": f"Ana {front.number}"}
        place = found_in(front.post(connection, "/api/tables", json.dumps(wish).encode()))
    with as_device(front, place) as host:
        host.sendall(frame(b'{"type":"list-table","listed":true,"language":"en","id":"l"}'))
        while b'"id":"l"' not in host.recv(1 << 16):
            pass
    return place


def seat_at(front: Front, code: str) -> Place:
    body = json.dumps({"name": f"Ana {front.number}"}).encode()
    with front.connect() as connection:
        return found_in(front.post(connection, f"/api/tables/{code}/seats", body))


def found_in(answer: bytes) -> Place:
    code, cookie = re.search(rb'"code":"(\w+)"', answer), re.search(rb"cookie: ([^;]+)", answer)
    seat = re.search(rb'"seat":(\d+)', answer)
    if not (code and cookie):
        raise ConnectionError
    return Place(code[1].decode(), int(seat[1]) if seat else None, cookie[1].decode())


def as_device(front: Front, place: Place) -> socket.socket:
    connection = front.upgraded(f"Cookie: {place.cookie}\r\n")
    hello = {"type": "hello", "protocol": 2, "table": place.code, "as": "seat"}
    connection.sendall(frame(json.dumps(hello).encode()))
    return connection


def screens(front: Front) -> None:
    """Come, want to be the host, and go: everybody is told how many there are."""
    connection = front.at_table(**{"as": "screen", "invitation": "0" * 32})
    connection.recv(1 << 16)
    for kind in ("lend-host", "return-host", "start"):
        connection.sendall(frame(json.dumps({"type": kind}).encode()))
    connection.recv(1 << 16)
    connection.close()


def lessons(front: Front) -> None:
    with front.connect() as connection:
        while not front.is_over:
            front.post(connection, "/api/lessons", b'{"game":"magic-hat","name":"Ana"}')


@functools.cache
def record() -> bytes:
    """A game that takes long to be told, with all the thoughts of eight bots."""
    [told] = simulate("not-a-hat", players=8, games=1, seed="siege", seats=["fox"], thoughts=True)
    return json.dumps(told).encode()


def replays(front: Front) -> None:
    """Each is another file, so that none was told before."""
    with front.connect() as connection:
        for number in itertools.takewhile(lambda _: not front.is_over, itertools.count()):
            front.post(connection, "/api/replay", record() + b" " * (number % 1000 + 1))


def half_a_replay(front: Front) -> None:
    """A file that never comes whole holds its place, and the memory for what has come."""
    with front.connect() as connection:
        connection.sendall(b"POST /api/replay " + HEAD + b"Content-Length: 900000\r\n\r\n")
        connection.sendall(b"[" * 899_000)
        while not front.is_over:
            connection.sendall(b"[")
            if front.drain(connection):
                # It was refused.
                return
            time.sleep(0.2)


def previews(front: Front) -> None:
    """Every time by another name of the server, so that no page was made before."""
    with front.connect() as connection:
        for number, language in enumerate(itertools.cycle(LANGUAGES)):
            port = number * CROWD % 60_000 + front.number + 1
            asked = f"GET /t/{front.code}?lang={language[:8]} HTTP/1.1\r\n"
            lines = f"Host: 127.0.0.1:{port}\r\nAccept-Language: {language}\r\n\r\n"
            front.ask(connection, (asked + lines).encode())
            if front.is_over:
                return


EVENING = (
    lists_of_open_tables, seats_somewhere, votes, screens, lessons, replays, half_a_replay,
    previews,
)  # fmt: skip
