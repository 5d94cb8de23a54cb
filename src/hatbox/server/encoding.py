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
# What a move changes of all that is the same for everybody.
MOVING = ("version", "deadline_ms", "beat_ms", "call_ms", "can_end")
STILL = tuple(f for f in TableNow.__struct_fields__ if f not in (*PERSONAL, *MOVING))
OWN = ["you", "may"]
MOST_TABLES = 10_000

Still = msgspec.defstruct("Still", STILL, tag_field="type", tag="table")
Moving = msgspec.defstruct("Moving", MOVING)
still_values = attrgetter(*STILL)
moving_values = attrgetter(*MOVING)


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
    """Remembers the moment that it encoded last, and what of each table has stood still.

    A room hands the same object to all who see the same, and as long as nothing but moves happens,
    all its objects have the same list of seats.
    """

    __slots__ = ("_events", "_head", "_made", "_moment", "_open", "_seats", "_stills", "_tail")

    def __init__(self) -> None:
        self._stills: dict[str, tuple[object, bytes]] = {}
        self._seats: object = None
        self._moment: tuple[object, ...] = ()
        self._head = self._tail = b""
        self._made: dict[int, tuple[TableNow, bytes]] = {}
        self._events: object = None
        self._open: tuple[object, bytes] = (None, b"")

    def encode(self, now: TableNow) -> bytes:
        moment = moving_values(now)
        if now.seats is not self._seats or moment != self._moment:
            self._begin(now, moment)
        known = self._made.get(id(now))
        if known is None:
            known = self._made[id(now)] = (now, self._whole(now))
        return known[1]

    def _begin(self, now: TableNow, moment: tuple[object, ...]) -> None:
        self._seats, self._moment = now.seats, moment
        self._events, self._made = None, {}
        self._head = b'%b,%b,"you":' % (self._still_of(now), encode(Moving(*moment))[1:-1])

    def _still_of(self, now: TableNow) -> bytes:
        seats, still = self._stills.get(now.code, (None, b""))
        if seats is not now.seats:
            if len(self._stills) >= MOST_TABLES:
                self._stills.clear()
            still = encode(Still(*still_values(now)))[:-1]
            self._stills[now.code] = (now.seats, still)
        return still

    def _whole(self, now: TableNow) -> bytes:
        if now.events is not self._events:
            self._events = now.events
            self._tail = b',"events":' + encode(now.events) + b"}"
        box = b',"box":null' if now.box is None else b',"box":' + encode(now.box)
        view = (b',"view":', *self._view_of(now.view))
        return b"".join((self._head, encode(now.you), *view, box, self._tail))

    def _view_of(self, view: Any) -> tuple[bytes, ...]:
        """What lies open is most of a view, and mostly the very same objects for every seat."""
        shape = shape_of(view.__class__)
        if shape is None:
            return (encode(view),)
        seen = shape.open_values(view)
        if seen != self._open[0]:
            self._open = (seen, encode(shape.open_struct(*seen))[:-1])
        return self._open[1], b',"you":%d,"may":' % view.you, encode(view.may), b"}"
