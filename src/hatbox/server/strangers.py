"""The HTTP API for people who want to play with somebody now."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from hatbox.tables import Meeting

from .answers import json_answer
from .bodies import FindSeat, OpenTables, SeatTaken
from .guard import network_of
from .requests import body_of, device_of

if TYPE_CHECKING:
    from .service import Service

# However many ask, the list is read once in so many seconds.
FRESH_SECONDS = 1.0


class Strangers:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._meeting = Meeting(service.hall)
        self._list: OpenTables | None = None
        self._read_at = 0.0

    async def open_tables(self, request: Request) -> Response:
        self._meeting.check_public()
        now = time.monotonic()
        if self._list is None or now - self._read_at > FRESH_SECONDS:
            tables = await self._meeting.tables()
            self._list = OpenTables(self._service.hall.services.clock.now_ms(), tables)
            self._read_at = now
        return json_answer(self._list)

    async def find_seat(self, request: Request) -> Response:
        """At the best table, or at a new one that is listed."""
        wish = await body_of(request, FindSeat)
        self._meeting.check_public()
        self._meeting.check_name(wish.name)
        address = network_of(request.scope)
        self._service.check_may_join(address)
        device, secret = device_of(request)
        asked = (device, wish.name, wish.game, wish.language)
        found = await self._meeting.seat(*asked)
        if found is None:
            await self._service.check_may_open(address)
            found = await self._meeting.open(*asked)
        room, seat = found
        answer = json_answer(SeatTaken(room.code, seat), 201)
        return self._service.with_secret(answer, request, secret)
