"""A listener that notes what it hears, and the adapters of the port for changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

from hatbox.stores.exchange import Exchange
from hatbox.stores.postgres import PostgresStore
from hatbox.tables.changes import Change, Changes, ServerId
from hatbox.tables.log.store import TableCode
from tests.postgres import postgres

SECONDS = 20


class Noting:
    """Everything that was heard, in order."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []
        self._news = asyncio.Event()

    def on_change(self, change: Change) -> None:
        self._note("change", *change)

    def on_talk(self, table: TableCode, message: bytes) -> None:
        self._note("talk", table, message)

    def on_presence(self, table: TableCode, server: ServerId, presence: bytes | None) -> None:
        self._note("presence", table, presence)

    def on_gap(self) -> None:
        self._note("gap")

    def on_away(self) -> None:
        self._note("away")

    def _note(self, *what: Any) -> None:
        self.heard.append(what)
        self._news.set()

    async def hears(self, *what: Any) -> None:
        """Wait until this is among what was heard."""
        async with asyncio.timeout(SECONDS):
            while what not in self.heard:
                self._news.clear()
                await self._news.wait()


class Server:
    def __init__(self, changes: Changes) -> None:
        self.changes = changes
        self.noting = Noting()


@asynccontextmanager
async def in_memory(count: int) -> AsyncIterator[list[Server]]:
    exchange = Exchange()
    servers = [Server(exchange.join(f"server {number}")) for number in range(count)]
    for server in servers:
        await server.changes.open(server.noting)
    yield servers
    for server in servers:
        await server.changes.close()


@asynccontextmanager
async def on_postgres(count: int, url: str = "") -> AsyncIterator[list[Server]]:
    url = url or postgres().new_database()
    async with AsyncExitStack() as stack:
        servers = []
        for _ in range(count):
            store = PostgresStore(url)
            await store.open()
            stack.push_async_callback(store.close)
            server = Server(store.changes)
            await server.changes.open(server.noting)
            stack.push_async_callback(server.changes.close)
            servers.append(server)
        yield servers


Servers = Callable[[int], AbstractAsyncContextManager[list[Server]]]
ADAPTERS: dict[str, Servers] = {"memory": in_memory, "postgres": on_postgres}
