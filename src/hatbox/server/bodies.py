"""Request and response bodies of the HTTP API; OpenAPI is generated from these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from hatbox.analysis.replay import Replay
from hatbox.games import default_game
from hatbox.games.awards import Award
from hatbox.structs import Quiet
from hatbox.tables import ListedTable
from hatbox.tables.audience.messages import Face
from hatbox.tables.commands.structs import Results


class Body(Quiet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class OpenTable(Body, frozen=True):
    """Open a table; with a name, take a seat there as its host.

    `together` are the names of others who play at the same device.
    `results` are for a mind that is tuned to its opponent: 1 won, 0 lost, ½ neither, oldest first.
    """

    game: str = field(default_factory=default_game)
    options: dict[str, Any] = field(default_factory=dict)
    name: str | None = None
    together: list[str] = field(default_factory=list)
    clock: str | int = "relaxed"
    pace: str = "normal"
    minds: list[str] = field(default_factory=list)
    results: Results = field(default_factory=list)
    start: bool = False


class OpenLesson(Body, frozen=True):
    """Open a lesson: a prepared game for one learner, who begins it with `start`."""

    name: str
    game: str = field(default_factory=default_game)


class TableOpened(Quiet, frozen=True):
    code: str
    seat: int | None
    url: str


class PublicFace(Face, frozen=True, kw_only=True):
    """A table before entering: its public face, the invitation, and the asking device's seats.

    `waits` is a device that has no seat yet and gets the next.
    """

    url: str
    mine: list[int]
    waits: bool


class TakeSeat(Body, frozen=True):
    """`together` adds a seat to a device that already has one here.

    `invitation` is what follows `#` in the link of the invitation; a table that is closed to
    onlookers asks for it. Who would `wait` comes during a game too.
    """

    name: str
    together: bool = False
    invitation: str = ""
    wait: bool = False


class Invited(Body, frozen=True):
    """What follows `#` in the link of the invitation, from somebody who has it."""

    invitation: str


class SeatTaken(Quiet, frozen=True):
    """`seat` is null for one who waits: during a game there is no seat yet."""

    code: str
    seat: int | None


class FindSeat(Body, frozen=True):
    """A seat with strangers: of any game, or of this one; `language` is the asker's."""

    name: str
    game: str | None = None
    language: str = ""


class OpenTables(Quiet, frozen=True):
    """Tables that are open to anybody; `now` is on the same clock as their `since`."""

    now: int
    tables: list[ListedTable]


class MoveSeat(Body, frozen=True):
    """Move a seat to this device, with a one-time token."""

    token: str


class GameTold(Quiet, frozen=True):
    """A finished game with all that was hidden; `number` counts the games of its table, or is 0."""

    number: int
    awards: list[Award]
    replay: Replay


class Health(Quiet, frozen=True):
    """Whether the process works at all; who does not answer should be restarted.

    `damaged_tables` were asked for, and their logs cannot be read.
    """

    status: Literal["ok"]
    version: str
    damaged_tables: int = 0


class Readiness(Quiet, frozen=True):
    """Whether new visitors may be sent here."""

    status: Literal["ok", "closing", "cut-off"]


class Trouble(Quiet, frozen=True, omit_defaults=True):
    """The shape of every error; texts by code are in the locale files.

    A record that does not hold also has why, and in which round and move, counted from 1.
    """

    code: str
    why: str = ""
    round: int = 0
    move: int = 0
