"""One attacking connection: where it attacks, until when, and how it speaks."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass

from tests.server.raw import UPGRADE, frame

ATTACKER = "127.0.0.2"
# What one connection may send in all: bounded, whatever the server does.
MOST_BYTES = 200 * 1024 * 1024
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
HEAD = b"HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@dataclass
class Front:
    """Where to attack, and until when."""

    port: int
    until: float
    code: str
    number: int = 0

    @property
    def is_over(self) -> bool:
        return time.monotonic() > self.until

    def connect(self, *, buffer: int = 0) -> socket.socket:
        connection = socket.socket()
        if buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        connection.bind((ATTACKER, 0))
        connection.settimeout(1)
        connection.connect(("127.0.0.1", self.port))
        return connection

    def upgraded(self, more: str = "", *, buffer: int = 0) -> socket.socket:
        connection = self.connect(buffer=buffer)
        connection.sendall(UPGRADE.format(host="127.0.0.1", more=more).encode())
        if b" 101 " not in connection.recv(4096):
            raise ConnectionError
        return connection

    def at_table(self, **hello: object) -> socket.socket:
        connection = self.upgraded()
        said = {"type": "hello", "protocol": 2, "table": self.code, "as": "onlooker"} | hello
        connection.sendall(frame(json.dumps(said).encode()))
        return connection

    def flood(self, connection: socket.socket, data: bytes) -> None:
        sent = 0
        while not self.is_over and sent < MOST_BYTES:
            try:
                sent += connection.send(data)
            except TimeoutError:
                continue

    def drain(self, connection: socket.socket) -> bytes:
        """What has come, without waiting for more."""
        try:
            return connection.recv(1 << 16, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return b""

    def ask(self, connection: socket.socket, request: bytes) -> bytes:
        """The answer, with as much of its body as its head promises."""
        connection.sendall(request)
        answer = connection.recv(1 << 16)
        head, end, body = answer.partition(b"\r\n\r\n")
        promised = LENGTH.search(head) if end else None
        while promised and len(body) < int(promised[1]) and (more := connection.recv(1 << 16)):
            body += more
        return head + end + body

    def post(self, connection: socket.socket, path: str, body: bytes) -> bytes:
        head = HEAD + b"Content-Length: %d\r\n\r\n" % len(body)
        return self.ask(connection, b"POST %s " % path.encode() + head + body)


Attack = Callable[[Front], None]
