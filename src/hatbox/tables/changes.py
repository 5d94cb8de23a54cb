"""The port for other servers on the same store: what they stored, who is there, what was said.

Nothing here is needed for correctness: the store's versions decide. Whatever is lost on the way is
made good by the next version conflict or by comparing versions after a gap.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, NewType, Protocol

from .log.store import TableCode, Version

ServerId = NewType("ServerId", str)


class Change(NamedTuple):
    """Entries that were stored; `version` is that of the last. Without entries: read the log."""

    table: TableCode
    version: Version
    entries: tuple[bytes, ...] = ()


class Traffic(NamedTuple):
    """Counters since the server started: messages to and from others, lost connections."""

    sent: int = 0
    heard: int = 0
    reconnects: int = 0


class Listener(Protocol):
    """Called from the event loop for what other servers did; must neither block nor raise."""

    def on_change(self, change: Change) -> None: ...

    def on_talk(self, table: TableCode, message: bytes) -> None: ...

    def on_presence(self, table: TableCode, server: ServerId, presence: bytes | None) -> None:
        """None: this server has nobody at the table any more, or is gone."""

    def on_gap(self) -> None:
        """Some changes may have been lost: compare the versions of all tables in memory."""

    def on_away(self) -> None:
        """The store has not been reached for a while; may be called again and again."""


class Changes(Protocol):
    """Messages between servers. Presence and talk are opaque bytes, and neither is stored."""

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None:
        """Tell the others that nobody is here any more, then disconnect."""

    def publish(self, change: Change) -> None:
        """Tell the servers that have somebody at this table; never waits, may be lost."""

    def talk(self, table: TableCode, message: bytes) -> None:
        """The same for what is said and never stored."""

    def set_presence(self, table: TableCode, presence: bytes | None) -> None:
        """Who is at the table here. Without it (None) this server hears nothing of the table."""

    async def presence(self, table: TableCode) -> Mapping[ServerId, bytes]:
        """What the other servers last said of who is at the table with them."""

    def has_others(self, table: TableCode) -> bool:
        """Whether another server has somebody at this table, as far as is known here."""

    async def count_opening(self, address: str, most: int) -> bool:
        """Count a table that this address opens; False if all servers had `most` in an hour."""

    def set_open(self, table: TableCode, card: bytes | None) -> None:
        """What anybody may read of a table that somebody here keeps open to all; never waits."""

    async def open_tables(self) -> Mapping[TableCode, bytes]:
        """The cards of all servers that live. Where two have the table, either's."""

    @property
    def traffic(self) -> Traffic: ...

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same store at all."""

    @property
    def is_connected(self) -> bool:
        """False if the others, and the store, have not been heard for too long."""


class NoOthers:
    """For a store that only one server uses."""

    is_shared = False

    def __init__(self) -> None:
        self._open: dict[TableCode, bytes] = {}

    async def open(self, listener: Listener) -> None:
        """Nobody will ever be heard."""

    async def close(self) -> None:
        """Nobody to tell."""

    def publish(self, change: Change) -> None:
        """Nobody to tell."""

    def talk(self, table: TableCode, message: bytes) -> None:
        """Nobody to tell."""

    def set_presence(self, table: TableCode, presence: bytes | None) -> None:
        """Nobody to tell."""

    async def presence(self, table: TableCode) -> Mapping[ServerId, bytes]:
        return {}

    def has_others(self, table: TableCode) -> bool:
        return False

    async def count_opening(self, address: str, most: int) -> bool:
        """This server counts by itself."""
        return True

    def set_open(self, table: TableCode, card: bytes | None) -> None:
        if card is None:
            self._open.pop(table, None)
        else:
            self._open[table] = card

    async def open_tables(self) -> Mapping[TableCode, bytes]:
        return dict(self._open)

    @property
    def traffic(self) -> Traffic:
        return Traffic()

    @property
    def is_connected(self) -> bool:
        return True
