"""Who is connected to a table, and since when it is awake. Nothing of this is stored."""

from __future__ import annotations

from collections.abc import Iterator

from ..state.table import Table
from .admission import is_watching, viewer_of
from .messages import Viewer
from .visitor import Visitor


class Presence:
    """The visitors, and what is derived from them and the seats (`update`).

    `idle_since` is when the last visitor went; `host_gone_since` when the host did.
    """

    __slots__ = (
        "_viewers",
        "awake_since",
        "here",
        "host_gone_since",
        "idle_since",
        "is_current",
        "visitors",
        "watching",
    )

    def __init__(self, now: int) -> None:
        self.visitors: dict[Visitor, None] = {}
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

    def update(self, table: Table, now: int) -> None:
        """Recompute the derived fields if somebody came or went, or seats changed."""
        if self.is_current:
            return
        self.is_current = True
        self.here = frozenset(self._keys(table))
        self.watching = sum(is_watching(table, visitor) for visitor in self.visitors)
        self._viewers = {visitor: viewer_of(table, visitor) for visitor in self.visitors}
        is_host_here = any(table.is_host(visitor.device) for visitor in self.visitors)
        self.host_gone_since = since(self.host_gone_since, not is_host_here, now)
        self.awake_since = since(self.awake_since, self._is_awake(table), now)
        self.idle_since = since(self.idle_since, not self.visitors, now)

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
        return any(key in self.here for key in people) if people else bool(self.visitors)


def since(before: int | None, is_so: bool, now: int) -> int | None:
    if not is_so:
        return None
    return now if before is None else before
