"""The WebSocket protocol of uvicorn, with bounds on what a client may send and not read.

ASGI can only wait for a slow reader; the server must neither wait for one nor keep its bytes, so
messages are written to the transport while it takes them, at the end of each turn of the event loop
(see `write_batch`), and a connection can be aborted.
`websockets` parses all data that it is given at once and answers every ping, so it is given a
slice for each turn of the event loop, and every byte and frame is counted (see `budget`). What
nearly every client always sends, one short frame at a time, is read here (docs/decisions.md).
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .admission import State
from .budget import BYTES_PER_FRAME, Budget
from .frames import frame, size_of, text_of_short_frame
from .heartbeat import PING, PONG, REST, Pulse
from .inbox import Inbox

EXTENSION = "hatbox.wire"

# What the kernel has not taken yet; a view is about a kilobyte.
HIGH_WATER = 16 * 1024
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
BEATS = (PING.encode(), REST.encode())


def nothing() -> None:
    pass


def ignore(is_silent: bool) -> None:
    pass


def is_not_taken(text: str) -> bool:
    return False


class Wire(WebSocketsSansIOProtocol):
    """`on_drained` is called when the client reads again, `on_flood` when it sends too much,
    `on_silence` when its heartbeat stops and when it is back. `on_text` is offered each message
    that no other waits before; whoever does not take it finds it in the queue."""

    def __init__(self, config: Config, server_state: State, app_state: Any, _loop: Any = None):
        super().__init__(config, server_state, app_state, _loop)
        self.on_drained: Callable[[], None] = nothing
        self.on_flood: Callable[[], None] = self.abort
        self.on_lost: Callable[[], None] = nothing
        self.on_silence: Callable[[bool], None] = ignore
        self.on_text: Callable[[str], bool] = is_not_taken
        self.pulse = Pulse()
        self.is_clogged = False
        self._is_refused = False
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        self._admission = server_state.admission
        self._batch = server_state.write_batch
        self._address = ""
        self.budget = Budget(self._admission.messages_per_second, time.monotonic)
        self._unparsed = b""
        # Bytes of a frame that `websockets` has the beginning of; at most that many.
        self._in_parser = 0
        self._stuck_since: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = self._admission.address_of(self.client[0] if self.client else "")
        self.transport.set_write_buffer_limits(high=HIGH_WATER)
        own = self.transport.get_extra_info("socket")
        own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Take one short message at once, all else in slices while its address has time left."""
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        is_between = not (self._unparsed or self._in_parser or self.frames or self.close_sent)
        text = text_of_short_frame(data) if is_between else None
        if text is None:
            self._put_aside(data)
        elif self.budget.take(len(data) + BYTES_PER_FRAME):
            self._take(text, is_text=True)
        else:
            self._refuse()

    def _put_aside(self, data: bytes) -> None:
        is_first = not self._unparsed
        self._unparsed += data
        if is_first:
            self._next_slice()
        if self._unparsed:
            self._stop_reading()

    def _next_slice(self) -> None:
        self._admission.loop_time.run(self._address, self._parse_a_slice)

    def _shake_hands(self, head: bytes) -> None:
        super().data_received(head)
        if not self.handshake_initiated:
            # `websockets` could not read the head, and uvicorn would wait for more of it.
            self.abort()

    def _parse_a_slice(self) -> None:
        piece, self._unparsed = self._unparsed[:SLICE], self._unparsed[SLICE:]
        if piece:
            self._parse(piece)
        if self.transport.is_closing():
            self._unparsed = b""
        elif self._unparsed:
            self.loop.call_soon(self._next_slice)
        elif len(self.queue) <= READ_AHEAD:
            self.read_on()

    def _parse(self, data: bytes) -> None:
        if self.budget.take(len(data)):
            self._in_parser += len(data)
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
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        self._in_parser -= sum(map(size_of, frames))
        if self.budget.take(len(frames) * BYTES_PER_FRAME):
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
        if not self.close_sent:
            self._take(data, is_text=self.curr_msg_data_type == "text")

    def _take(self, data: bytes, *, is_text: bool) -> None:
        if data in BEATS:
            self._beat(data)
            return
        try:
            # A binary frame is no message of ours, and answered like any other text that is none.
            text = data.decode() if is_text else ""
        except UnicodeDecodeError:
            self.hang_up(NOT_UTF8, "malformed")
            return
        if not self.queue and self.on_text(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) > READ_AHEAD:
            self._stop_reading()

    def _beat(self, word: bytes) -> None:
        """Answered at once and by nobody else; frames and bytes were counted like all others."""
        is_ping = word == PING.encode()
        if is_ping and not self.is_clogged:
            self.write(PONG.encode())
        if self.pulse.beat(self.loop.time()) if is_ping else self.pulse.rest():
            self.on_silence(False)

    def listen(self, now: float) -> None:
        """Called twice a second: has the heartbeat of this client stopped?"""
        if self.pulse.falls_silent(now):
            self.on_silence(True)

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
        self.read_when_idle()
        return message

    def read_when_idle(self) -> None:
        if self.read_paused and not self._unparsed and not self.queue:
            self.read_on()

    def write(self, text: bytes) -> None:
        if not self.close_sent:
            self._batch.add(self.transport, frame(text))

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
        if self.is_clogged or not self.handshake_complete:
            self.transport.abort()
        elif not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self._batch.flush()
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self._wait_for_the_close()

    def _wait_for_the_close(self) -> None:
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self._unparsed = b""
        self.read_on()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
