"""uvicorn's socket with a shorter way in and out, and an end for those who do not read.

ASGI can only wait for a slow reader; we must neither wait for one nor keep its bytes. So messages
are written straight to the transport while it takes them, and a connection can be aborted. A frame
as every client sends it, whole and alone, is read in a few lines; all others by `websockets`.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable, Generator
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from .messages import MOST_BYTES
from .post import Post, post_of

EXTENSION = "hatbox.wire"

# What the kernel has not taken yet; a view is about a kilobyte.
HIGH_WATER = 16 * 1024
TEXT = 0x81
SHORT, MEDIUM = 126, 1 << 16
MEDIUM_HEAD = struct.Struct(">BBH").pack
MASKED = 0x80
# What the kernel may keep for a reader that does not read; left alone it grows to megabytes.
SEND_BUFFER = 64 * 1024
MOST_FRAGMENTS = 16
# Messages that may wait for their turn before the socket is not read any more.
READ_AHEAD = 4

Listener = Callable[[str], int]
CLOSE_SECONDS = 2


def frame(text: bytes) -> bytes:
    """One text frame of a server (RFC 6455, 5.2): unmasked, in one piece."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < MEDIUM:
        return MEDIUM_HEAD(TEXT, 126, length) + text
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + text


def text_in(frame: bytes) -> str | None:
    """The text, if these bytes are just one text frame of a client: masked, in one piece."""
    if len(frame) < 6 or frame[0] != TEXT:
        return None
    start = 6
    length = frame[1] - MASKED
    if length == SHORT:
        start, length = 8, frame[2] << 8 | frame[3]
    if length != len(frame) - start or length > MOST_BYTES:
        return None
    try:
        return apply_mask(frame[start:], frame[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


class FrameReader(StreamReader):
    """Between two frames there is nothing that only the parser knows."""

    is_between_frames = False

    def at_eof(self) -> Generator[None, None, bool]:
        self.is_between_frames = True
        is_over = yield from super().at_eof()
        self.is_between_frames = False
        return is_over


def nothing() -> None:
    pass


class Wire(WebSocketsSansIOProtocol):
    """`listener` hears a text as it comes and says how many now wait for their turn."""

    on_drained: Callable[[], None]
    is_clogged: bool
    reader: FrameReader
    listener: Listener | None
    post: Post

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.is_clogged = False
        self.on_drained = nothing
        self.listener = None
        self.post = post_of(self.loop)
        # The parser has begun to read with the one that it made itself.
        self.conn.reader.__class__ = FrameReader
        self.reader = cast(FrameReader, self.conn.reader)
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

    def data_received(self, data: bytes) -> None:
        text = text_in(data) if self._is_listened_to else None
        if text is None:
            super().data_received(data)
        elif self.listener is not None and self.listener(text) > READ_AHEAD:
            self._stop_reading()

    @property
    def _is_listened_to(self) -> bool:
        """Somebody hears at once, nothing came before that waits, and no message is half read."""
        if self.listener is None or self.close_sent or not self.queue.empty():
            return False
        conn = self.conn
        is_between_messages = conn.current_size is None and self.reader.is_between_frames
        return conn.state is OPEN and is_between_messages

    def _stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after each message: two system calls for every one of them."""
        was_paused = self.read_paused
        self.read_paused = was_paused or self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()
        if self.queue.qsize() <= READ_AHEAD:
            self.read_paused = was_paused

    def write(self, text: bytes) -> None:
        self.post.take(self, text)

    def write_now(self, text: bytes) -> None:
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
        self.post.leave()
        if self.is_clogged:
            self.transport.abort()
        elif not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self._wait_for_the_close()

    def _wait_for_the_close(self) -> None:
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.read_on()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
