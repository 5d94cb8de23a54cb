"""Request and response bodies of the HTTP API; OpenAPI is generated from these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from hatbox.games import default_game
from hatbox.structs import Quiet
from hatbox.tables.audience.messages import Face


class Body(Quiet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class OpenTable(Body, frozen=True):
    """Open a table; with a name, take a seat there as its host."""

    game: str = field(default_factory=default_game)
    options: dict[str, Any] = field(default_factory=dict)
    name: str | None = None
    clock: str | int = "relaxed"
    pace: str = "normal"
    minds: list[str] = field(default_factory=list)
    start: bool = False


class TableOpened(Quiet, frozen=True):
    code: str
    seat: int | None
    url: str


class PublicFace(Face, frozen=True, kw_only=True):
    """A table before entering: its public face, the invitation, and the asking device's seats."""

    url: str
    mine: list[int]


class TakeSeat(Body, frozen=True):
    """`together` adds a seat to a device that already has one here.

    `invitation` is what follows `#` in the link of the invitation; a table that is closed to
    onlookers asks for it.
    """

    name: str
    together: bool = False
    invitation: str = ""


class SeatTaken(Quiet, frozen=True):
    code: str
    seat: int


class MoveSeat(Body, frozen=True):
    """Move a seat to this device, with a one-time token."""

    token: str


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


class Trouble(Quiet, frozen=True):
    """The shape of every error; texts by code are in the locale files."""

    code: str
