"""What has happened at a table, in the past tense: the log is the truth, the table follows.

`at` is in milliseconds. A seat is a number as it was at that time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from hatbox.structs import Quiet, kebab

By = Literal["person", "mind", "stand-in"]


class Entry(Quiet, frozen=True, kw_only=True, tag_field="entry", tag=kebab, omit_defaults=True):
    at: int


class TableOpened(Entry, frozen=True):
    """`secret` deals the first game; only its commitment is told before that game is over.

    `invitation` stands in the link that players pass on: who has only the code lacks it.
    """

    game: str
    options: Mapping[str, object]
    clock: str | int
    pace: str
    host: bytes
    secret: bytes
    invitation: bytes = b""


class PersonSat(Entry, frozen=True):
    device: bytes
    name: str


class MindSat(Entry, frozen=True):
    mind: str
    name: str


class SeatLeft(Entry, frozen=True):
    """Before a game the seat goes; during one a stand-in plays it to the end."""

    seat: int
    removed: bool = False


class SeatsOrdered(Entry, frozen=True):
    seats: list[int]


class OptionsSet(Entry, frozen=True):
    game: str
    options: Mapping[str, object]
    clock: str | int
    pace: str
    talk: bool
    onlookers: bool


class StarterPicked(Entry, frozen=True):
    seat: int | None


class HostPassed(Entry, frozen=True):
    device: bytes


class SeatInvited(Entry, frozen=True):
    """`token` is the hash of the one-time link; `by_host` that the host made it for another."""

    seat: int
    token: bytes
    by_host: bool = False


class SeatMoved(Entry, frozen=True):
    seat: int
    device: bytes


class Contributed(Entry, frozen=True):
    seat: int
    given: bytes


class GameStarted(Entry, frozen=True):
    """Secret, contributions, options and starter are fixed by what stands before."""


class Moved(Entry, frozen=True):
    """One decision; `ms` is how long it took, `late` that a stand-in made it for want of time."""

    seat: int
    move: Mapping[str, object]
    by: By = "person"
    ms: int = 0
    late: bool = False


class WentOn(Entry, frozen=True):
    seats: list[int]


class RoundBegan(Entry, frozen=True):
    pass


class AgreedToEnd(Entry, frozen=True):
    seats: list[int]
    agree: bool


class GameCut(Entry, frozen=True):
    """Ended early, by agreement or at the cap: the round counts as it stands."""


class HandedToStandIn(Entry, frozen=True):
    seat: int


class TookBack(Entry, frozen=True):
    seats: list[int]


class Paused(Entry, frozen=True):
    pass


class Resumed(Entry, frozen=True):
    pass


class Rematched(Entry, frozen=True):
    game: str
    secret: bytes


class TableClosed(Entry, frozen=True):
    pass


ENTRIES = (
    TableOpened
    | PersonSat
    | MindSat
    | SeatLeft
    | SeatsOrdered
    | OptionsSet
    | StarterPicked
    | HostPassed
    | SeatInvited
    | SeatMoved
    | Contributed
    | GameStarted
    | Moved
    | WentOn
    | RoundBegan
    | AgreedToEnd
    | GameCut
    | HandedToStandIn
    | TookBack
    | Paused
    | Resumed
    | Rematched
    | TableClosed
)

encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder(ENTRIES)
