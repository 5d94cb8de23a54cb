"""A table in use: one act at a time, stored before anybody is told."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from functools import partial

from .audience.admission import is_back, let_in
from .audience.broadcast import Broadcast
from .audience.messages import Entrance, Face, Invitation, Saving, TableNow
from .audience.snapshot import face
from .audience.visitor import Dismiss, Send, Visitor
from .commands import Hands, Outcome, Request, handle
from .commands import structs as ask
from .commands.checks import check_may_enter, has_invitation
from .errors import TableError
from .jobs import Jobs
from .log.entries import SeatMoved
from .log.journal import Change, Journal, Overtaken
from .log.store import TableCode
from .moves import Moves
from .others import Others
from .schedule.agenda import Agenda
from .schedule.clock import OneAlarm
from .schedule.due import What
from .schedule.run import run
from .services import Services
from .settings import SECOND
from .state.context import Context
from .state.table import Table

logger = logging.getLogger(__name__)

# With more visitors than this, onlookers who come and go are told together, every so often.
CROWD = 20
CROWD_EVERY = SECOND // 2


class Room:
    """Every method may raise `TableError`; then nothing has changed and nobody else is told.

    The path of a command: `handle` checks it and says what it means, `Journal.write` applies and
    stores that, `Broadcast.tell` tells everybody, and the alarm is set for what is due next. A move
    takes the same steps without a task (`moves`).
    """

    __slots__ = (
        "_agenda",
        "_broadcast",
        "_crowd",
        "_jobs",
        "_journal",
        "_services",
        "moves",
        "others",
    )

    def __init__(self, services: Services, journal: Journal) -> None:
        self._services = services
        self._journal = journal
        self._broadcast = Broadcast(services)
        self._jobs = Jobs(self.failed)
        self._crowd = OneAlarm(services.clock, self._tell_presence)
        self._agenda = Agenda(services, journal, self._broadcast.presence, self._on_alarm)
        self.moves = Moves(services, self, journal, self._broadcast, self._jobs)
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
        self,
        device: bytes,
        entrance: Entrance,
        send: Send,
        seat: int | None = None,
        invitation: str = "",
        *,
        dismiss: Dismiss | None = None,
    ) -> Visitor:
        """A connection comes in, and is told the state of the table before this returns.

        `send` must never block. Whoever must go is dismissed, or sent a `Bye`. As a "seat" without
        a number it is the device's first seat. The `invitation` lets a screen in where onlookers
        are not welcome.
        """
        async with self._jobs.lock:
            await self.refresh()
            is_first = not self.visitors
            if not is_first:
                await self.others.read_news()
            visitor = let_in(self.table, device, entrance, seat, invitation, send, dismiss)
            self._broadcast.presence.add(visitor)
            if is_first and self._services.changes.is_shared:
                await self._meet_others(visitor)
            if self._is_in_a_crowd(visitor):
                visitor.send(self._broadcast.state_for(self.table, visitor))
                self._tell_of_the_crowd()
            else:
                self._tell_state()
        if not self._services.saving.is_ok:
            send(Saving(ok=False))
        self._note_visit(visitor)
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """A connection is gone; the seat stays. May be called twice."""
        if not self._broadcast.presence.remove(visitor):
            return
        if self._is_in_a_crowd(visitor):
            self._tell_of_the_crowd()
        else:
            self._tell_presence()

    def note_silence(self, visitor: Visitor, is_silent: bool) -> None:
        """The line of a visitor seems to be dead, or is back."""
        if visitor.is_missed and visitor in self._broadcast.presence.visitors:
            visitor.is_silent = is_silent
            self._broadcast.presence.is_current = False
            self._tell_presence()

    def _is_in_a_crowd(self, visitor: Visitor) -> bool:
        return not visitor.is_missed and len(self.visitors) > CROWD

    def _tell_of_the_crowd(self) -> None:
        """Soon: each of many onlookers who come and go would be told to all the others."""
        now = self._services.clock.now_ms()
        self._crowd.set(now, now + CROWD_EVERY)

    def _tell_presence(self) -> None:
        self._jobs.start(self.others.until_stored(self.presence_changed))

    async def act(self, visitor: Visitor, command: ask.Command) -> Invitation | None:
        """One command; returns when it has been stored and told, and goes on if cancelled."""
        if isinstance(command, ask.Move):
            await self.moves.played(visitor, command)
            return None
        return (await self._jobs.run_shielded(self.act_in_turn(visitor, command))).answer

    async def act_unshielded(self, visitor: Visitor, command: ask.Command) -> Invitation | None:
        """The same in the caller's own task, which must not be cancelled."""
        if isinstance(command, ask.Move):
            await self.moves.played(visitor, command)
            return None
        return (await self._jobs.run(self.act_in_turn(visitor, command))).answer

    async def sit(
        self,
        device: bytes,
        name: str,
        *,
        together: bool = False,
        invitation: str = "",
        wait: bool = False,
    ) -> int | None:
        """Take a seat; asked again it is the same seat, unless one more sits at this device.

        None for one who is to `wait` until there is a seat.
        """
        visitor = Visitor(device, "together" if together else "seat")
        wish = ask.Sit(name=name, invitation=invitation, wait=wait)
        job = self.others.until_stored(partial(self._sit, visitor, wish))
        return await self._jobs.run_shielded(job)

    async def claim(self, device: bytes, token: str) -> int:
        """A one-time link moves its seat to this device."""
        visitor = Visitor(device, "onlooker")
        job = self.act_in_turn(visitor, ask.Claim(token=token))
        outcome = await self._jobs.run_shielded(job)
        return next(entry.seat for entry in outcome.entries if isinstance(entry, SeatMoved))

    async def state_for(self, visitor: Visitor) -> TableNow:
        """The table as it is now; nothing of what happened before."""
        async with self._jobs.lock:
            await self.refresh()
            return self._broadcast.state_for(self.table, visitor)

    def show_again(self, visitor: Visitor) -> None:
        """Soon, to somebody who has an old state of the table."""
        self._jobs.start(self._show(visitor))

    async def _show(self, visitor: Visitor) -> None:
        await self.refresh()
        visitor.send(self._broadcast.state_for(self.table, visitor))

    async def face(self) -> Face:
        """What anybody may know without coming in."""
        async with self._jobs.lock:
            await self.refresh()
            return face(self.table)

    def is_invitation(self, text: str) -> bool:
        """Whether this is what follows the code in the link that players pass on."""
        return has_invitation(self.table, text)

    async def close(self) -> None:
        """End the table, as its host would; for one that nobody has visited for long.

        Of a lesson nothing is kept.
        """
        end = ask.Delete() if self.table.is_lesson else ask.Close()
        await self.act(Visitor(self.table.host), end)

    def is_idle(self, now: int) -> bool:
        """Nobody has been here for a while, and nothing is under way."""
        since, least = self._broadcast.presence.idle_since, self._services.settings.idle_room
        return since is not None and now - since >= least and not self._jobs.is_busy

    def touch(self) -> None:
        """Somebody is about to enter: keep the room in memory."""
        if self._broadcast.presence.idle_since is not None:
            self._broadcast.presence.idle_since = self._services.clock.now_ms()

    def tell_saving(self) -> None:
        """The store fails, or works again: then go on."""
        is_ok = self._services.saving.is_ok
        self._broadcast.say(Saving(is_ok))
        if is_ok and self.visitors:
            self._jobs.start(self._go_on())

    async def _go_on(self) -> None:
        """Nobody's time ran while the store was away: all clocks begin again."""
        await self.refresh()
        self._broadcast.presence.begin_again(self._services.clock.now_ms())
        self._tell_state()

    async def settle(self) -> None:
        """Wait until no job is left."""
        await self._jobs.settle()

    def stop(self) -> None:
        """No more alarms: the room leaves the memory."""
        self._agenda.stop()
        self._crowd.stop()

    async def _meet_others(self, visitor: Visitor) -> None:
        try:
            await self.others.meet()
        except BaseException:
            # Also if cancelled: nobody else will say that this visitor is not here.
            self.leave(visitor)
            raise

    def act_in_turn(self, visitor: Visitor, command: ask.Command) -> Awaitable[Outcome]:
        return self.others.until_stored(partial(self._act, visitor, command))

    async def _act(self, visitor: Visitor, command: ask.Command) -> Outcome:
        if self._journal.is_stale or self._services.changes.is_shared:
            await self.refresh()
        context = self._context()
        outcome = handle(Request(command, self.table, visitor, context))
        change = await self._journal.write(outcome.entries, context)
        if outcome.hands is not None:
            self._change_hands(visitor, outcome.hands)
        if change.entries:
            self.release(change, context)
        elif outcome.hands is not None:
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

    def _change_hands(self, visitor: Visitor, hands: Hands) -> None:
        visitor.key, visitor.is_in_view = hands
        self._broadcast.presence.is_current = False

    async def _sit(self, visitor: Visitor, wish: ask.Sit) -> int | None:
        await self.refresh()
        check_may_enter(self.table, visitor.device)
        seats = self.table.seats_of(visitor.device)
        if seats and visitor.role == "seat":
            return seats[0]
        if self.table.waiting(visitor.device) is None:
            await self._act(visitor, wish)
        seats = self.table.seats_of(visitor.device)
        return seats[-1] if seats else None

    def _note_visit(self, visitor: Visitor) -> None:
        if is_back(self.table, visitor):
            self._jobs.start(self.act_in_turn(visitor, ask.TakeBack()))
        now = self._services.clock.now_ms()
        if self._journal.is_visit_due(now):
            self._jobs.start(self._journal.note_visit(now))

    async def presence_changed(self) -> None:
        """Those who are left may be all who had to agree."""
        await self.refresh()
        context = self._context()
        change = await self._journal.write([], context)
        if change.entries:
            self.release(change, context)
        else:
            self._tell_state()

    def _on_alarm(self) -> None:
        """While nothing can be stored the table stands still; `_go_on` sets the alarm again."""
        if self._services.saving.is_ok:
            self._jobs.start(self._run_what_is_due())

    async def _run_what_is_due(self) -> None:
        try:
            await self.refresh()
            context = self._context()
            what = await self._agenda.what_is_due(context)
            if what is None:
                self._agenda.set_alarm(context)
            else:
                await self._run(what, context)
        except Overtaken as overtaken:
            self.release_others(overtaken.change)
        except TableError as error:
            self.failed(error)
            self._agenda.set_alarm(self._context(), at_least=SECOND)

    async def _run(self, what: What, context: Context) -> None:
        self.release(await run(self._journal, what, context), context)

    def release_others(self, change: Change) -> None:
        """The same for what another server has stored."""
        self.release(change, self._context())

    def release(self, change: Change, context: Context) -> None:
        """Tell what was stored, and set the alarm for what comes next."""
        table = self.table
        if change.entries and change.is_game_alone:
            self._broadcast.tell_moves(table, context, change.events)
        else:
            self._broadcast.dismiss(table)
            context = self._context()
            self._broadcast.tell(table, context, change.events)
        for talk in change.reactions if table.has_talk else ():
            self._broadcast.say(talk)
        self._agenda.set_alarm(context)

    def _tell_rolled_back(self) -> None:
        """The table as the store has it, and nothing of what was not stored."""
        self._broadcast.presence.is_current = False
        if not self._journal.is_stale:
            self._broadcast.dismiss(self.table)
            self._broadcast.tell(self.table, self._context())
        self._agenda.set_alarm(self._context(), at_least=SECOND)

    def _tell_state(self) -> None:
        context = self._context()
        self._broadcast.tell(self.table, context)
        self._agenda.set_alarm(context)

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

    def failed(self, error: BaseException) -> None:
        """Of what was not stored everybody is told that it did not happen.

        The text of an error might name a card, so only its type is logged.
        """
        if isinstance(error, TableError):
            if error.code == "not-stored":
                self._tell_rolled_back()
        else:
            self._journal.is_stale = True
            logger.error("table %s failed: %s", self.code, type(error).__name__)
            self._agenda.set_alarm(self._context(), at_least=SECOND)
