"""The bytes of a table: what all see alike is encoded once, the rest for each viewer."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from hatbox.tables.messages import TableNow, You

from .messages import encode

# What a move changes of all but the view.
MOVING = ("version", "deadline_ms", "beat_ms", "call_ms", "can_end", "box", "events")
STILL = tuple(f for f in TableNow.__struct_fields__ if f not in ("you", "view", *MOVING))
OWN = ["you", "may"]
NOTHING_OWN = (None, None)
MOST_TABLES = 10_000
MOST_ENDINGS = 1_000

Still = msgspec.defstruct("Still", STILL, tag_field="type", tag="table")
Moving = msgspec.defstruct("Moving", MOVING)
still_values = attrgetter(*STILL)
moving_values = attrgetter(*MOVING)
own_values = attrgetter(*OWN)


class Shape(NamedTuple):
    """A view: first what lies open, which is all for an onlooker, then what is a seat's `OWN`."""

    open_values: attrgetter[tuple[Any, ...]]
    open_struct: type[msgspec.Struct]
    has_own: bool


@cache
def shape_of(kind: Any) -> Shape | None:
    if not is_dataclass(kind):
        return None
    names = [field.name for field in fields(kind)]
    has_own = names[-2:] == OWN
    open_names = names[:-2] if has_own else names
    return Shape(attrgetter(*open_names), msgspec.defstruct("Open", open_names), has_own)


class TableEncoder:
    """A text begins with what is alike for all who are told at once, and ends with one's own.

    Beginnings are made once for each moment, all of whose sights have the very same list of events;
    endings are few, and so are kept. As long as nothing but moves happens, all that a table tells
    has the very same list of seats.
    """

    __slots__ = ("_beginning", "_endings", "_events", "_seen", "_stills")

    def __init__(self) -> None:
        self._stills: dict[str, tuple[object, bytes]] = {}
        self._endings: dict[tuple[object, ...], tuple[object, bytes]] = {}
        self._events: object = None
        self._seen: tuple[object, ...] = ()
        self._beginning = b""

    def encode(self, now: TableNow) -> bytes:
        shape = shape_of(now.view.__class__)
        seen = (now.box, None if shape is None else shape.open_values(now.view))
        if now.events is not self._events or seen != self._seen:
            self._begin(now, shape, seen)
        if shape is None:
            return b'%b%b,"you":%b}' % (self._beginning, encode(now.view), encode(now.you))
        you, (seat, may) = now.you, own_values(now.view) if shape.has_own else NOTHING_OWN
        # `may` is kept with the ending, so that its id stays its own.
        known = self._endings.get((you, seat, id(may)))
        return self._beginning + (known[1] if known else self._new_ending(you, seat, may))

    def _begin(self, now: TableNow, shape: Shape | None, seen: tuple[Any, ...]) -> None:
        self._events, self._seen = now.events, seen
        view = b"" if shape is None else encode(shape.open_struct(*seen[1]))[:-1]
        changed = encode(Moving(*moving_values(now)))[1:-1]
        self._beginning = b'%b,%b,"view":%b' % (self._still_of(now), changed, view)

    def _still_of(self, now: TableNow) -> bytes:
        seats, still = self._stills.get(now.code, (None, b""))
        if seats is not now.seats:
            if len(self._stills) >= MOST_TABLES:
                self._stills.clear()
            still = encode(Still(*still_values(now)))[:-1]
            self._stills[now.code] = (now.seats, still)
        return still

    def _new_ending(self, you: You, seat: int | None, may: object) -> bytes:
        if len(self._endings) >= MOST_ENDINGS:
            self._endings.clear()
        own = b"" if seat is None else b',"you":%d,"may":%b' % (seat, encode(may))
        ending = b'%b},"you":%b}' % (own, encode(you))
        self._endings[you, seat, id(may)] = (may, ending)
        return ending
