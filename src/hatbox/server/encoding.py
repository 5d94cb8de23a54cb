"""The bytes of a table: what all see alike is encoded once, the rest for each viewer."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from hatbox.tables.messages import TableNow

from .messages import encode

PERSONAL = ("you", "view", "box", "events")
SHARED = tuple(field for field in TableNow.__struct_fields__ if field not in PERSONAL)
OWN = ["you", "may"]

Shared = msgspec.defstruct("Shared", SHARED, tag_field="type", tag="table")
shared_values = attrgetter(*SHARED)


class Shape(NamedTuple):
    """A seat's view: first what lies open, then what is that seat's `OWN`."""

    open_values: attrgetter[tuple[Any, ...]]
    open_struct: type[msgspec.Struct]


@cache
def shape_of(kind: Any) -> Shape | None:
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else []
    if names[-2:] != OWN:
        return None
    return Shape(attrgetter(*names[:-2]), msgspec.defstruct("Open", names[:-2]))


class TableEncoder:
    """Remembers the moment that it encoded last, and what was made of it.

    A room hands the same object to all who see the same, and all objects of one moment have the
    same list of seats.
    """

    __slots__ = ("_events", "_head", "_made", "_open", "_seats")

    def __init__(self) -> None:
        self._seats: object = None
        self._begin(b"")

    def _begin(self, head: bytes) -> None:
        self._head = head
        self._made: dict[int, tuple[TableNow, bytes]] = {}
        self._events: tuple[object, bytes] = (None, b"")
        self._open: tuple[object, bytes] = (None, b"")

    def encode(self, now: TableNow) -> bytes:
        if now.seats is not self._seats:
            self._seats = now.seats
            self._begin(encode(Shared(*shared_values(now)))[:-1])
        known = self._made.get(id(now))
        if known is None:
            known = self._made[id(now)] = (now, self._whole(now))
        return known[1]

    def _whole(self, now: TableNow) -> bytes:
        you, box, view = encode(now.you), encode(now.box), self._view_of(now.view)
        if now.events is not self._events[0]:
            self._events = (now.events, encode(now.events))
        parts = (self._head, you, view, box, self._events[1])
        return b'%b,"you":%b,"view":%b,"box":%b,"events":%b}' % parts

    def _view_of(self, view: Any) -> bytes:
        """What lies open is most of a view, and mostly the very same objects for every seat."""
        shape = shape_of(view.__class__)
        if shape is None:
            return encode(view)
        seen = shape.open_values(view)
        if seen != self._open[0]:
            self._open = (seen, encode(shape.open_struct(*seen))[:-1])
        return b'%b,"you":%d,"may":%b}' % (self._open[1], view.you, encode(view.may))
