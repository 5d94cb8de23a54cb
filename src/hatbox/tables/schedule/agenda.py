"""The agenda of a table in use: what it does next by itself, and the alarm for that."""

from __future__ import annotations

from collections.abc import Callable

from ..audience.presence import Presence
from ..log.journal import Journal
from ..services import Services
from ..settings import SECOND
from ..state.context import Context
from .clock import OneAlarm
from .due import Due, What, next_due
from .run import run


class Agenda:
    __slots__ = ("_alarm", "_grace", "_journal", "_presence")

    def __init__(
        self, services: Services, journal: Journal, presence: Presence, ring: Callable[[], None]
    ) -> None:
        self._journal = journal
        self._presence = presence
        self._grace = services.settings.grace
        self._alarm = OneAlarm(services.clock, ring)

    async def what_is_due(self, context: Context) -> What | None:
        """A mind that is asked may answer without a pause; then its move is due at once."""
        due = self._due(context)
        if due is not None and due.what == "ask-mind" and due.at <= context.now:
            await run(self._journal, due.what, context)
            due = self._due(context)
        return None if due is None or due.at > context.now else due.what

    def set_alarm(self, context: Context, at_least: int = 0) -> None:
        """While stale, schedule only a re-read of the store."""
        if self._journal.is_stale:
            at: int | None = context.now + SECOND
        else:
            due = self._due(context)
            at = None if due is None else due.at
        self._alarm.set(context.now, None if at is None else max(at, context.now + at_least))

    def _due(self, context: Context) -> Due | None:
        """Whoever wrote last acts next; other servers with visitors wait a grace longer."""
        presence, journal = self._presence, self._journal
        due = next_due(journal.table, journal.bots, context, presence.host_gone_since)
        if due is None or journal.wrote_last or not presence.elsewhere:
            return due
        return due._replace(at=due.at + self._grace)

    def stop(self) -> None:
        """No more alarms."""
        self._alarm.stop()
