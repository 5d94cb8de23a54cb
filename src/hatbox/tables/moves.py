"""A move from its check to the views, with no task that waits for the store.

Nearly all that a server does is this: a task, and the coroutines that wake each other in it, took
a twentieth of its time (docs/decisions.md).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from hatbox.structs import Quiet

from .audience.broadcast import Broadcast
from .audience.visitor import Visitor
from .commands import Outcome, Request, handle
from .commands.structs import Move
from .jobs import Jobs
from .log.journal import Change, Journal, Overtaken
from .services import Services
from .state.context import Context

# Gets the error, if there is one.
Done = Callable[[BaseException | None], None]


class RoomCallbacks(Protocol):
    """What the room does for a move; all of it under the lock of the table's jobs."""

    def act_in_turn(self, visitor: Visitor, command: Move) -> Awaitable[Outcome]: ...

    def release(self, change: Change, context: Context) -> None: ...

    def release_others(self, change: Change) -> None: ...

    def failed(self, error: BaseException) -> None: ...


class Applied(Quiet, frozen=True, gc=False):
    """A move that waits for the store."""

    visitor: Visitor
    move: Move
    context: Context
    change: Change
    done: Done


class Moves:
    __slots__ = ("_broadcast", "_jobs", "_journal", "_room", "_services")

    def __init__(
        self,
        services: Services,
        room: RoomCallbacks,
        journal: Journal,
        broadcast: Broadcast,
        jobs: Jobs,
    ) -> None:
        self._services = services
        self._room = room
        self._journal = journal
        self._broadcast = broadcast
        self._jobs = jobs

    def played(self, visitor: Visitor, move: Move) -> asyncio.Future[None]:
        """Done when it has been stored and told; it goes on if whoever waits is cancelled."""
        played: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.play(visitor, move, partial(resolve, played))
        return played

    def play(self, visitor: Visitor, move: Move, done: Done) -> None:
        """At once if nobody else acts at this table, and no other server can; else in its turn."""
        journal = self._journal
        is_alone = not (journal.is_stale or self._services.changes.is_shared)
        if not (is_alone and self._jobs.lock.take()):
            report(self._jobs.start(self._room.act_in_turn(visitor, move)), done)
            return
        try:
            context = self._broadcast.context(journal.table)
            outcome = handle(Request(move, journal.table, visitor, context))
            change = journal.apply(outcome.entries, context)
            stored = as_future(journal.append(change))
        except BaseException as error:
            self._end(done, error)
        else:
            applied = Applied(visitor, move, context, change, done)
            stored.add_done_callback(partial(self._tell, applied))

    def _tell(self, applied: Applied, stored: asyncio.Future[None]) -> None:
        if stored.cancelled() or stored.exception() is not None:
            report(self._jobs.go_on(self._make_good(applied, stored)), applied.done)
            return
        try:
            self._journal.note_stored(applied.change)
            self._room.release(applied.change, applied.context)
        except BaseException as error:
            self._end(applied.done, error)
        else:
            self._end(applied.done)

    async def _make_good(self, applied: Applied, stored: asyncio.Future[None]) -> None:
        """The store did not take it; if somebody else wrote first, it is judged again."""
        try:
            await self._journal.settle(applied.change, stored)
        except Overtaken as overtaken:
            self._room.release_others(overtaken.change)
            await self._room.act_in_turn(applied.visitor, applied.move)

    def _end(self, done: Done, error: BaseException | None = None) -> None:
        try:
            if error is not None:
                self._room.failed(error)
        finally:
            self._jobs.lock.release()
            done(error)


def as_future(stored: Awaitable[None]) -> asyncio.Future[None]:
    """A store may return one, and then needs no task."""
    return stored if isinstance(stored, asyncio.Future) else asyncio.ensure_future(stored)


def report(task: asyncio.Task[Outcome] | asyncio.Task[None], done: Done) -> None:
    """To whoever does not wait for the task."""
    task.add_done_callback(
        lambda task: done(asyncio.CancelledError() if task.cancelled() else task.exception())
    )


def resolve(played: asyncio.Future[None], error: BaseException | None) -> None:
    """Unless whoever waited for it has been cancelled."""
    if played.done():
        return
    if error is None:
        played.set_result(None)
    else:
        played.set_exception(error)
