"""A table in use: one act at a time, stored before anybody is told."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from functools import partial

from .audience.admission import is_back, key_for
from .audience.broadcast import Broadcast
from .audience.messages import Face, Invitation, Role, TableNow, Talk
from .audience.snapshot import face
from .audience.visitor import Send, Visitor
from .commands import Outcome, Request, handle
from .commands import structs as ask
from .commands.checks import check_may_enter
from .errors import TableError
from .jobs import Jobs
from .log.entries import SeatMoved
from .log.journal import Change, Journal, Overtaken
from .log.store import TableCode
from .others import Others
from .schedule.clock import OneAlarm
from .schedule.due import Due, What, next_due
from .schedule.run import run
from .services import Services
from .settings import SECOND
from .state.context import Context
from .state.table import Table

logger = logging.getLogger(__name__)


class Room:
    """Every method may raise `TableError`; then nothing has changed and nobody else is told.

    The path of a command: `handle` checks it and says what it means, `Journal.write` applies and
    stores that, `Broadcast.tell` tells everybody, and the alarm is set for what is due next.
    """

    __slots__ = ("_alarm", "_broadcast", "_jobs", "_journal", "_services", "others")

    def __init__(self, services: Services, journal: Journal) -> None:
        self._services = services
        self._journal = journal
        self._broadcast = Broadcast(services)
        self._jobs = Jobs(self._failed)
        self._alarm = OneAlarm(services.clock, self._on_alarm)
        self.others = Others(services, self, journal, self._broadcast, self._jobs)

    @property
    def table(self) -> Table:
        return self._journal.table

    @property
    def code(self) -> TableCode:
        return self.table.code

    @property
    def visitors(self) -> list[Visitor]:
        return self._broadcast.visitors

    async def enter(
        self, device: bytes, role: Role, send: Send, seat: int | None = None
    ) -> Visitor:
        """A connection comes in, and is told the state of the table before this returns.

        `send` must never block. In role "seat" without a number it is the device's first seat.
        """
        async with self._jobs.lock:
            await self.refresh()
            visitor = Visitor(device, role, key_for(self.table, device, role, seat), send)
            is_first = not self.visitors
            self._broadcast.presence.add(visitor)
            if is_first and self._services.changes.is_shared:
                await self._meet_others(visitor)
            self._tell_state()
        self._note_visit(visitor)
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """A connection is gone; the seat stays. May be called twice."""
        if self._broadcast.presence.remove(visitor):
            self._jobs.start(self.others.until_stored(self.presence_changed))

    async def act(self, visitor: Visitor, command: ask.Command) -> Invitation | None:
        """One command; returns when it has been stored and told, and goes on if cancelled."""
        return (await self._jobs.run_shielded(self._act_in_turn(visitor, command))).answer

    async def act_unshielded(self, visitor: Visitor, command: ask.Command) -> Invitation | None:
        """The same in the caller's own task, which must not be cancelled."""
        return (await self._jobs.run(self._act_in_turn(visitor, command))).answer

    async def sit(
        self, device: bytes, name: str, *, together: bool = False, invitation: str = ""
    ) -> int:
        """Take a seat; asked again it is the same seat, unless one more sits at this device."""
        visitor = Visitor(device, "together" if together else "seat")
        job = self.others.until_stored(partial(self._sit, visitor, name, invitation))
        return await self._jobs.run_shielded(job)

    async def claim(self, device: bytes, token: str) -> int:
        """A one-time link moves its seat to this device."""
        visitor = Visitor(device, "onlooker")
        job = self._act_in_turn(visitor, ask.Claim(token=token))
        outcome = await self._jobs.run_shielded(job)
        return next(entry.seat for entry in outcome.entries if isinstance(entry, SeatMoved))

    async def state_for(self, visitor: Visitor) -> TableNow:
        """The table as it is now; nothing of what happened before."""
        async with self._jobs.lock:
            await self.refresh()
            return self._broadcast.state_for(self.table, visitor)

    async def face(self) -> Face:
        """What anybody may know without coming in."""
        async with self._jobs.lock:
            await self.refresh()
            return face(self.table)

    async def close(self) -> None:
        """End the table, as its host would; for one that nobody has visited for long."""
        await self.act(Visitor(self.table.host), ask.Close())

    def is_idle(self, now: int) -> bool:
        """Nobody has been here for a while, and nothing is under way."""
        since, least = self._broadcast.presence.idle_since, self._services.settings.idle_room
        return since is not None and now - since >= least and not self._jobs.is_busy

    def touch(self) -> None:
        """Somebody is about to enter: keep the room in memory."""
        if self._broadcast.presence.idle_since is not None:
            self._broadcast.presence.idle_since = self._services.clock.now_ms()

    async def settle(self) -> None:
        """Wait until no job is left."""
        await self._jobs.settle()

    def stop(self) -> None:
        """No more alarms: the room leaves the memory."""
        self._alarm.stop()

    async def _meet_others(self, visitor: Visitor) -> None:
        try:
            await self.others.meet()
        except BaseException:
            # Also if cancelled: nobody else will say that this visitor is not here.
            self.leave(visitor)
            raise

    async def _act_in_turn(self, visitor: Visitor, command: ask.Command) -> Outcome:
        return await self.others.until_stored(partial(self._act, visitor, command))

    async def _act(self, visitor: Visitor, command: ask.Command) -> Outcome:
        await self.refresh()
        context = self._context()
        outcome = handle(Request(command, self.table, visitor, context))
        change = await self._stored(self._journal.write(outcome.entries, context))
        if outcome.speaks_for is not None:
            self._change_speaker(visitor, outcome.speaks_for)
        if change.entries:
            self._release(change, context)
        elif outcome.speaks_for is not None:
            visitor.send(self._broadcast.state_for(self.table, visitor))
        if outcome.said is not None:
            self._broadcast.say(outcome.said)
            self.others.talk(outcome.said)
        if outcome.calls_stand_in:
            await self._run("time-up", context)
        if outcome.deletes_table:
            await self._journal.delete()
            self._broadcast.dismiss(self.table)
        return outcome

    def _change_speaker(self, visitor: Visitor, key: int) -> None:
        visitor.key = key
        self._broadcast.presence.is_current = False

    async def _sit(self, visitor: Visitor, name: str, invitation: str) -> int:
        await self.refresh()
        check_may_enter(self.table, visitor.device)
        seats = self.table.seats_of(visitor.device)
        if seats and visitor.role == "seat":
            return seats[0]
        await self._act(visitor, ask.Sit(name=name, invitation=invitation))
        return self.table.seats_of(visitor.device)[-1]

    def _note_visit(self, visitor: Visitor) -> None:
        if is_back(self.table, visitor):
            self._jobs.start(self._act_in_turn(visitor, ask.TakeBack()))
        now = self._services.clock.now_ms()
        if self._journal.is_visit_due(now):
            self._jobs.start(self._journal.note_visit(now))

    async def presence_changed(self) -> None:
        """Those who are left may be all who had to agree."""
        await self.refresh()
        context = self._context()
        change = await self._stored(self._journal.write([], context))
        if change.entries:
            self._release(change, context)
        else:
            self._tell_state()

    def _on_alarm(self) -> None:
        self._jobs.start(self._run_what_is_due())

    async def _run_what_is_due(self) -> None:
        try:
            await self.refresh()
            await self._run_due(self._context())
        except Overtaken as overtaken:
            self.release_others(overtaken.change)
        except TableError:
            self._set_alarm(self._context(), at_least=SECOND)

    async def _run_due(self, context: Context) -> None:
        """A mind that is asked may answer without a pause; then its move is due at once."""
        due = self._due(context)
        if due is not None and due.what == "ask-mind" and due.at <= context.now:
            await run(self._journal, due.what, context)
            due = self._due(context)
        if due is None or due.at > context.now:
            self._set_alarm(context)
        else:
            await self._run(due.what, context)

    async def _run(self, what: What, context: Context) -> None:
        self._release(await self._stored(run(self._journal, what, context)), context)

    def _due(self, context: Context) -> Due | None:
        """Whoever wrote last acts next; other servers with visitors wait a grace longer."""
        presence = self._broadcast.presence
        due = next_due(self.table, self._journal.bots, context, presence.host_gone_since)
        if due is None or self._journal.wrote_last or not presence.elsewhere:
            return due
        return due._replace(at=due.at + self._services.settings.grace)

    def _set_alarm(self, context: Context, at_least: int = 0) -> None:
        """While stale, schedule only a re-read of the store."""
        if self._journal.is_stale:
            at: int | None = context.now + SECOND
        else:
            due = self._due(context)
            at = None if due is None else due.at
        self._alarm.set(context.now, None if at is None else max(at, context.now + at_least))

    async def _stored(self, writing: Awaitable[Change]) -> Change:
        """What was written; if it failed, everybody is told the table as the store has it."""
        try:
            return await writing
        except TableError as error:
            if error.code == "not-stored":
                self._tell_rolled_back()
            raise

    def release_others(self, change: Change) -> None:
        """The same for what another server has stored."""
        self._release(change, self._context())

    def _release(self, change: Change, context: Context) -> None:
        """Tell what was stored, and set the alarm for what comes next."""
        table = self.table
        if change.is_only_moves:
            self._broadcast.tell_moves(table, context, change.events)
        else:
            self._broadcast.dismiss(table)
            context = self._context()
            self._broadcast.tell(table, context, change.events)
        for seat, reaction in change.reactions if table.has_talk else ():
            self._broadcast.say(Talk(seat, reaction=reaction))
        self._set_alarm(context)

    def _tell_rolled_back(self) -> None:
        """The table as the store has it, and nothing of what was not stored."""
        self._broadcast.presence.is_current = False
        if not self._journal.is_stale:
            self._broadcast.dismiss(self.table)
            self._broadcast.tell(self.table, self._context())
        self._set_alarm(self._context(), at_least=SECOND)

    def _tell_state(self) -> None:
        context = self._context()
        self._broadcast.tell(self.table, context)
        self._set_alarm(context)

    def _context(self) -> Context:
        return self._broadcast.context(self.table)

    async def refresh(self) -> None:
        """After a failure: read the store again, and tell everybody what it has.

        With nobody here we hear nothing of other servers, so their entries are read, too.
        """
        if self._journal.is_stale:
            await self._journal.reload()
            self._broadcast.dismiss(self.table)
            self._broadcast.tell(self.table, self._context())
        elif self._services.changes.is_shared and not self.visitors:
            await self._journal.catch_up()

    def _failed(self, error: BaseException) -> None:
        """The text of an error might name a card, so only its type is logged."""
        if not isinstance(error, TableError):
            self._journal.is_stale = True
            logger.error("table %s failed: %s", self.code, type(error).__name__)
            self._set_alarm(self._context(), at_least=SECOND)
