"""A connection to a server with every byte under control, for those who do not behave."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator

from tests.server.house import House

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
MASK = b"\x11\x22\x33\x44"
UPGRADE = (
    "GET /socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
ELSEWHERE = "127.0.0.2"


def frame(payload: bytes, opcode: int = TEXT, *, is_last: bool = True) -> bytes:
    """As a browser sends it."""
    length = len(payload)
    head = bytes([(0x80 if is_last else 0) | opcode])
    head += bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


class Raw:
    """A blocking socket; `address` is the one that the server sees."""

    def __init__(self, house: House, address: str = "127.0.0.1", *, buffer: int = 0) -> None:
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.bind((address, 0))
        self.socket.settimeout(20)
        self.socket.connect(("127.0.0.1", int(house.port)))

    def send(self, data: bytes) -> bool:
        """False if the server has closed the connection."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def upgrade(self, more: str = "", host: str = "127.0.0.1") -> bytes:
        """Shake hands; the head of the answer."""
        self.send(UPGRADE.format(host=host, more=more).encode())
        return self.read_until(b"\r\n\r\n")

    def read_until(self, end: bytes) -> bytes:
        heard = b""
        while end not in heard:
            with contextlib.suppress(ConnectionError):
                more = self.socket.recv(1 << 16)
                heard += more
                if more:
                    continue
            break
        return heard

    def read_all(self, seconds: float = 20) -> bytes:
        """Everything until the server closes; fails if it does not."""
        self.socket.settimeout(seconds)
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := self.socket.recv(1 << 16):
                heard += more
        return heard

    def flood(self, data: bytes, most_bytes: int, seconds: float = 20) -> int:
        """Send the same again and again, until the server closes; how many bytes it let us send."""
        sent, until = 0, time.monotonic() + seconds
        while sent < most_bytes and time.monotonic() < until:
            if not self.send(data):
                break
            sent += len(data)
        return sent

    def close(self) -> None:
        self.socket.close()


@contextlib.contextmanager
def raw(house: House, address: str = "127.0.0.1", *, buffer: int = 0) -> Iterator[Raw]:
    connection = Raw(house, address, buffer=buffer)
    try:
        yield connection
    finally:
        connection.close()
