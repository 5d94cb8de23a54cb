"""Who is connected to a table, here or at another server. Nothing of this is stored."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..changes import ServerId
from ..state.table import Table
from .admission import is_watching, viewer_of
from .messages import Viewer
from .visitor import Visitor


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who is at a table with one server, as it tells the others."""

    keys: tuple[int, ...]
    watching: int
    is_host_here: bool
    awake_since: int | None


encode_here = msgspec.msgpack.Encoder().encode
decode_here = msgspec.msgpack.Decoder(Here).decode


class Presence:
    """The visitors, and what is derived from them, from the others and the seats (`update`).

    `idle_since` is when the last visitor went; `host_gone_since` when the host did.
    """

    __slots__ = (
        "_viewers",
        "awake_since",
        "elsewhere",
        "here",
        "host_gone_since",
        "idle_since",
        "is_current",
        "own",
        "visitors",
        "watching",
    )

    def __init__(self, now: int) -> None:
        self.visitors: dict[Visitor, None] = {}
        self.elsewhere: dict[ServerId, Here] = {}
        self.own: Here | None = None
        self.here: frozenset[int] = frozenset()
        self.awake_since: int | None = None
        self.host_gone_since: int | None = None
        self.idle_since: int | None = now
        self.is_current = False
        self.watching = 0
        self._viewers: dict[Visitor, Viewer] = {}

    def add(self, visitor: Visitor) -> None:
        """Several tabs of a device share one allowance for talk."""
        for other in self.visitors:
            if other.device == visitor.device:
                visitor.talked = other.talked
        self.visitors[visitor] = None
        self.is_current = False

    def remove(self, visitor: Visitor) -> bool:
        self.is_current = False
        return self.visitors.pop(visitor, visitor) is None

    def note_elsewhere(self, server: ServerId, here: Here | None) -> bool:
        """What another server says of who is there; whether it had said nothing before."""
        self.is_current = False
        is_new = here is not None and server not in self.elsewhere
        if here is None:
            self.elsewhere.pop(server, None)
        else:
            self.elsewhere[server] = here
        return is_new

    def update(self, table: Table, now: int) -> bool:
        """Recompute the derived fields if somebody came or went, or seats changed."""
        if self.is_current:
            return False
        self.is_current = True
        keys = frozenset(self._keys(table))
        watching = sum(is_watching(table, visitor) for visitor in self.visitors)
        is_host_here = any(table.is_host(visitor.device) for visitor in self.visitors)
        others = self.elsewhere.values()
        self.here = keys.union(*(other.keys for other in others))
        self.watching = watching + sum(other.watching for other in others)
        self._viewers = {visitor: viewer_of(table, visitor) for visitor in self.visitors}
        is_host_anywhere = is_host_here or any(other.is_host_here for other in others)
        self.host_gone_since = since(self.host_gone_since, not is_host_anywhere, now)
        self.awake_since = self._awake_since(table, now)
        self.idle_since = since(self.idle_since, not self.visitors, now)
        self.own = None
        if self.visitors:
            self.own = Here(tuple(sorted(keys)), watching, is_host_here, self.awake_since)
        return True

    def _awake_since(self, table: Table, now: int) -> int | None:
        """The earliest that any server knows, so that all show the same deadlines."""
        own = since(self.awake_since, self._is_awake(table), now)
        others = (other.awake_since for other in self.elsewhere.values())
        return None if own is None else min([own, *(at for at in others if at is not None)])

    def viewer(self, table: Table, visitor: Visitor) -> Viewer:
        return self._viewers.get(visitor) or viewer_of(table, visitor)

    def _keys(self, table: Table) -> Iterator[int]:
        for visitor in self.visitors:
            if visitor.role == "together":
                yield from (table.sitters[seat].key for seat in table.seats_of(visitor.device))
            elif visitor.key is not None:
                yield visitor.key

    def _is_awake(self, table: Table) -> bool:
        """With no person of the table here the game pauses; minds alone play for onlookers."""
        people = [person.key for person in table.persons()]
        is_anybody = bool(self.visitors or self.elsewhere)
        return any(key in self.here for key in people) if people else is_anybody


def since(before: int | None, is_so: bool, now: int) -> int | None:
    if not is_so:
        return None
    return now if before is None else before
