"""The bytes of a table: what all see alike is encoded once, the rest for each viewer."""

from __future__ import annotations

from operator import attrgetter

import msgspec

from hatbox.tables.messages import TableNow

from .messages import encode

PERSONAL = ("you", "view", "box", "events")
SHARED = tuple(field for field in TableNow.__struct_fields__ if field not in PERSONAL)

Shared = msgspec.defstruct("Shared", SHARED, tag_field="type", tag="table")
Personal = msgspec.defstruct("Personal", PERSONAL)
shared_values = attrgetter(*SHARED)
personal_values = attrgetter(*PERSONAL)


class TableEncoder:
    """Remembers the moment that it encoded last, and what was made of it.

    A room hands the same object to all who see the same, and all objects of one moment have the
    same list of seats.
    """

    __slots__ = ("_head", "_made", "_seats")

    def __init__(self) -> None:
        self._seats: object = None
        self._head = b""
        self._made: dict[int, tuple[TableNow, bytes]] = {}

    def encode(self, now: TableNow) -> bytes:
        if now.seats is not self._seats:
            self._seats, self._made = now.seats, {}
            self._head = encode(Shared(*shared_values(now)))[:-1] + b","
        known = self._made.get(id(now))
        if known is None:
            known = self._made[id(now)] = (now, self._whole(now))
        return known[1]

    def _whole(self, now: TableNow) -> bytes:
        return self._head + encode(Personal(*personal_values(now)))[1:]
