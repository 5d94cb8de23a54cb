"""The ASGI application: sockets, the API, and the browser client."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hatbox.tables import Hall

from .admission import Admission
from .api import Api, refused, trouble
from .bodies import Readiness
from .connection import Connection
from .guard import SECURITY_HEADERS, OriginCheck, Proxies, header, network_of
from .limits import Allowances, Distinct, PerHour, Places
from .lookups import Lookups
from .metrics import Metrics
from .settings import Settings
from .static import Client
from .table_sockets import TableSockets

logger = logging.getLogger(__name__)

SOCKET = "/socket"
# Load balancers ask these by address, not by the server's name.
PROBES = ("/health", "/ready")
MISDIRECTED = 421
MOST_OF_A_NAME = 100
# Requests of all kinds for each request to the API: a page has a dozen files.
PAGES_A_REQUEST = 5
# Seconds that a request may be held back before it is refused.
MOST_WAIT = 2.0
# How many connections of one address may send at their full rate for long: together with
# `cost_of` this bounds what an address can make the disk grow by (docs/hosting.md).
CONNECTIONS_AT_ONCE = 3
# Seconds' worth that may come at once: a hall full of people who all begin to play.
ADDRESS_BURST = 30
SECONDS_OF_A_JUMP = 5.0
# Of the messages of one connection: the reactions of all onlookers of a table together.
REACTIONS_A_MESSAGE = 0.5
# 20,000 connections are told in five seconds, those of a small server at once.
GOODBYES_AT_ONCE = 200
SECONDS_BETWEEN_GOODBYES = 0.05
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


class Service:
    """State shared by all connections."""

    def __init__(self, hall: Hall, settings: Settings, base_url: str) -> None:
        self.hall = hall
        self.settings = settings
        self.minds = sorted(hall.services.minds)
        self.base_url = base_url
        self.origin_check = OriginCheck(settings.public_url, settings.hosts)
        self.metrics = Metrics()
        self.connections: set[Connection] = set()
        self.is_closing = False
        limits = settings.limits
        self.request_rates = Allowances(limits.requests_per_second, time.monotonic)
        self.page_rates = Allowances(limits.requests_per_second * PAGES_A_REQUEST, time.monotonic)
        self.address_rates = Allowances(
            limits.messages_per_second * CONNECTIONS_AT_ONCE, time.monotonic, ADDRESS_BURST
        )
        self.onlooker_reactions = Allowances(
            limits.messages_per_second * REACTIONS_A_MESSAGE, time.monotonic
        )
        self.lookups = Lookups(hall, limits.guesses_per_minute, time.monotonic)
        self.device_rates = Allowances(settings.limits.device_messages_per_second, time.monotonic)
        self.new_tables = PerHour(settings.tables_per_address, time.monotonic)
        self.tables_of_addresses = Distinct(settings.limits.tables_at_once)
        self.table_sockets = TableSockets(settings.limits.sockets_per_table)
        self.places_of_addresses = Places(settings.sockets_per_address)
        self._proxies = Proxies(settings.trusted_proxy)
        self.admission = Admission(settings, self._proxies, time.monotonic)
        self._pages = Starlette(
            routes=routes(Api(self), Client()), exception_handlers={HTTPException: refused}
        )
        self._ahead: float | None = None
        self._measure()

    def _measure(self) -> None:
        gauge, hall, store = self.metrics.gauge, self.hall, self.hall.services.store
        gauge("hatbox_sockets", "Open sockets.", lambda: len(self.connections))
        gauge("hatbox_tables", "Tables in memory.", lambda: len(hall.rooms))
        self.metrics.counted_elsewhere(
            "hatbox_moves", "Moves made and stored.", lambda: hall.services.tally.moves
        )
        gauge("hatbox_store_queue", "Writes that wait.", lambda: store.queue_length)
        self._measure_others()

    def _measure_others(self) -> None:
        count, services = self.metrics.counted_elsewhere, self.hall.services
        tally, changes = services.tally, services.changes
        text = "Appends that another server overtook."
        count("hatbox_conflicts", text, lambda: tally.conflicts)
        text = "Logs read to see what other servers wrote."
        count("hatbox_catch_ups", text, lambda: tally.catch_ups)
        text = "Messages to other servers."
        count("hatbox_notifications_sent", text, lambda: changes.traffic.sent)
        text = "Messages from other servers."
        count("hatbox_notifications_heard", text, lambda: changes.traffic.heard)
        text = "Connections to the database that were lost."
        count("hatbox_database_reconnects", text, lambda: changes.traffic.reconnects)

    @property
    def readiness(self) -> Readiness:
        if self.is_closing:
            return Readiness("closing")
        is_connected = self.hall.services.changes.is_connected
        return Readiness("ok" if is_connected else "cut-off")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._socket(self._proxies.corrected(scope), receive, send)
        elif scope["type"] == "http":
            await self._request(self._proxies.corrected(scope), receive, with_headers(send))
        else:
            await self._lifespan(receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        wait = self.page_rates.of(network_of(scope)).reserve(MOST_WAIT)
        if wait is None:
            await trouble("too-fast", {"connection": "close"})(scope, receive, send)
            return
        if wait:
            await asyncio.sleep(wait)
        is_known = self.origin_check.has_name(scope["headers"]) or scope["path"] in PROBES
        answer = self._pages if is_known else wrong_host(scope)
        await answer(scope, receive, send)

    async def _lifespan(self, receive: Any, send: Any) -> None:
        """Opens the hall before the first connection and closes it after the last."""
        await receive()
        await self.hall.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.hall.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        headers = scope["headers"]
        if not self.origin_check.has_name(headers):
            await receive()
            await wrong_host(scope)(scope, receive, send)
            return
        is_welcome = scope["path"] == SOCKET and self.origin_check.is_same_site(headers)
        if self.is_closing or not is_welcome:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        connection = Connection(self, scope, receive, send)
        await self._welcome(connection)

    async def _welcome(self, connection: Connection) -> None:
        places = self.places_of_addresses
        is_full = len(self.connections) >= self.settings.limits.sockets
        if is_full or not places.take(connection.address):
            await connection.turn_away("too-many-sockets")
            return
        self.connections.add(connection)
        try:
            await connection.run()
        finally:
            places.give_back(connection.address)

    def notice_jump(self) -> None:
        """Tables keep their own time (`LoopClock`); the log says that the machine's was set."""
        ahead = time.time() - self.hall.services.clock.now_ms() / 1000
        if self._ahead is None:
            self._ahead = ahead
        elif abs(ahead - self._ahead) > SECONDS_OF_A_JUMP:
            logger.warning(
                "the clock of this machine was set by %+.0f s; tables keep their own time",
                ahead - self._ahead,
            )
            self._ahead = ahead

    async def say_goodbye(self) -> None:
        """Refuse new sockets, and tell everybody who is connected.

        In waves, so that another server is not asked for all tables at the same moment.
        """
        self.is_closing = True
        for number, connection in enumerate(list(self.connections)):
            if number and number % GOODBYES_AT_ONCE == 0:
                await asyncio.sleep(SECONDS_BETWEEN_GOODBYES)
            with suppress(Exception):
                connection.hang_up("shutting-down")


