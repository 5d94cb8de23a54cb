"""Who is connected to a table, here or at another server. Nothing of this is stored."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec

from ..changes import ServerId
from ..state.table import Table
from .admission import is_watching, you_at_rest
from .messages import YouPart
from .snapshot import Onlookers
from .visitor import Visitor


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who is at a table with one server, as it tells the others."""

    keys: tuple[int, ...]
    watching: int
    is_host_here: bool
    awake_since: int | None
    screens: int = 0
    # Those of them that have no seat, and so may be the host in a player's place.
    seatless: tuple[bytes, ...] = ()


encode_here = msgspec.msgpack.Encoder().encode
decode_here = msgspec.msgpack.Decoder(Here).decode


class Presence:
    """The visitors, and what is derived from them, from the others and the seats (`update`).

    `idle_since` is when the last visitor went; `host_gone_since` when the host did.
    """

    __slots__ = (
        "_at_rest",
        "awake_since",
        "elsewhere",
        "here",
        "host_gone_since",
        "idle_since",
        "is_current",
        "onlookers",
        "own",
        "screens",
        "visitors",
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
        self.onlookers = Onlookers(0, 0)
        self.screens: tuple[bytes, ...] = ()
        self._at_rest: dict[Visitor, YouPart] = {}

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
        watching = sum(is_watching(table, v) and not v.is_screen for v in self.visitors)
        screens = sum(v.is_screen and not v.is_silent for v in self.visitors)
        is_host_here = any(table.is_host(v.device) and not v.is_silent for v in self.visitors)
        others = self.elsewhere.values()
        self.here = keys.union(*(other.keys for other in others))
        self.onlookers = Onlookers(
            watching + sum(other.watching for other in others),
            screens + sum(other.screens for other in others),
        )
        seatless = tuple(self._seatless(table))
        self.screens = tuple(sorted({*seatless, *chain(*(other.seatless for other in others))}))
        self._at_rest = {v: you_at_rest(table, v, self.screens) for v in self.visitors}
        is_host_anywhere = is_host_here or any(other.is_host_here for other in others)
        self.host_gone_since = since(self.host_gone_since, not is_host_anywhere, now)
        self.awake_since = self._awake_since(table, now)
        self.idle_since = since(self.idle_since, not self.visitors, now)
        self.own = None
        if self.visitors:
            self.own = Here(
                tuple(sorted(keys)), watching, is_host_here, self.awake_since, screens, seatless
            )
        return True

    def begin_again(self, now: int) -> None:
        """As if the table had slept until now."""
        self.is_current = False
        if self.awake_since is not None:
            self.awake_since = now

    def _awake_since(self, table: Table, now: int) -> int | None:
        """The earliest that any server knows, so that all show the same deadlines."""
        own = since(self.awake_since, self._is_awake(table), now)
        others = (other.awake_since for other in self.elsewhere.values())
        return None if own is None else min([own, *(at for at in others if at is not None)])

    def viewers(self, table: Table) -> list[tuple[Visitor, YouPart]]:
        """Everybody who is here, and what they are told of themselves at rest."""
        if self.is_current:
            return list(self._at_rest.items())
        return [(visitor, self.at_rest(table, visitor)) for visitor in self.visitors]

    def at_rest(self, table: Table, visitor: Visitor) -> YouPart:
        return self._at_rest.get(visitor) or you_at_rest(table, visitor, self.screens)

    def _keys(self, table: Table) -> Iterator[int]:
        for visitor in self.visitors:
            if visitor.is_silent:
                continue
            if visitor.role == "together":
                yield from (table.sitters[seat].key for seat in table.seats_of(visitor.device))
            elif visitor.key is not None:
                yield visitor.key

    def _seatless(self, table: Table) -> Iterator[bytes]:
        for visitor in self.visitors:
            if visitor.is_screen and not visitor.is_silent and not table.seats_of(visitor.device):
                yield visitor.device

    def _is_awake(self, table: Table) -> bool:
        """With no person of the table here the game pauses; minds alone play for onlookers."""
        people = [person.key for person in (*table.persons(), *table.queue)]
        is_anybody = bool(self.visitors or self.elsewhere)
        return any(key in self.here for key in people) if people else is_anybody


def since(before: int | None, is_so: bool, now: int) -> int | None:
    if not is_so:
        return None
    return now if before is None else before
