"""Two servers in one process: two halls on one store, one clock, and an exchange between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from hatbox.stores.exchange import Exchange, ExchangeMember
from hatbox.stores.memory import MemoryStore
from hatbox.tables.audience.messages import Role
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

    async def lets_in(self, host: Guest, name: str, role: Role = "seat") -> Guest:
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


@asynccontextmanager
async def two_servers(**settings: Any) -> AsyncIterator[tuple[Server, Server]]:
    exchange, store, clock = Exchange(), MemoryStore(), HandClock()
    servers: list[Server] = []
    for name in ("one", "other"):
        member = exchange.join(name)
        servers.append(Server(servers, member, store=store, clock=clock, **settings))
    one, other = servers
    async with one, other:
        yield one, other