def wrong_host(scope: Any) -> Response:
    """421 in the shape of every error for programs, in a sentence for people."""
    if scope["type"] == "http" and scope["path"].startswith("/api/"):
        return trouble("wrong-host")
    name = header(scope["headers"], b"host")[:MOST_OF_A_NAME]
    text = f"This server does not go by the name {name}. If it should: hatbox serve --hosts {name}"
    return PlainTextResponse(text, MISDIRECTED)


def with_headers(send: Any) -> Any:
    async def send_with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *SECURITY_HEADERS]
        await send(message)

    return send_with_headers


def routes(api: Api, client: Client) -> list[Route]:
    def at(path: str, handler: Any, method: str = "GET") -> Route:
        return Route(path, api.guarded(handler), methods=[method])

    return [
        at("/api/tables", api.open_table, "POST"),
        at("/api/tables/{code}", api.look_at_table),
        at("/api/tables/{code}/seats", api.take_seat, "POST"),
        at("/api/tables/{code}/seats/mine", api.leave_seat, "DELETE"),
        at("/api/tables/{code}/qr.svg", api.invitation_picture),
        at("/api/tables/{code}/records", api.records),
        at("/api/move-seat", api.move_seat, "POST"),
        at("/api/move-seat/qr.svg", api.move_seat_picture, "POST"),
        at("/api/minds", api.minds),
        at("/health", api.health),
        at("/ready", api.ready),
        at("/metrics", api.metrics),
        at("/openapi.json", api.openapi),
        Route("/api/{rest:path}", api.guarded(api.unknown), methods=METHODS),
        Route("/{rest:path}", client.answer, methods=["GET"]),
    ]
