"""uvicorn's HTTP protocol, with bounds for heads, unanswered requests, idle and stuck clients.

The parser in C reads all that it is given and calls back for every header and request; an exception
in a callback stops it. So one call of `data_received` costs at most these bounds, and no slices are
needed: uvicorn by itself has no bound for any of them (docs/decisions.md).
"""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from .admission import State
from .films import ADDRESS as REPLAY
from .films import MOST_BYTES as MOST_OF_A_RECORD

MOST_OF_A_HEAD = 16 * 1024
MOST_HEADERS = 100
# Bodies of more than 4 KB are refused by the API, with words; this is for those who do not listen.
MOST_OF_A_BODY = 64 * 1024
MOST_PIECES = 256
# Pieces of a record come as small as the packets of a slow line.
MOST_PIECES_OF_A_RECORD = 4096
MOST_UNANSWERED = 4
# Of the event loop's time: answering takes several times as long as reading the request.
REQUEST_SECONDS = 0.0005
# A table that is opened with bots and begins to play, a lesson, and a long record and its answer.
DEAR_SECONDS = {b"/api/open-tables/seat": 0.004, b"/api/lessons": 0.002, REPLAY: 0.003}
# For a client to read what it was sent.
STALL_SECONDS = 60

HEAD_TOO_LARGE = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
BODY_TOO_LARGE = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
TOO_MANY = HTTPStatus.TOO_MANY_REQUESTS
BAD = HTTPStatus.BAD_REQUEST


class Refused(Exception):
    """Raised in a callback to stop the parser."""


class HttpProtocol(HttpToolsProtocol):
    """Of a connection that was admitted (`arrival.py`); its place is given back with it."""

    def __init__(self, config: Config, server_state: State, app_state: Any, host: str) -> None:
        super().__init__(config, server_state, app_state)
        self._admission = server_state.admission
        # As it was admitted: of a connection that was reset the system does not know it any more.
        self._host = host
        self._address = self._admission.address_of(host)
        self._has_place = True
        self._is_held = False
        self._refusal = BAD
        self._head = self._headers = self._body = self._pieces = 0
        self._most_of_a_body, self._most_pieces = MOST_OF_A_BODY, MOST_PIECES
        # Bytes of a head that is not complete yet, whose last line no callback has seen.
        self._unfinished = 0
        self._is_in_head = True
        self._is_in_request = True
        self._is_clogged = False
        # When the client began to keep us waiting; None while it does not.
        self._waiting_since: float | None = self.loop.time()

    # Coming and going

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.pipeline.clear()
        self.give_place_back()

    def give_place_back(self) -> None:
        if self._has_place:
            self._has_place = False
            self._admission.leave(self._host)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # The socket has taken over the transport, and the place with it.
        self.transport.get_protocol().on_lost = self.give_place_back  # type: ignore[attr-defined]

    # Bounds of a request

    def data_received(self, data: bytes) -> None:
        """While its address has used up its share of the event loop, a client is not read."""
        if self.transport.is_closing():
            return
        if not self._admission.loop_time.run(self._address, partial(self._read, data)):
            self._is_held = True
            self.transport.pause_reading()

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._parse(data)
        if self._is_held and not (self.flow.read_paused or self.transport.is_closing()):
            self._is_held = False
            self.transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        self._is_in_request = True
        super().data_received(data)
        if self._is_in_head:
            self._unfinished += len(data)
            if self._unfinished > MOST_OF_A_HEAD and not self.transport.is_closing():
                self._refusal = HEAD_TOO_LARGE
                self.send_400_response("")
        self._note_waiting()

    def on_message_begin(self) -> None:
        last: RequestResponseCycle | None = self.cycle
        is_busy = last is not None and not last.response_complete
        if is_busy and len(self.pipeline) + 1 >= MOST_UNANSWERED:
            self._refuse(TOO_MANY)
        super().on_message_begin()
        self._head = self._headers = self._body = self._pieces = self._unfinished = 0
        self._is_in_head = self._is_in_request = True

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also called for the trailers of a body in chunks."""
        self._headers += 1
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def _count_head(self, count: int) -> None:
        self._head += count
        if self._head > MOST_OF_A_HEAD or self._headers > MOST_HEADERS:
            self._refuse(HEAD_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        is_record = self.url == REPLAY
        self._most_of_a_body = MOST_OF_A_RECORD + 1 if is_record else MOST_OF_A_BODY
        self._most_pieces = MOST_PIECES_OF_A_RECORD if is_record else MOST_PIECES
        cost = DEAR_SECONDS.get(self.url, REQUEST_SECONDS)
        self._admission.loop_time.charge(self._address, cost)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._pieces += 1
        if self._body > self._most_of_a_body or self._pieces > self._most_pieces:
            self._refuse(BODY_TOO_LARGE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_in_request = False
        self._waiting_since = None
        super().on_message_complete()

    def _refuse(self, status: HTTPStatus) -> None:
        self._refusal = status
        raise Refused

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn when the parser fails or was stopped: say why, and close."""
        status = self._refusal
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\n"
        self.pipeline.clear()
        self.transport.write(f"{head}connection: close\r\n\r\n".encode())
        self.transport.close()

    # Time

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note_waiting()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_clogged = True
        self._note_waiting()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_clogged = False
        self._note_waiting()

    def _note_waiting(self) -> None:
        if not (self._is_in_request or self._is_clogged or self.transport.is_closing()):
            self._waiting_since = None
        elif self._waiting_since is None:
            self._waiting_since = self.loop.time()

    def is_overdue(self, now: float) -> bool:
        """Has it not sent its request, not read its answer or not gone for too long?"""
        self._note_waiting()
        if self._waiting_since is None:
            return False
        patience = self._admission.request_seconds if self._is_in_request else STALL_SECONDS
        return now - self._waiting_since > patience
