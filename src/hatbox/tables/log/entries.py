"""What has happened at a table, in the past tense: the log is the truth, the table follows.

`at` is in milliseconds. A seat is a number as it was at that time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import field

from hatbox.structs import Quiet, kebab

from ..mind_port import Acquaintance

By = Literal["person", "mind", "stand-in"]


class Entry(Quiet, frozen=True, kw_only=True, tag_field="entry", tag=kebab, omit_defaults=True):
    at: int


class TableOpened(Entry, frozen=True):
    """`secret` deals the first game; only its commitment is told before that game is over.

    `invitation` stands in the link that players pass on: who has only the code lacks it.
    `learner` is the name of whom a lesson is for: its seats and its game are prepared.
    """

    game: str
    options: Mapping[str, object]
    clock: str | int
    pace: str
    host: bytes
    secret: bytes
    invitation: bytes = b""
    learner: str = ""


class PersonSat(Entry, frozen=True):
    device: bytes
    name: str


class MindSat(Entry, frozen=True):
    """`results` is there if the mind is tuned to its opponent: how that one has fared so far."""

    mind: str
    name: str
    results: list[float] | None = None


class PersonQueued(Entry, frozen=True):
    """Somebody takes the next seat that can be given: at once before a game, else later."""

    device: bytes
    name: str


class QueueLeft(Entry, frozen=True):
    device: bytes


class SeatLeft(Entry, frozen=True):
    """Before a game the seat goes; during one a stand-in plays it to the end.

    `voted` that the others at the table decided it, not the host.
    """

    seat: int
    removed: bool = False
    voted: bool = False


class TableListed(Entry, frozen=True):
    """Open to anybody, or no longer; `language` is what is spoken here."""

    listed: bool
    language: str = ""


class VoteCast(Entry, frozen=True):
    """`by` is the device of whoever wants this seat's person to go, or no longer does."""

    seat: int
    by: bytes
    agree: bool


class FaceChosen(Entry, frozen=True):
    """`face` is a code of `faces`, or empty."""

    seat: int
    face: str


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


class BeatEnded(Entry, frozen=True):
    """What was being shown had been seen enough; what is shown after it follows at once."""


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
    """`by` is the device that asked for it; older logs do not say."""

    by: bytes = b""


class Resumed(Entry, frozen=True):
    pass


class RematchAsked(Entry, frozen=True):
    seats: list[int]
    ask: bool


class Rematched(Entry, frozen=True):
    """`known` is what minds have learnt about people in the last game, by the keys of both."""

    game: str
    secret: bytes
    known: dict[int, dict[int, Acquaintance]] = field(default_factory=dict)


class TableClosed(Entry, frozen=True):
    pass


ENTRIES = (
    TableOpened
    | PersonSat
    | MindSat
    | PersonQueued
    | QueueLeft
    | SeatLeft
    | TableListed
    | VoteCast
    | FaceChosen
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
    | BeatEnded
    | RoundBegan
    | AgreedToEnd
    | GameCut
    | HandedToStandIn
    | TookBack
    | Paused
    | Resumed
    | RematchAsked
    | Rematched
    | TableClosed
)

encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder(ENTRIES)
