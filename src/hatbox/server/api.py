"""The HTTP API: open a table, its public face, take a seat, fetch its records."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from hatbox import __version__
from hatbox.games.lesson import LEARNER
from hatbox.tables import Room, TableError, Visitor
from hatbox.tables.commands.structs import AddMind, Delete, Leave, Start

from .answers import JSON, NO_STORE, json_answer, trouble
from .bodies import (
    Health,
    Invited,
    MoveSeat,
    OpenLesson,
    OpenTable,
    PublicFace,
    SeatTaken,
    TableOpened,
    TakeSeat,
)
from .guard import network_of
from .invitations import QrCodes, invitation, move_link
from .limits import cost_of_length
from .lookups import is_at_home
from .metrics import CONTENT_TYPE
from .requests import body_of, device_of, known_device, length_of, skip_in

if TYPE_CHECKING:
    from .service import Service

MOST_OF_A_TOKEN = 100
# Records in one answer.
PAGE = 20
# Drawing one takes as long as twenty requests.
COST_OF_A_QR_CODE = 20

Handler = Callable[[Request], Awaitable[Response]]
Pages = Callable[[str, int, int], Awaitable[list[bytes]]]


class Api:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._qr_codes = QrCodes()

    def guarded(self, handler: Handler, *, stores: bool = True) -> Handler:
        """Wraps every handler: metrics, rate limit, origin check, and one shape for errors.

        `stores`: what a POST brings may take room on the disk.
        """

        async def answer(request: Request) -> Response:
            self._service.metrics.requests.inc()
            try:
                self._check(request, stores=stores)
                return await handler(request)
            except TableError as error:
                self._service.metrics.errors.labels(error.code).inc()
                return trouble(error.code)
            except ClientDisconnect:
                # The client has disconnected.
                return trouble("malformed")

        return answer

    def _check(self, request: Request, *, stores: bool) -> None:
        service, address = self._service, network_of(request.scope)
        is_reading = request.method in ("GET", "HEAD")
        cost = cost_of_length(length_of(request)) if stores and not is_reading else 0
        if not (service.request_rates.take(address) and service.address_rates.take(address, cost)):
            raise TableError("too-fast")
        if not is_reading and not self._service.origin_check.is_same_site(request.scope["headers"]):
            raise TableError("cross-site")

    async def open_table(self, request: Request) -> Response:
        wish = await body_of(request, OpenTable)
        await self._service.check_may_open(network_of(request.scope))
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
        return self._service.with_secret(json_answer(answer, 201), request, secret)

    async def open_lesson(self, request: Request) -> Response:
        """Lessons have an allowance of their own: who learns opens no fewer tables."""
        wish = await body_of(request, OpenLesson)
        if not self._service.new_lessons.take(network_of(request.scope)):
            raise TableError("too-many")
        device, secret = device_of(request)
        room = await self._service.hall.open_lesson(device, wish.game, wish.name)
        answer = TableOpened(room.code, LEARNER, self._link(room, device))
        return self._service.with_secret(json_answer(answer, 201), request, secret)

    async def look_at_table(self, request: Request) -> Response:
        room = await self._room(request)
        face = msgspec.structs.asdict(await room.face())
        device = known_device(request)
        mine = [] if device is None else room.table.seats_of(device)
        waits = device is not None and room.table.waiting(device) is not None
        url = self._link(room, device)
        return json_answer(PublicFace(url=url, mine=mine, waits=waits, **face))

    async def take_seat(self, request: Request) -> Response:
        wish = await body_of(request, TakeSeat)
        device, secret = device_of(request)
        room = await self._room(request)
        if room.table.is_listed and not is_at_home(room, device):
            self._service.check_may_join(network_of(request.scope))
        seat = await room.sit(
            device,
            wish.name,
            together=wish.together,
            invitation=wish.invitation,
            wait=wish.wait,
        )
        return self._service.with_secret(
            json_answer(SeatTaken(room.code, seat), 201), request, secret
        )

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
        return self._service.with_secret(json_answer(SeatTaken(room.code, seat)), request, secret)

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

    async def invited_picture(self, request: Request) -> Response:
        """For a screen that came by the link; a POST, so that the secret appears in no URL."""
        wish = await body_of(request, Invited)
        room = await self._room(request)
        if not room.is_invitation(wish.invitation):
            raise TableError("needs-invitation")
        link = invitation(self._service.base_url, room.code, wish.invitation)
        return self._picture(request, link)

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
    """Seat people and minds and start as asked; if that fails, the new table is deleted."""
    try:
        for name in wish.together:
            await room.sit(host.device, name, together=True)
        for mind in wish.minds:
            await room.act(host, AddMind(mind=mind, results=wish.results))
        if wish.start:
            await room.act(host, Start())
    except TableError:
        await room.act(host, Delete())
        raise


async def listed(first: list[bytes], records: Pages, code: str, skip: int) -> AsyncIterator[bytes]:
    """The records of one page as a JSON list; the next one is read when the last one was sent."""
    yield b"["
    found, count = first, 0
    while found and count < PAGE:
        yield b"," + found[0] if count else found[0]
        count += 1
        found = await records(code, skip + count, 1) if count < PAGE else []
    yield b"]"
