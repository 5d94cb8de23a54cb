"""The HTTP API: open a table, its public face, take a seat, fetch its records."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from hatbox import __version__
from hatbox.tables import Room, TableError, Visitor
from hatbox.tables.commands.structs import AddMind, Delete, Leave, Start

from .bodies import (
    Health,
    MoveSeat,
    OpenTable,
    PublicFace,
    SeatTaken,
    TableOpened,
    TakeSeat,
    Trouble,
)
from .devices import cookie_for, hash_of, new_secret, secret_in
from .guard import header, is_secure, network_of
from .invitations import QrCodes, invitation, move_link
from .limits import cost_of_length
from .lookups import is_at_home
from .messages import MOST_BYTES, encode
from .metrics import CONTENT_TYPE

if TYPE_CHECKING:
    from .service import Service

JSON = "application/json"
NO_STORE = {"cache-control": "no-store"}
STATUS = {
    "bad-token": 404,
    "closed": 410,
    "cross-site": 403,
    "damaged": 409,
    "game-started": 409,
    "name-taken": 409,
    "needs-invitation": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-stored": 503,
    "removed": 403,
    "seat-taken": 409,
    "table-full": 409,
    "too-fast": 429,
    "too-long": 413,
    "too-many": 429,
    "unknown-address": 404,
    "unknown-table": 404,
    "wrong-host": 421,
}
BAD_REQUEST = 400
MOST_OF_A_TOKEN = 100
# Records in one answer.
PAGE = 20
MOST_DIGITS = 9
# Drawing one takes as long as twenty requests.
COST_OF_A_QR_CODE = 20

Handler = Callable[[Request], Awaitable[Response]]
Pages = Callable[[str, int, int], Awaitable[list[bytes]]]
T = TypeVar("T")


class Api:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._qr_codes = QrCodes()

    def guarded(self, handler: Handler) -> Handler:
        """Wraps every handler: metrics, rate limit, origin check, and one shape for errors."""

        async def answer(request: Request) -> Response:
            self._service.metrics.requests.inc()
            try:
                self._check(request)
                return await handler(request)
            except TableError as error:
                self._service.metrics.errors.labels(error.code).inc()
                return trouble(error.code)
            except ClientDisconnect:
                # The client has disconnected.
                return trouble("malformed")

        return answer

    def _check(self, request: Request) -> None:
        service, address = self._service, network_of(request.scope)
        is_reading = request.method in ("GET", "HEAD")
        cost = 0 if is_reading else cost_of_length(length_of(request))
        if not (service.request_rates.take(address) and service.address_rates.take(address, cost)):
            raise TableError("too-fast")
        if not is_reading and not self._service.origin_check.is_same_site(request.scope["headers"]):
            raise TableError("cross-site")

    async def open_table(self, request: Request) -> Response:
        wish = await body_of(request, OpenTable)
        if not self._service.new_tables.take(network_of(request.scope)):
            raise TableError("too-many")
        device, secret = device_of(request)
        room, seat = await self._service.hall.create(
            device,
            wish.game,
            name=wish.name,
            options=wish.options,
            clock=wish.clock,
            pace=wish.pace,
        )
        await furnish(room, Visitor(device, "seat"), wish)
        answer = TableOpened(room.code, seat, self._link(room, device))
        return self._with_secret(json_answer(answer, 201), request, secret)

    async def look_at_table(self, request: Request) -> Response:
        room = await self._room(request)
        face = msgspec.structs.asdict(await room.face())
        device = known_device(request)
        mine = [] if device is None else room.table.seats_of(device)
        return json_answer(PublicFace(url=self._link(room, device), mine=mine, **face))

    async def take_seat(self, request: Request) -> Response:
        wish = await body_of(request, TakeSeat)
        device, secret = device_of(request)
        room = await self._room(request)
        seat = await room.sit(device, wish.name, together=wish.together, invitation=wish.invitation)
        return self._with_secret(json_answer(SeatTaken(room.code, seat), 201), request, secret)

    async def leave_seat(self, request: Request) -> Response:
        device, _ = device_of(request)
        room = await self._room(request)
        await room.act(Visitor(device, "seat"), Leave())
        return Response(status_code=204)

    async def move_seat(self, request: Request) -> Response:
        wish = await body_of(request, MoveSeat)
        device, secret = device_of(request)
        lookups, address = self._service.lookups, network_of(request.scope)
        room = await lookups.room_of_token(wish.token, address)
        try:
            seat = await room.claim(device, wish.token)
        except TableError as error:
            lookups.failed(error, address)
            raise
        return self._with_secret(json_answer(SeatTaken(room.code, seat)), request, secret)

    async def move_seat_picture(self, request: Request) -> Response:
        """A POST, so that the token appears in no URL and in no proxy's log."""
        wish = await body_of(request, MoveSeat)
        if len(wish.token) > MOST_OF_A_TOKEN:
            raise TableError("bad-token")
        await self._service.lookups.room_of_token(wish.token, network_of(request.scope))
        return self._picture(request, move_link(self._service.base_url, wish.token))

    async def invitation_picture(self, request: Request) -> Response:
        room = await self._room(request)
        return self._picture(request, self._link(room, known_device(request)))

    async def records(self, request: Request) -> Response:
        """A page of records, read and sent one by one: a record may have megabytes."""
        code, skip = request.path_params["code"], skip_in(request)
        first = await self._first_record(code, skip, network_of(request.scope))
        page = listed(first, self._service.hall.records, code, skip)
        return StreamingResponse(page, headers=NO_STORE, media_type=JSON)

    async def _first_record(self, code: str, skip: int, address: str) -> list[bytes]:
        lookups = self._service.lookups
        await lookups.check(address)
        try:
            return await self._service.hall.records(code, skip, 1)
        except TableError as error:
            lookups.failed(error, address)
            raise

    async def minds(self, request: Request) -> Response:
        return json_answer(self._service.minds)

    async def health(self, request: Request) -> Response:
        return json_answer(Health("ok", __version__, len(self._service.hall.damaged)))

    async def ready(self, request: Request) -> Response:
        """503 tells a load balancer to send nobody here."""
        readiness = self._service.readiness
        return json_answer(readiness, 200 if readiness.status == "ok" else 503)

    async def metrics(self, request: Request) -> Response:
        text = self._service.metrics.text()
        return Response(text, headers={"content-type": CONTENT_TYPE})

    async def openapi(self, request: Request) -> Response:
        from .openapi import page

        return json_answer(page())

    async def unknown(self, request: Request) -> Response:
        raise TableError("unknown-address")

    def _with_secret(self, answer: Response, request: Request, secret: str | None) -> Response:
        if secret is not None:
            is_public = self._service.settings.public_url.startswith("https://")
            cookie = cookie_for(secret, is_secure=is_public or is_secure(request.scope))
            answer.headers.append("set-cookie", cookie)
        return answer

    def _picture(self, request: Request, link: str) -> Response:
        svg = self._qr_codes.known(link)
        if svg is None:
            if not self._service.request_rates.take(network_of(request.scope), COST_OF_A_QR_CODE):
                raise TableError("too-fast")
            svg = self._qr_codes.draw(link)
        return Response(svg, headers=NO_STORE, media_type="image/svg+xml")

    async def _room(self, request: Request) -> Room:
        code, address = request.path_params["code"], network_of(request.scope)
        return await self._service.lookups.room(code, address, known_device(request))

    def _link(self, room: Room, device: bytes | None) -> str:
        """The invitation; only those who belong to the table may pass on its second part."""
        secret = room.table.invitation if is_at_home(room, device) else ""
        return invitation(self._service.base_url, room.code, secret)


