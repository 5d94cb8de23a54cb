"""The visitors of a table, and everything that is said to them. Nothing here waits for anybody."""

from __future__ import annotations

from ..services import Services
from ..state.context import Moment
from ..state.table import Events, Table
from .admission import reason_to_go, you_of
from .messages import Bye, Sight, TableNow, Talk
from .presence import Presence
from .snapshot import Snapshot, is_still, shared
from .visitor import Visitor


class Crowd:
    """`_still` is what all saw alike when the table was last told anew, and which table it was."""

    __slots__ = ("_services", "_still", "presence")

    def __init__(self, services: Services) -> None:
        self._services = services
        self.presence = Presence(services.clock.now_ms())
        self._still: tuple[Table, TableNow] | None = None

    @property
    def visitors(self) -> list[Visitor]:
        return list(self.presence.visitors)

    def moment(self, table: Table) -> Moment:
        """Time never runs backwards at a table, whatever the clock of the machine does."""
        services, presence = self._services, self.presence
        now = max(services.clock.now_ms(), table.last_at)
        if not presence.is_noted:
            self._still = None
            presence.note(table, now)
        return Moment(now, presence.here, presence.awake_since, services.minds, services.draw)

    def tell(self, table: Table, moment: Moment, events: Events = ()) -> None:
        """How the table is now, to everybody who is here, each as they may see it."""
        snapshot = self._snapshot(table, moment, events)
        yous = self.presence.yous
        for visitor in self.visitors:
            you = yous.get(visitor) or you_of(table, visitor)
            visitor.send(snapshot.of(you))

    def sight(self, table: Table, visitor: Visitor) -> Sight:
        """How the table is now, for one; nothing of what happened before."""
        moment = self.moment(table)
        you = self.presence.yous.get(visitor) or you_of(table, visitor)
        return self._snapshot(table, moment).of(you)

    def _snapshot(self, table: Table, moment: Moment, events: Events = ()) -> Snapshot:
        """Seats, options and points are worked out again only when they may have changed."""
        known = self._still
        if known is None or known[0] is not table or not is_still(known[1], table):
            known = self._still = (table, shared(table, moment, self.presence.watching))
        return Snapshot(table, moment, known[1], events)

    def say(self, said: Talk) -> None:
        for visitor in self.visitors:
            visitor.send(said)

    def dismiss(self, table: Table) -> None:
        """Whoever has no business here any more is told why."""
        self.presence.is_noted = False
        for visitor in self.visitors:
            reason = reason_to_go(table, visitor)
            if reason is not None:
                self.presence.remove(visitor)
                visitor.send(Bye(reason))
