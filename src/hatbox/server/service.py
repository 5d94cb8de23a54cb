"""The ASGI application: sockets, the API, and the browser client."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hatbox.tables import Hall, StoreFailed, TableError

from .admission import Admission
from .afterwards import Afterwards
from .answers import refused, trouble
from .api import Api
from .bodies import Readiness
from .connection import Connection
from .devices import cookie_for
from .guard import SECURITY_HEADERS, OriginCheck, Proxies, header, is_secure, network_of
from .limits import Allowances, Distinct, PerHour, Places
from .lookups import Lookups
from .metrics import Metrics, measure_hall
from .routes import routes
from .settings import Settings
from .static import Client
from .strangers import Strangers
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
SECONDS_OF_A_STOP = 2.0
# Of the messages of one connection: the reactions of all onlookers of a table together.
REACTIONS_A_MESSAGE = 0.5
# 20,000 connections are told in five seconds, those of a small server at once.
GOODBYES_AT_ONCE = 200
SECONDS_BETWEEN_GOODBYES = 0.05


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
        self.new_lessons = PerHour(settings.tables_per_address, time.monotonic)
        self.new_seats = PerHour(limits.seats_per_hour, time.monotonic)
        self.tables_of_addresses = Distinct(settings.limits.tables_at_once)
        self.table_sockets = TableSockets(settings.limits.sockets_per_table)
        self.places_of_addresses = Places(settings.sockets_per_address)
        self._proxies = Proxies(settings.trusted_proxy)
        self.admission = Admission(settings, self._proxies, time.monotonic)
        self._afterwards = Afterwards(self)
        self._pages = Starlette(
            routes=routes(
                Api(self),
                self._afterwards,
                Strangers(self),
                Client(
                    public_url=settings.public_url, base_url=base_url, is_public=settings.public
                ),
            ),
            exception_handlers={HTTPException: refused},
        )
        self._ahead: float | None = None
        self._looked_at = 0.0
        self.metrics.gauge("hatbox_sockets", "Open sockets.", lambda: len(self.connections))
        measure_hall(self.metrics, hall)

    @property
    def readiness(self) -> Readiness:
        if self.is_closing:
            return Readiness("closing")
        return Readiness("cut-off" if self.is_cut_off else "ok")

    @property
    def is_cut_off(self) -> bool:
        return not self.hall.services.changes.is_connected

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
        self._afterwards.close()
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
        if self.is_cut_off:
            await connection.turn_away("cut-off")
            return
        if is_full or not places.take(connection.address):
            await connection.turn_away("too-many-sockets")
            return
        self.connections.add(connection)
        try:
            await connection.run()
        finally:
            places.give_back(connection.address)

    async def check_may_open(self, address: str) -> None:
        """A new table: counted here, and where there are others in the database."""
        most, changes = self.settings.tables_per_address, self.hall.services.changes
        if not self.new_tables.take(address):
            raise TableError("too-many")
        # If it cannot be counted, the table cannot be stored either.
        with suppress(StoreFailed):
            if not await changes.count_opening(address, most):
                raise TableError("too-many")

    def check_may_join(self, address: str) -> None:
        """A seat with strangers."""
        if not self.new_seats.take(address):
            raise TableError("too-many")

    def with_secret(self, answer: Response, request: Request, secret: str | None) -> Response:
        if secret is not None:
            is_public = self.settings.public_url.startswith("https://")
            cookie = cookie_for(secret, is_secure=is_public or is_secure(request.scope))
            answer.headers.append("set-cookie", cookie)
        return answer

    def listen(self, now: float) -> None:
        """One timer for all connections: whose heartbeat has stopped is away."""
        for connection in list(self.connections):
            connection.wire.listen(now)

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
        await self._send_away("shutting-down")

    async def _send_away(self, code: str) -> None:
        for number, connection in enumerate(list(self.connections)):
            if number and number % GOODBYES_AT_ONCE == 0:
                await asyncio.sleep(SECONDS_BETWEEN_GOODBYES)
            with suppress(Exception):
                connection.hang_up(code)

    def watch_line(self) -> None:
        """Twice a second: a server that is cut off from its database sends its guests to others.

        Not if the last look was long ago: a process that was stopped has not asked yet.
        """
        before, self._looked_at = self._looked_at, time.monotonic()
        was_stopped = self._looked_at - before > SECONDS_OF_A_STOP
        if self.is_cut_off and not was_stopped and self.connections:
            self._sending = asyncio.ensure_future(self._send_away("cut-off"))


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
