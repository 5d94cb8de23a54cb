"""Two servers in one process: two halls on one store, one clock, and an exchange between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from hatbox.stores.exchange import Exchange, ExchangeMember
from hatbox.stores.memory import MemoryStore
from hatbox.tables.audience.messages import Entrance
from tests.tables.house import Guest, HandClock, House


class Server(House):
    """A house that is not alone; whatever is settled is settled everywhere."""

    def __init__(self, servers: list[Server], member: ExchangeMember, **more: Any) -> None:
        super().__init__(seed=member.server, changes=member, **more)
        self.servers = servers
        self.member = member

    async def settle(self) -> None:
        for _ in range(8):
            for server in self.servers:
                await asyncio.sleep(0)
                await server.hall.settle()

    async def brings(self, host: Guest, name: str) -> Guest:
        """Somebody follows the invitation to this server and sits down."""
        room = await self.hall.room(host.table.code)
        guest = await Guest(self, room, host.name).brings(name)
        await self.settle()
        return guest

    async def lets_in(self, host: Guest, name: str, role: Entrance = "seat") -> Guest:
        """A tab of somebody who sits at the table already, or who looks on."""
        room = await self.hall.room(host.table.code)
        guest = await Guest(self, room, name, role).comes_in()
        await self.settle()
        return guest

    async def dies(self) -> None:
        """Killed: nothing more is done or said, and its heartbeats are missed."""
        for room in self.hall.rooms:
            room.stop()
        self.servers.remove(self)
        await self.member.close()


def on_one_store(*names: str, **settings: Any) -> list[Server]:
    exchange, store, clock = Exchange(), MemoryStore(), HandClock()
    servers: list[Server] = []
    for name in names:
        member = exchange.join(name)
        servers.append(Server(servers, member, store=store, clock=clock, **settings))
    return servers


@asynccontextmanager
async def two_servers(**settings: Any) -> AsyncIterator[tuple[Server, Server]]:
    one, other = on_one_store("one", "other", **settings)
    async with one, other:
        yield one, other


@asynccontextmanager
async def three_servers(**settings: Any) -> AsyncIterator[tuple[Server, Server, Server]]:
    one, two, three = on_one_store("one", "two", "three", **settings)
    async with one, two, three:
        yield one, two, three
