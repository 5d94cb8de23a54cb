"""Changes between servers in one process: for tests with two halls on one store."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from hatbox.tables.changes import Change, Listener, ServerId, Traffic
from hatbox.tables.log.store import TableCode


class Exchange:
    """What all servers of the process share."""

    def __init__(self) -> None:
        self.members: dict[ServerId, ExchangeMember] = {}
        self.openings: Counter[str] = Counter()

    def join(self, server: str) -> ExchangeMember:
        return ExchangeMember(self, ServerId(server))


class ExchangeMember:
    """Messages arrive in a later turn of the event loop, as they would over a network."""

    def __init__(self, exchange: Exchange, server: ServerId) -> None:
        self.server = server
        self._exchange = exchange
        self._listener: Listener | None = None
        self._presence: dict[TableCode, bytes] = {}
        self._open: dict[TableCode, bytes] = {}
        self.is_connected = True
        self.is_shared = True
        self.traffic = Traffic()

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        self._exchange.members[self.server] = self

    async def close(self) -> None:
        for table in list(self._presence):
            self.set_presence(table, None)
        self._exchange.members.pop(self.server, None)

    def publish(self, change: Change) -> None:
        self._tell(lambda other: other.on_change(change), at=change.table)

    def talk(self, table: TableCode, message: bytes) -> None:
        self._tell(lambda other: other.on_talk(table, message), at=table)

    def set_presence(self, table: TableCode, presence: bytes | None) -> None:
        if presence is None:
            self._presence.pop(table, None)
        else:
            self._presence[table] = presence
        self._tell(lambda other: other.on_presence(table, self.server, presence), at=table)

    async def presence(self, table: TableCode) -> Mapping[ServerId, bytes]:
        return {other.server: other._presence[table] for other in self._others(table)}

    async def count_opening(self, address: str, most: int) -> bool:
        opened = self._exchange.openings
        opened[address] += opened[address] < most + 1
        return opened[address] <= most

    def set_open(self, table: TableCode, card: bytes | None) -> None:
        if card is None:
            self._open.pop(table, None)
        else:
            self._open[table] = card

    async def open_tables(self) -> Mapping[TableCode, bytes]:
        found: dict[TableCode, bytes] = {}
        for member in self._exchange.members.values():
            found |= member._open
        return found

    def has_others(self, table: TableCode) -> bool:
        return any(True for _ in self._others(table))

    def _others(self, table: TableCode) -> Iterator[ExchangeMember]:
        for other in list(self._exchange.members.values()):
            if other is not self and table in other._presence:
                yield other

    def _tell(self, say: Callable[[Listener], None], at: TableCode) -> None:
        for other in self._others(at):
            asyncio.get_running_loop().call_soon(other._hear, say)

    def _hear(self, say: Callable[[Listener], None]) -> None:
        """Unless it closed, or was cut off by a test, in the meantime."""
        if self.server in self._exchange.members and self.is_connected and self._listener:
            say(self._listener)
