"""The HTTP API of finished games: what `analysis` tells of a record."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from hatbox.games import BrokenRecord
from hatbox.tables import TableError

from .answers import JSON, NO_STORE, STATUS, json_answer
from .bodies import Trouble
from .films import MOST_BYTES, Films
from .guard import network_of
from .requests import content_of, is_number

if TYPE_CHECKING:
    from .service import Service

# Replaying a record: so many requests, and one more for so many bytes.
COST_OF_A_REPLAY = 5
BYTES_A_REQUEST = 20_000
LAST = "last"


class Afterwards:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._films = Films()

    def close(self) -> None:
        self._films.close()

    async def game(self, request: Request) -> Response:
        """Awards and replay of a finished game; one that is being played is not there yet."""
        code, number = request.path_params["code"], number_in(request)
        lookups, address = self._service.lookups, network_of(request.scope)
        await lookups.check(address)
        try:
            number, record = await self._service.hall.record(code, number)
        except TableError as error:
            lookups.failed(error, address)
            raise
        return packed(request, await self._films.of(record, number))

    async def replay(self, request: Request) -> Response:
        """The same of any record that somebody has."""
        address = network_of(request.scope)
        with self._films.place(address):
            record = await content_of(request, MOST_BYTES)
        cost = COST_OF_A_REPLAY + len(record) // BYTES_A_REQUEST
        if not self._service.request_rates.take(address, cost):
            raise TableError("too-fast")
        try:
            return packed(request, await self._films.of(record))
        except BrokenRecord as broken:
            code = "broken-record"
            trouble = Trouble(code, broken.code, broken.round, broken.move)
            return json_answer(trouble, STATUS[code])


def number_in(request: Request) -> int | None:
    """None is the last game."""
    said = request.path_params["number"]
    if said == LAST:
        return None
    if not is_number(said):
        raise TableError("no-record")
    return int(said)


def packed(request: Request, content: bytes) -> Response:
    """What was compressed, for those who do not read that unpacked again."""
    headers = NO_STORE | {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(content), headers=headers, media_type=JSON)
    headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=JSON)
