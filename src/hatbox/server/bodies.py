"""What HTTP asks and answers; the OpenAPI page is made from these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from hatbox.games import default_game
from hatbox.structs import Quiet
from hatbox.tables.audience.messages import Face


class Body(Quiet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class OpenTable(Body, frozen=True):
    """Open a table; with a name, sit down at it and be its host."""

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
    """What somebody with an invitation sees before sitting down; `url` is the invitation."""

    url: str


class TakeSeat(Body, frozen=True):
    """`together` seats one more person at a device that already has a seat here."""

    name: str
    together: bool = False


class SeatTaken(Quiet, frozen=True):
    code: str
    seat: int


class MoveSeat(Body, frozen=True):
    """Take over a seat with the one-time token that its person was given."""

    token: str


class Health(Quiet, frozen=True):
    status: Literal["ok", "closing"]
    version: str


class Trouble(Quiet, frozen=True):
    """Every error has this shape; the texts by code are in the locale files."""

    code: str
