"""Telling the visitors of a table: the state, talk, and goodbyes. Nothing here waits."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..open_tables import card_of, encode_card
from ..services import Services
from ..state.context import Context
from ..state.table import Table
from .admission import reason_to_go
from .messages import Public, Saving, TableNow, Talk
from .presence import Here, Presence, encode_here
from .snapshot import Snapshot
from .visitor import Visitor


class Broadcast:
    """`_last` caches the last public part that was made anew, without what every move changes.

    `_published` is what the other servers were told last of who is here, `_listed` what
    everybody may read of an open table.
    """

    __slots__ = ("_last", "_listed", "_published", "_services", "presence")

    def __init__(self, services: Services) -> None:
        self._services = services
        self._last: Public | None = None
        self.presence = Presence(services.clock.now_ms())
        self._published: Here | None = None
        self._listed: bytes | None = None

    @property
    def visitors(self) -> list[Visitor]:
        return list(self.presence.visitors)

    def context(self, table: Table) -> Context:
        """The time never runs backwards at a table, whatever the clock of the machine does."""
        services, presence = self._services, self.presence
        now = max(services.clock.now_ms(), table.last_at)
        if presence.update(table, now):
            self._publish(table)
        return Context(
            now,
            presence.here,
            presence.awake_since,
            services.minds,
            services.draw,
            services.words,
            presence.screens,
        )

    def _publish(self, table: Table) -> None:
        """Tell the other servers who is here; with nobody here nothing is heard of them."""
        own = self.presence.own
        if own == self._published:
            return
        self._published = own
        raw = None if own is None else encode_here(own)
        self._services.changes.set_presence(table.code, raw)
        if own is None and self.presence.elsewhere:
            self.presence.elsewhere.clear()
            self.presence.is_current = False

    def tell(self, table: Table, context: Context, events: Sequence[object] = ()) -> None:
        """The table as it is now, to everybody who is here, each as they may see it."""
        self._last = None
        self._list(table)
        self.tell_moves(table, context, events)

    def _list(self, table: Table) -> None:
        """Say on every server that somebody is waited for here, or no longer."""
        own = self.presence.own
        card = card_of(table, own.keys if own else ()) if table.has_strangers else None
        raw = None if card is None else encode_card(card)
        if raw != self._listed:
            self._listed = raw
            self._services.changes.set_open(table.code, raw)

    def tell_moves(self, table: Table, context: Context, events: Sequence[object]) -> None:
        """The same, when nothing but plain moves has happened since it was told last."""
        before = self._last
        if before is not None and not before.phase == table.phase == "playing":
            before = None
        snapshot = Snapshot(table, context, self.presence.onlookers, events, before)
        if before is None:
            self._last = replace(snapshot.public.value, view=None, events=[])
        for visitor, at_rest in self.presence.viewers(table):
            visitor.send(snapshot.for_viewer(at_rest))

    def state_for(self, table: Table, visitor: Visitor) -> TableNow:
        """The table as it is now, for one; nothing of what happened before."""
        snapshot = Snapshot(table, self.context(table), self.presence.onlookers)
        return snapshot.for_viewer(self.presence.at_rest(table, visitor))

    def say(self, said: Talk | Saving) -> None:
        for visitor in self.visitors:
            visitor.send(said)

    def dismiss(self, table: Table) -> None:
        """Send away whoever has no business here any more, and say why."""
        self.presence.is_current = False
        for visitor in self.visitors:
            reason = reason_to_go(table, visitor)
            if reason is not None:
                self.presence.remove(visitor)
                visitor.dismiss(reason)
        if table.is_closed:
            self._list(table)
