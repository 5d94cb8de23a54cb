"""The bytes of a table: what all see alike is encoded once, the rest for each viewer."""

from __future__ import annotations

from operator import attrgetter

import msgspec

from hatbox.tables.audience.messages import Moving, Sight, TableNow

from .messages import encode

STILL = tuple(
    field
    for field in TableNow.__struct_fields__
    if field not in ("you", "view", *Moving.__struct_fields__)
)
MOST_TABLES = 10_000
MOST_ENDINGS = 1_000

Still = msgspec.defstruct("Still", STILL, tag_field="type", tag="table")
still_values = attrgetter(*STILL)


class TableEncoder:
    """A text begins with what is alike for all who are told at once, and ends with one's own.

    A beginning is made once for those who are told the very same; endings are few, and so are kept.
    As long as nothing but moves happens, all that a table tells has the very same list of seats.
    """

    __slots__ = ("_beginning", "_endings", "_moving", "_seen", "_stills")

    def __init__(self) -> None:
        self._stills: dict[str, tuple[object, bytes]] = {}
        self._endings: dict[tuple[object, ...], tuple[object, bytes]] = {}
        self._moving: object = None
        self._seen: object = None
        self._beginning = b""

    def encode(self, sight: Sight) -> bytes:
        if sight.moving is not self._moving or sight.seen is not self._seen:
            self._begin(sight)
        # `may` is kept with the ending, so that its id stays its own.
        known = self._endings.get((sight.you, id(sight.may), sight.seen is None))
        return self._beginning + (known[1] if known else self._new_ending(sight))

    def _begin(self, sight: Sight) -> None:
        self._moving, self._seen = sight.moving, sight.seen
        changed, view = encode(sight.moving)[1:-1], encode(sight.seen).removesuffix(b"}")
        self._beginning = b'%b,%b,"view":%b' % (self._still_of(sight.still), changed, view)

    def _still_of(self, now: TableNow) -> bytes:
        seats, still = self._stills.get(now.code, (None, b""))
        if seats is not now.seats:
            if len(self._stills) >= MOST_TABLES:
                self._stills.clear()
            still = encode(Still(*still_values(now)))[:-1]
            self._stills[now.code] = (now.seats, still)
        return still

    def _new_ending(self, sight: Sight) -> bytes:
        if len(self._endings) >= MOST_ENDINGS:
            self._endings.clear()
        you, may = sight.you, sight.may
        own = b"" if may is None else b',"you":%b,"may":%b' % (encode(you.seat), encode(may))
        closed = b"" if sight.seen is None else b"}"
        ending = b'%b%b,"you":%b}' % (own, closed, encode(you))
        self._endings[you, id(may), sight.seen is None] = (may, ending)
        return ending
