"""The WebSocket protocol of uvicorn, with bounds on what a client may send and not read.

ASGI can only wait for a slow reader; the server must neither wait for one nor keep its bytes, so
messages are written straight to the transport while it takes them, and a connection can be aborted.
`websockets` parses all data that it is given at once and answers every ping, so it is given a
slice for each turn of the event loop, and every byte and frame is counted (see `budget`).
"""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .admission import State
from .budget import Budget
from .write_batch import batch_of

EXTENSION = "hatbox.wire"

# What the kernel has not taken yet; a view is about a kilobyte.
HIGH_WATER = 16 * 1024
TEXT = 0x81
SHORT, MEDIUM = 126, 1 << 16
MEDIUM_HEAD = struct.Struct(">BBH").pack
# What the kernel may keep for a reader that does not read; left alone it grows to megabytes.
SEND_BUFFER = 64 * 1024
MOST_FRAGMENTS = 16
# Messages that may wait for their turn before the socket is not read any more.
READ_AHEAD = 4
# What is parsed in one turn of the event loop: at most 42 frames, half a millisecond.
SLICE = 256
CLOSE_SECONDS = 2
STALL_SECONDS = 60

NOT_UTF8 = 1007


def frame(text: bytes) -> bytes:
    """One text frame of a server (RFC 6455, 5.2): unmasked, in one piece."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < MEDIUM:
        return MEDIUM_HEAD(TEXT, 126, length) + text
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + text


def nothing() -> None:
    pass


class Wire(WebSocketsSansIOProtocol):
    """`on_drained` is called when the client reads again, `on_flood` when it sends too much."""

    def __init__(self, config: Config, server_state: State, app_state: Any, _loop: Any = None):
        super().__init__(config, server_state, app_state, _loop)
        self.on_drained: Callable[[], None] = nothing
        self.on_flood: Callable[[], None] = self.abort
        self.on_lost: Callable[[], None] = nothing
        self.is_clogged = False
        self._is_refused = False
        self.batch = batch_of(self.loop)
        self.budget = Budget(server_state.admission.messages_per_second, time.monotonic)
        self._unparsed = b""
        self._stuck_since: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=HIGH_WATER)
        own = self.transport.get_extra_info("socket")
        own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Parse the data now if it is short, else one slice in each turn of the event loop."""
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif self._unparsed or len(data) > SLICE:
            if not self._unparsed:
                self.loop.call_soon(self._parse_a_slice)
            self._unparsed += data
            self._stop_reading()
        else:
            self._parse(data)

    def _shake_hands(self, head: bytes) -> None:
        super().data_received(head)
        if not self.handshake_initiated:
            # `websockets` could not read the head, and uvicorn would wait for more of it.
            self.abort()

    def _parse_a_slice(self) -> None:
        piece, self._unparsed = self._unparsed[:SLICE], self._unparsed[SLICE:]
        self._parse(piece)
        if self.transport.is_closing():
            self._unparsed = b""
        elif self._unparsed:
            self.loop.call_soon(self._parse_a_slice)
        elif self.queue.qsize() <= READ_AHEAD:
            self.read_on()

    def _parse(self, data: bytes) -> None:
        if self.budget.take_bytes(len(data)):
            super().data_received(data)
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Somebody who sends more than any client needs is not read any more."""
        self.on_flood()
        self._is_refused = True
        self._unparsed = b""
        self._stop_reading()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def handle_events(self) -> None:
        """Count the frames of every kind before any of them is handled."""
        if self.budget.take_frames(len(self.conn.events)):
            super().handle_events()
        else:
            self.conn.events_received()
            self.conn.data_to_send()
            self._refuse()

    def handle_ping(self) -> None:
        """Answer, unless the client does not read its answers: they would pile up."""
        if self.is_clogged:
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """As uvicorn's, but no traceback for bad UTF-8, and it reads on while few messages wait.

        uvicorn pauses reading after each message: two system calls for every one of them.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            # A binary frame is no message of ours, and answered like any other text that is none.
            text = data.decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            self.hang_up(NOT_UTF8, "malformed")
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > READ_AHEAD:
            self._stop_reading()

    def _stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused and not self._is_refused:
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """As uvicorn's, but what waits to be parsed comes before what waits to be read."""
        message = await self.queue.get()
        if not self._unparsed and self.queue.empty():
            self.read_on()
        return message

    def write(self, text: bytes) -> None:
        self.batch.add(self, text)

    def write_now(self, text: bytes) -> None:
        if not (self.close_sent or self.disconnected):
            self.transport.write(frame(text))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_clogged = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_clogged = False
        self.on_drained()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_clogged = False
        self._unparsed = b""
        super().connection_lost(exc)
        self.on_lost()

    def keepalive_timeout(self) -> None:
        """Closing politely would wait for a reader that is not there."""
        super().keepalive_timeout()
        self.transport.abort()

    def abort(self) -> None:
        self.transport.abort()

    def is_overdue(self, now: float) -> bool:
        """Has it been closing, or not been reading, for too long?"""
        if not (self.is_clogged or self.transport.is_closing()):
            self._stuck_since = None
            return False
        if self._stuck_since is None:
            self._stuck_since = now
        return now - self._stuck_since > STALL_SECONDS

    def hang_up(self, code: int, reason: str) -> None:
        """Close politely where somebody reads, at once where nobody does."""
        self.batch.flush()
        if self.is_clogged or not self.handshake_complete:
            self.transport.abort()
        elif not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self._wait_for_the_close()

    def _wait_for_the_close(self) -> None:
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self._unparsed = b""
        self.read_on()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
