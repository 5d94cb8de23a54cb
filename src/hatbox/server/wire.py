"""uvicorn's socket with a shorter way out, and an end for those who do not read.

ASGI can only wait for a slow reader; we must neither wait for one nor keep its bytes. So messages
are written straight to the transport while it takes them, and a connection can be aborted.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "hatbox.wire"

# What the kernel has not taken yet; a view is about a kilobyte.
HIGH_WATER = 16 * 1024
TEXT = 0x81
SHORT, MEDIUM = 126, 1 << 16
# What the kernel may keep for a reader that does not read; left alone it grows to megabytes.
SEND_BUFFER = 64 * 1024
MOST_FRAGMENTS = 16
# Messages that may wait for their turn before the socket is not read any more.
READ_AHEAD = 4
CLOSE_SECONDS = 2


def frame(text: bytes) -> bytes:
    """One text frame of a server (RFC 6455, 5.2): unmasked, in one piece."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < MEDIUM:
        return bytes((TEXT, 126, length >> 8, length & 255)) + text
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + text


def nothing() -> None:
    pass


class Wire(WebSocketsSansIOProtocol):
    on_drained: Callable[[], None]
    is_clogged: bool

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.is_clogged = False
        self.on_drained = nothing
        self.transport.set_write_buffer_limits(high=HIGH_WATER)
        own = self.transport.get_extra_info("socket")
        own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after each message: two system calls for every one of them."""
        was_paused = self.read_paused
        self.read_paused = was_paused or self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()
        if self.queue.qsize() <= READ_AHEAD:
            self.read_paused = was_paused

    def write(self, text: bytes) -> None:
        if not (self.close_sent or self.disconnected):
            self.transport.write(frame(text))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_clogged = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_clogged = False
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_clogged = False
        self.on_drained()

    def keepalive_timeout(self) -> None:
        """Closing politely would wait for a reader that is not there."""
        super().keepalive_timeout()
        self.transport.abort()

    def hang_up(self, code: int, reason: str) -> None:
        """Close politely where somebody reads, at once where nobody does."""
        if self.is_clogged:
            self.transport.abort()
        elif not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self._wait_for_the_close()

    def _wait_for_the_close(self) -> None:
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
