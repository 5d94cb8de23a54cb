"""A small client for bot writers: one device, its seats and sockets (docs/bots.md)."""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SECRET_BYTES = 24
PROTOCOL = 2
# Bound of the receive queue while a bot thinks.
MOST_UNREAD = 256
SECONDS_TO_OPEN = 5
SECONDS_TO_CLOSE = 2


class Refused(Exception):
    """The server refused a request; `code` is one of those in docs/protocol.md."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Client:
    """One device, identified by a secret; the server knows its seats by that."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.secret = secret or secrets.token_urlsafe(SECRET_BYTES)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secret}"}

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send one request to the API and return the decoded JSON."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers | {"content-type": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            with error:
                raise Refused(json.loads(error.read())["code"]) from None
        return json.loads(text) if text else None

    async def open_table(
        self, game: str, *, name: str, minds: Sequence[str] = (), **wishes: Any
    ) -> str:
        """Open a table, take a seat as its host, and add minds; returns the table's code."""
        body = {"game": game, "name": name, "minds": list(minds)} | wishes
        return str((await self.ask("POST", "/api/tables", body))["code"])

    async def take_seat(self, code: str, name: str) -> int:
        answer = await self.ask("POST", f"/api/tables/{quote(code)}/seats", {"name": name})
        return int(answer["seat"])

    async def records(self, code: str) -> list[dict[str, Any]]:
        """The finished games of a table, however many pages they have."""
        found: list[dict[str, Any]] = []
        while page := await self.ask("GET", f"/api/tables/{code}/records?skip={len(found)}"):
            found += page
        return found

    @asynccontextmanager
    async def sit(self, code: str, **hello: Any) -> AsyncIterator[SeatAtTable]:
        """Connect to this device's seat at a table (or `as="onlooker"`, `as="together"`)."""
        # The code is there for balancers that send a table to one server.
        address = self.url.replace("http", "ws", 1) + f"/socket?table={quote(code)}"
        async with connect(
            address,
            additional_headers=self.headers,
            compression=None,
            proxy=None,
            max_queue=MOST_UNREAD,
            open_timeout=SECONDS_TO_OPEN,
            close_timeout=SECONDS_TO_CLOSE,
        ) as socket:
            seat = SeatAtTable(socket)
            # A server that refuses the connection sends the reason as a message first.
            with suppress(ConnectionClosed):
                await seat.send("hello", protocol=PROTOCOL, table=code, **hello)
            yield seat


class SeatAtTable:
    """An open socket; `table` is the last message about the table (docs/protocol.md)."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {"public": {}, "you": {}}

    @property
    def public(self) -> dict[str, Any]:
        """What everybody sees of the table."""
        public: dict[str, Any] = self.table["public"]
        return public

    @property
    def you(self) -> dict[str, Any]:
        """What this seat alone gets: what it may do, what only it sees."""
        you: dict[str, Any] = self.table["you"]
        return you

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type} | fields))

    async def move(self, move: dict[str, Any], **fields: Any) -> None:
        await self.send("move", version=self.public["version"], move=move, **fields)

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "table":
            self.table = message
        return message

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """All messages from the server, until either side closes the socket."""
        try:
            while True:
                yield await self.receive()
        except ConnectionClosed:
            return

    async def tables(self) -> AsyncIterator[dict[str, Any]]:
        """Table messages as they arrive; an `error` or `bye` is raised as `Refused`."""
        async for message in self.messages():
            if message["type"] == "table":
                yield message
            elif message["type"] in ("error", "bye"):
                raise Refused(message["code"])
