"""A table in use: one act at a time, stored before anybody is told."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from .audience.admission import check_own_seat, is_back, key_for
from .audience.broadcast import Crowd
from .audience.messages import Face, Invitation, Role, Sight, Talk
from .audience.snapshot import face
from .audience.visitor import Send, Visitor
from .codes import draw_token
from .commands import links
from .commands import structs as ask
from .commands.checks import check_may_enter
from .commands.handlers import Entries, back_at_seat, entries_for
from .commands.play import check_call
from .commands.talk import talk
from .errors import TableError
from .jobs import Turnstile
from .log.journal import Ledger, News
from .log.store import TableCode
from .schedule.clock import OneAlarm
from .schedule.due import Due, next_due
from .schedule.run import follow, play_for
from .services import Services
from .settings import SECOND
from .state.context import Moment
from .state.table import Table

logger = logging.getLogger(__name__)


class Room:
    """Every method may raise `TableError`; then nothing has changed and nobody else is told."""

    __slots__ = ("_alarm", "_crowd", "_ledger", "_services", "_turns")

    def __init__(self, services: Services, ledger: Ledger) -> None:
        self._services = services
        self._ledger = ledger
        self._crowd = Crowd(services)
        self._turns = Turnstile(self._failed)
        self._alarm = OneAlarm(services.clock, self._ring)

    @property
    def table(self) -> Table:
        return self._ledger.table

    @property
    def code(self) -> TableCode:
        return self.table.code

    @property
    def visitors(self) -> list[Visitor]:
        return self._crowd.visitors

    async def enter(
        self, device: bytes, role: Role, send: Send, seat: int | None = None
    ) -> Visitor:
        """A connection comes in, and gets its first sight of the table before this returns.

        `send` must never block. In role "seat" without a number it is the device's first seat.
        """
        async with self._turns.lock:
            await self._refresh()
            visitor = Visitor(device, role, key_for(self.table, device, role, seat), send)
            self._crowd.presence.add(visitor)
            self._tell_how_it_is()
        self._note_visit(visitor)
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """A connection is gone; the seat stays. Twice does no harm."""
        if self._crowd.presence.remove(visitor):
            self._turns.soon(self._note_who_is_here)

    async def act(self, visitor: Visitor, command: ask.Command) -> Invitation | None:
        """One command; returns when it has been stored and told.

        What was begun is finished, even if the caller is cancelled.
        """
        return await self._turns.alone(lambda: self._act(visitor, command))

    def act_undisturbed(
        self, visitor: Visitor, command: ask.Command
    ) -> Awaitable[Invitation | None]:
        """The same in the caller's own task, which nobody may cancel."""
        return self._turns.in_turn(self._act(visitor, command))

    async def sit(self, device: bytes, name: str, *, together: bool = False) -> int:
        """Take a seat; asked again it is the same seat, unless one more sits at this device."""
        visitor = Visitor(device, "together" if together else "seat")
        return await self._turns.alone(lambda: self._sit(visitor, name))

    async def claim(self, device: bytes, token: str) -> int:
        """A one-time link moves its seat to this device."""
        return await self._turns.alone(lambda: self._claim(device, token))

    async def snapshot_for(self, visitor: Visitor) -> Sight:
        """The table as it is now; nothing of what happened before."""
        async with self._turns.lock:
            await self._refresh()
            return self._crowd.sight(self.table, visitor)

    async def face(self) -> Face:
        """What anybody may know without coming in."""
        async with self._turns.lock:
            await self._refresh()
            return face(self.table)

    async def close(self) -> None:
        """End the table, as its host would; for one that nobody has visited for long."""
        await self.act(Visitor(self.table.host), ask.Close())

    def is_idle(self, now: int) -> bool:
        """Nobody has been here for a while, and nothing is under way."""
        since, least = self._crowd.presence.idle_since, self._services.settings.idle_room
        return since is not None and now - since >= least and not self._turns.is_busy

    def touch(self) -> None:
        """Somebody is at the door: the room must not leave the memory just now."""
        if self._crowd.presence.idle_since is not None:
            self._crowd.presence.idle_since = self._services.clock.now_ms()

    async def settle(self) -> None:
        """Wait until everything that is under way has been done."""
        await self._turns.settle()

    def stop(self) -> None:
        """No more alarms: the room leaves the memory."""
        self._alarm.stop()

    async def _act(self, visitor: Visitor, command: ask.Command) -> Invitation | None:
        if self._ledger.is_stale:
            await self._refresh()
        match command:
            case ask.Move():
                # Most commands are moves, and each kind that is asked for first costs time.
                await self._do(visitor, command)
            case ask.React() | ask.Say():
                await self._talk(visitor, command)
            case ask.InviteDevice():
                return await self._invite(visitor, command)
            case ask.HandOver():
                await self._hand_over(visitor, command)
            case ask.CallStandIn():
                await self._call_stand_in(visitor, command)
            case ask.Delete():
                await self._delete(visitor, command)
            case _:
                await self._do(visitor, command)
        return None

    def _do(self, visitor: Visitor, command: ask.Command) -> Awaitable[bool]:
        moment = self._moment()
        return self._write(entries_for(self.table, visitor, command, moment), moment)

    async def _sit(self, visitor: Visitor, name: str) -> int:
        await self._refresh()
        check_may_enter(self.table, visitor.device)
        seats = self.table.seats_of(visitor.device)
        if seats and visitor.role == "seat":
            return seats[0]
        await self._act(visitor, ask.Sit(name=name))
        return self.table.seats_of(visitor.device)[-1]

    async def _claim(self, device: bytes, token: str) -> int:
        await self._refresh()
        moment = self._moment()
        moved = links.claim(self.table, device, token, moment)
        await self._write([moved], moment)
        return moved.seat

    async def _invite(self, visitor: Visitor, command: ask.InviteDevice) -> Invitation:
        token, moment = draw_token(self.code, self._services.draw), self._moment()
        invited = links.invite(self.table, visitor, command, token, moment)
        await self._write([invited, *back_at_seat(self.table, visitor, moment)], moment)
        return Invitation(token)

    async def _hand_over(self, visitor: Visitor, command: ask.HandOver) -> None:
        """Into other hands: from now on this device sees what that seat sees."""
        check_own_seat(self.table, visitor, command.seat)
        visitor.key = self.table.sitters[command.seat].key
        self._crowd.presence.is_noted = False
        moment = self._moment()
        if not await self._write(back_at_seat(self.table, visitor, moment), moment):
            visitor.send(self._crowd.sight(self.table, visitor))

    async def _call_stand_in(self, visitor: Visitor, command: ask.CallStandIn) -> None:
        moment = self._moment()
        check_call(self.table, visitor, command, moment)
        self._release(await play_for(self._ledger, moment, late=True), moment)

    async def _talk(self, visitor: Visitor, command: ask.React | ask.Say) -> None:
        moment = self._moment()
        said = talk(self.table, visitor, command, moment.now)
        await self._write(back_at_seat(self.table, visitor, moment), moment)
        self._crowd.say(said)

    async def _delete(self, visitor: Visitor, command: ask.Delete) -> None:
        entries_for(self.table, visitor, command, self._moment())
        await self._ledger.delete()
        self._crowd.dismiss(self.table)

    def _note_visit(self, visitor: Visitor) -> None:
        if is_back(self.table, visitor):
            self._turns.soon(lambda: self._act(visitor, ask.TakeBack()))
        now = self._services.clock.now_ms()
        if self._ledger.is_visit_due(now):
            self._turns.soon(lambda: self._ledger.note_visit(now))

    async def _note_who_is_here(self) -> None:
        await self._refresh()
        if not await self._write([], self._moment()):
            self._tell_how_it_is()

    def _ring(self) -> None:
        self._turns.soon(self._look_what_is_due)

    async def _look_what_is_due(self) -> None:
        try:
            await self._refresh()
            await self._follow(self._moment())
        except TableError:
            self._arm(self._moment(), least=SECOND)

    async def _follow(self, moment: Moment) -> None:
        due, news = self._due(moment), None
        if due is not None and due.at <= moment.now:
            news = await follow(self._ledger, due.what, moment)
        if news is None:
            self._arm(moment)
        else:
            self._release(news, moment)

    def _due(self, moment: Moment) -> Due | None:
        gone = self._crowd.presence.host_gone_since
        return next_due(self.table, self._ledger.thinkers, moment, gone)

    def _arm(self, moment: Moment, least: int = 0) -> None:
        """What is only in memory decides nothing: if that may be, the store is asked again soon."""
        due = None if self._ledger.is_stale else self._due(moment)
        at = moment.now + SECOND if self._ledger.is_stale else None if due is None else due.at
        self._alarm.set(moment.now, None if at is None else max(at, moment.now + least))

    async def _write(self, entries: Entries, moment: Moment) -> bool:
        """Store, then tell; whether there was anything to write."""
        try:
            news = await self._ledger.write(entries, moment)
        except TableError as error:
            if error.code == "not-stored":
                self._start_again()
            raise
        if news.entries:
            self._release(news, moment)
        return bool(news.entries)

    def _release(self, news: News, moment: Moment) -> None:
        table = self.table
        if not news.is_only_moves:
            self._crowd.dismiss(table)
            moment = self._moment()
        self._crowd.tell(table, moment, tuple(news.events))
        for seat, reaction in news.reactions if table.has_talk else ():
            self._crowd.say(Talk(seat, reaction=reaction))
        self._arm(moment)

    def _start_again(self) -> None:
        """Tell the table as the store has it, and nothing of what came to nothing."""
        self._crowd.presence.is_noted = False
        moment = self._moment()
        if not self._ledger.is_stale:
            self._crowd.tell(self.table, moment)
        self._arm(moment, least=SECOND)

    def _tell_how_it_is(self) -> None:
        moment = self._moment()
        self._crowd.tell(self.table, moment)
        self._arm(moment)

    def _moment(self) -> Moment:
        return self._crowd.moment(self.table)

    async def _refresh(self) -> None:
        """After a failure: what the store has, and everybody is told."""
        if self._ledger.is_stale:
            await self._ledger.refresh()
            self._crowd.dismiss(self.table)
            self._crowd.tell(self.table, self._moment())

    def _failed(self, error: BaseException) -> None:
        """The words of an error might name a card, so only its kind is logged."""
        if not isinstance(error, TableError):
            self._ledger.is_stale = True
            logger.error("table %s failed: %s", self.code, type(error).__name__)
            self._arm(self._moment(), least=SECOND)
