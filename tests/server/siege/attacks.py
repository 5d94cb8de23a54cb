"""The attacks: each is one connection doing its worst until the time is over.

python -m tests.server.siege.attacks NAME PORT SECONDS CONNECTIONS CODE
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time

from tests.server.raw import BINARY, CONTINUED, PING, PONG, UPGRADE, frame

from .evening import EVENING
from .front import HEAD, Attack, Front


def control_frames(front: Front) -> None:
    front.flood(front.upgraded(), frame(b"", PING) * 200)


def pongs(front: Front) -> None:
    front.flood(front.upgraded(), frame(b"", PONG) * 200)


def pings_unread(front: Front) -> None:
    front.flood(front.upgraded(buffer=4096), frame(b"x" * 125, PING) * 50)


def pings_at_a_table(front: Front) -> None:
    front.flood(front.at_table(), frame(b"", PING) * 200)


def fragments(front: Front) -> None:
    parts = frame(b"", is_last=False) + frame(b"", CONTINUED, is_last=False) * 10
    front.flood(front.upgraded(), parts + frame(b"", CONTINUED))


def long_frames(front: Front) -> None:
    front.flood(front.upgraded(), frame(b"x" * 4000, BINARY) * 4)


def bad_utf8(front: Front) -> None:
    front.upgraded().sendall(frame(b"\xff\xfe"))


def handshakes(front: Front) -> None:
    front.upgraded().close()


def bad_origins(front: Front) -> None:
    with front.connect() as connection:
        front.ask(
            connection, UPGRADE.format(host="127.0.0.1", more="Origin: http://[\r\n").encode()
        )


def connections(front: Front) -> None:
    front.connect().close()


def silence(front: Front) -> None:
    with front.connect():
        time.sleep(0.5)


def half_a_head(front: Front) -> None:
    with front.connect() as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHo")
        while not front.is_over and not connection.send(b"s"):
            time.sleep(0.2)
        time.sleep(0.5)


def pipelined(front: Front) -> None:
    front.flood(front.connect(), (b"GET /x.js " + HEAD + b"\r\n") * 500)


def headers(front: Front) -> None:
    connection = front.connect()
    connection.sendall(b"GET / " + HEAD)
    front.flood(connection, b"X-Filler: " + b"x" * 50 + b"\r\n")


def endless_header(front: Front) -> None:
    connection = front.connect()
    connection.sendall(b"GET / " + HEAD + b"X: ")
    front.flood(connection, b"x" * 8192)


def endless_address(front: Front) -> None:
    connection = front.connect()
    connection.sendall(b"GET /")
    front.flood(connection, b"x" * 8192)


def crumbs(front: Front) -> None:
    connection = front.connect()
    connection.sendall(b"POST /api/tables " + HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
    front.flood(connection, b"1\r\nx\r\n" * 1000)


def pages(front: Front) -> None:
    with front.connect() as connection:
        while not front.is_over:
            front.ask(connection, b"GET /x.js " + HEAD + b"\r\n")


def guesses(front: Front) -> None:
    connection = front.upgraded()
    for number in range(40):
        hello = {"type": "hello", "protocol": 2, "table": f"CC{number % 7 + 3}CCC"}
        connection.sendall(frame(json.dumps(hello).encode()))
    connection.recv(4096)


def qr_codes(front: Front) -> None:
    with front.connect() as connection:
        for number in range(50):
            body = json.dumps({"token": f"{front.code}-{front.number:08}{number:024}"}).encode()
            front.post(connection, "/api/move-seat/qr.svg", body)
            if front.is_over:
                return


def openings(front: Front) -> None:
    body = json.dumps({"game": "magic-hat", "name": "Ana", "minds": ["elephant"]}).encode()
    with front.connect() as connection:
        while not front.is_over:
            front.post(connection, "/api/tables", body)


def slow_readers(front: Front) -> None:
    connection = front.upgraded(buffer=4096)
    hello = {"type": "hello", "protocol": 2, "table": front.code, "as": "onlooker"}
    connection.sendall(frame(json.dumps(hello).encode()))
    while not front.is_over:
        connection.sendall(frame(b'{"type":"react","reaction":"clap"}'))
        time.sleep(0.1)


def reactions(front: Front) -> None:
    connection = front.at_table()
    while not front.is_over:
        connection.sendall(frame(b'{"type":"react","reaction":"clap"}'))
        connection.recv(1 << 16)


def visits(front: Front) -> None:
    """Come in and go: everybody at the table is told each time."""
    connection = front.at_table()
    connection.recv(1 << 16)
    connection.close()


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        control_frames, pongs, pings_unread, pings_at_a_table, fragments, long_frames, bad_utf8,
        handshakes, bad_origins, connections, silence, half_a_head, pipelined, headers,
        endless_header, endless_address, crumbs, pages, guesses, qr_codes, openings, slow_readers,
        reactions, visits, *EVENING,
    )
}  # fmt: skip


def again_and_again(attack: Attack, front: Front) -> None:
    """A connection that is closed comes back at once."""
    while not front.is_over:
        try:
            attack(front)
        except OSError:
            time.sleep(0.01)


def yield_to_the_others() -> None:
    """Attackers come from other machines: here they may have what the others leave of the cores."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(10)


def main(name: str, port: str, seconds: str, count: str, code: str) -> None:
    yield_to_the_others()
    until = time.monotonic() + float(seconds)
    fronts = [Front(int(port), until, code, number) for number in range(int(count))]
    threads = [
        threading.Thread(target=again_and_again, args=(ATTACKS[name], front), daemon=True)
        for front in fronts
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(max(0, until - time.monotonic()) + 3)


if __name__ == "__main__":
    main(*sys.argv[1:])
