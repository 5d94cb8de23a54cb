"""Attacks on what strangers, big screens, lessons and replays brought."""

from __future__ import annotations

import functools
import itertools
import json
import re
import socket

from hatbox.lab.simulate import simulate
from tests.server.raw import frame

from .front import HEAD, Front

SEAT = "/api/open-tables/seat"
LANGUAGES = ("en", "de", "uk", "xx", "en;q=0.1," * 50)


def lists_of_open_tables(front: Front) -> None:
    with front.connect() as connection:
        while not front.is_over:
            front.ask(connection, b"GET /api/open-tables " + HEAD + b"\r\n")


def seat(front: Front, connection: socket.socket, number: int) -> tuple[str, str]:
    """The code of a table where there is a seat, and the cookie of a new device."""
    name = f"Ana {front.number} {number}"
    wish = {"name": name, "game": "not-a-hat", "language": "en"}
    answer = front.post(connection, SEAT, json.dumps(wish).encode())
    code, cookie = re.search(rb'"code":"(\w+)"', answer), re.search(rb"cookie: ([^;]+)", answer)
    if not code or not cookie:
        raise ConnectionError
    return code[1].decode(), cookie[1].decode()


def seats_somewhere(front: Front) -> None:
    """Whoever sits there never comes: each is a new device."""
    with front.connect() as connection:
        for number in itertools.takewhile(lambda _: not front.is_over, itertools.count()):
            seat(front, connection, number)


def votes(front: Front) -> None:
    """Strangers who cannot make up their minds."""
    with front.connect() as connection:
        code, cookie = seat(front, connection, 0)
    at_table = front.upgraded(f"Cookie: {cookie}\r\n")
    hello = {"type": "hello", "protocol": 2, "table": code, "as": "seat"}
    at_table.sendall(frame(json.dumps(hello).encode()))
    for number in itertools.takewhile(lambda _: not front.is_over, itertools.count()):
        vote = {"type": "vote-out", "seat": number % 8, "agree": number % 16 < 8}
        at_table.sendall(frame(json.dumps(vote).encode()))
        at_table.recv(1 << 16)


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
    """A file that never comes whole holds its place."""
    with front.connect() as connection:
        connection.sendall(b"POST /api/replay " + HEAD + b"Content-Length: 900000\r\n\r\n")
        front.flood(connection, b"[" * 1024)


def previews(front: Front) -> None:
    with front.connect() as connection:
        for language in itertools.cycle(LANGUAGES):
            asked = f"GET /t/{front.code}?lang={language[:8]} ".encode()
            front.ask(connection, asked + HEAD + f"Accept-Language: {language}\r\n\r\n".encode())
            if front.is_over:
                return


EVENING = (
    lists_of_open_tables, seats_somewhere, votes, screens, lessons, replays, half_a_replay,
    previews,
)  # fmt: skip
