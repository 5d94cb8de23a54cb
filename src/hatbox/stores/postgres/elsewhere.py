"""Who is at which table with the other servers, as far as one server knows."""

from __future__ import annotations

from collections.abc import Mapping

from hatbox.tables.changes import ServerId
from hatbox.tables.log.store import TableCode

# What a server says of a table; None: nobody is there any more.
News = tuple[TableCode, ServerId, bytes | None]
Found = Mapping[tuple[TableCode, ServerId], bytes]


class Elsewhere:
    def __init__(self) -> None:
        self._at: dict[TableCode, dict[ServerId, bytes]] = {}
        self._missing: set[tuple[TableCode, ServerId]] = set()

    def has(self, table: TableCode) -> bool:
        return bool(self._at.get(table))

    def note(self, table: TableCode, server: ServerId, presence: bytes | None) -> None:
        servers = self._at.setdefault(table, {})
        if presence is None:
            servers.pop(server, None)
        else:
            servers[server] = presence

    def forget(self, table: TableCode) -> None:
        self._at.pop(table, None)

    def drop(self, server: ServerId) -> list[News]:
        """A server is gone."""
        gone = [table for table, servers in self._at.items() if server in servers]
        for table in gone:
            del self._at[table][server]
        return [(table, server, None) for table in gone]

    def compare(self, found: Found) -> list[News]:
        """What was not heard, by what the servers have written.

        Somebody is gone if missing twice in a row: after a crash of the database its tables of
        presence are empty, until all servers have written theirs again.
        """
        known = {(table, server): it for table, at in self._at.items() for server, it in at.items()}
        news: list[News] = [(*key, it) for key, it in found.items() if known.get(key) != it]
        missing = known.keys() - found.keys()
        news += [(*key, None) for key in missing & self._missing]
        self._missing = missing - self._missing
        return news
