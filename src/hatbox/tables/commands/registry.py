"""The registry of commands: who may ask each one, when, and which handler answers it.

A handler changes no table: its `Outcome` says what is to be written, said and answered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from msgspec import Struct

from hatbox.games import IllegalMove, WrongOption

from ..audience.messages import Invitation, Talk
from ..audience.visitor import Visitor
from ..errors import TableError
from ..log.entries import Entry, TookBack
from ..state.context import Context
from ..state.table import Table
from .checks import check_before_game, check_may_enter, seat_speaking, seats_speaking
from .structs import (
    Close,
    Command,
    Contribute,
    Delete,
    GoOn,
    Leave,
    Move,
    Pause,
    Resume,
    Start,
    TakeBack,
)

C = TypeVar("C", bound=Command)
# "seat" is the one seat that a connection speaks for, "seats" all of a device passed around.
Who = Literal["anybody", "seat", "seats", "seat or host", "host"]
When = Literal["always", "before a game", "playing", "in a game", "after a game"]


class Request(Struct, Generic[C], gc=False):
    """A command with everything that its handler may look at; `seats` are those that ask."""

    command: C
    table: Table
    visitor: Visitor
    context: Context
    seats: list[int] = []

    @property
    def seat(self) -> int:
        return self.seats[0]

    @property
    def now(self) -> int:
        return self.context.now


class Hands(NamedTuple):
    """The key of a sitter, or nobody's; `in_view`: the device lies in the middle."""

    key: int | None
    in_view: bool


class Outcome(Struct, gc=False):
    """`hands` is who has the device that is passed around from now on."""

    entries: list[Entry] = []
    said: Talk | None = None
    answer: Invitation | None = None
    hands: Hands | None = None
    calls_stand_in: bool = False
    deletes_table: bool = False


@dataclass(frozen=True, slots=True)
class Handler:
    who: Who
    when: When
    takes_back: bool
    is_always_stored: bool
    run: Callable[[Request[Any]], Outcome]


HOST_SHARE = 5
# All that can be asked in a lesson, whose seats and options are prepared.
IN_A_LESSON = (Start, Move, GoOn, Contribute, Pause, Resume, TakeBack, Leave, Close, Delete)
HANDLERS: dict[type[Command], Handler] = {}
Run = Callable[[Request[C]], Outcome]


def handles(
    command: type[C],
    *,
    who: Who = "anybody",
    when: When = "always",
    takes_back: bool = True,
    is_always_stored: bool = False,
) -> Callable[[Run[C]], Run[C]]:
    """Register a handler. A command takes the asker's seat back from a stand-in, unless told.

    `is_always_stored`: what changes the game or ends something, however much changed before it.
    """

    def register(run: Run[C]) -> Run[C]:
        HANDLERS[command] = Handler(who, when, takes_back, is_always_stored, run)
        return run

    return register


def handle(request: Request[Any]) -> Outcome:
    """Check a command and let its handler answer; `TableError` says why not."""
    handler = HANDLERS[type(request.command)]
    check_may_enter(request.table, request.visitor.device)
    if request.table.lesson is not None:
        check_in_lesson(request.command)
    check_who(handler.who, request)
    if handler.when != "always":
        check_when(handler.when, request.table)
    try:
        outcome = handler.run(request)
    except (IllegalMove, WrongOption) as error:
        raise TableError(error.code) from None
    if handler.takes_back:
        outcome.entries += taken_back(request)
    if outcome.entries and not handler.is_always_stored:
        check_changes(request)
    return outcome


def check_in_lesson(command: Command) -> None:
    if not isinstance(command, IN_A_LESSON):
        raise TableError("not-now")


def check_changes(request: Request[Any]) -> None:
    """A log does not grow for ever between two changes of a game.

    The last fifth of the changes is the host's: guests cannot use up all of them.
    """
    table, most = request.table, request.table.settings.changes_between_games
    if not table.is_host(request.visitor.device):
        most -= most // HOST_SHARE
    if table.version - table.game_version >= most:
        raise TableError("too-many-changes")


def check_who(who: Who, request: Request[Any]) -> None:
    table, visitor = request.table, request.visitor
    if who == "seat":
        request.seats = [seat_speaking(table, visitor)]
    elif who == "seats":
        request.seats = seats_speaking(table, visitor)
    elif who == "host" and not table.is_host(visitor.device):
        raise TableError("not-host")
    elif who == "seat or host":
        request.seats = seats_or_host(table, visitor)


def seats_or_host(table: Table, visitor: Visitor) -> list[int]:
    """A host without a seat may ask as well."""
    try:
        return seats_speaking(table, visitor)
    except TableError:
        if table.is_host(visitor.device):
            return []
        raise


def check_when(when: When, table: Table) -> None:
    if when == "before a game":
        check_before_game(table)
    elif table.phase not in PHASES[when]:
        raise TableError("not-now")


PHASES = {
    "playing": ("playing",),
    "in a game": ("playing", "between"),
    "after a game": ("over",),
}


def taken_back(request: Request[Any]) -> list[Entry]:
    """Whoever acts is back: their seat is theirs again, if a stand-in plays it."""
    table, visitor = request.table, request.visitor
    if visitor.key is None or table.match is None or table.is_waiting(visitor.key):
        return []
    return back_at(table, seat_speaking(table, visitor), request.now)


def back_at(table: Table, seat: int, now: int) -> list[Entry]:
    is_played = table.match is not None and table.sitters[seat].is_played
    return [TookBack(at=now, seats=[seat])] if is_played else []