async def furnish(room: Room, host: Visitor, wish: OpenTable) -> None:
    """Add minds and start as asked; if that fails, the new table is deleted."""
    try:
        for mind in wish.minds:
            await room.act(host, AddMind(mind=mind))
        if wish.start:
            await room.act(host, Start())
    except TableError:
        await room.act(host, Delete())
        raise


def length_of(request: Request) -> int:
    """What a body may take on the disk; one that does not say so may be as long as any."""
    said = request.headers.get("content-length", "")
    is_number = said.isascii() and said.isdigit() and len(said) < MOST_DIGITS
    return int(said) if is_number else MOST_BYTES


def skip_in(request: Request) -> int:
    said = request.query_params.get("skip", "0")
    if not (said.isascii() and said.isdigit() and len(said) < MOST_DIGITS):
        raise TableError("malformed")
    return int(said)


async def listed(first: list[bytes], records: Pages, code: str, skip: int) -> AsyncIterator[bytes]:
    """The records of one page as a JSON list; the next one is read when the last one was sent."""
    yield b"["
    found, count = first, 0
    while found and count < PAGE:
        yield b"," + found[0] if count else found[0]
        count += 1
        found = await records(code, skip + count, 1) if count < PAGE else []
    yield b"]"


async def body_of(request: Request, kind: type[T]) -> T:
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > MOST_BYTES:
            raise TableError("too-long")
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise TableError("malformed") from None


def known_device(request: Request) -> bytes | None:
    secret = secret_in(request.scope["headers"])
    return hash_of(secret) if secret else None


def device_of(request: Request) -> tuple[bytes, str | None]:
    """The device of a request, and its secret if one was just created."""
    headers = request.scope["headers"]
    known = secret_in(headers)
    if known is None and header(headers, b"authorization")[:7].lower() == "bearer ":
        # A malformed bearer token is an error, not a new device.
        raise TableError("malformed")
    fresh = None if known else new_secret()
    return hash_of(known or fresh or ""), fresh


def json_answer(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, headers=NO_STORE, media_type=JSON)


async def refused(request: Request, error: Exception) -> Response:
    """Errors of the router itself, such as a method that a path does not have."""
    assert isinstance(error, HTTPException)
    answer = json_answer(Trouble("unknown-address"), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def trouble(code: str, headers: Mapping[str, str] | None = None) -> Response:
    answer = json_answer(Trouble(code), STATUS.get(code, BAD_REQUEST))
    answer.headers.update(headers or {})
    return answer
