"""What a table tells its visitors; the server encodes these and adds nothing.

The message about a table has two parts. `Public` is the same for everybody who is told; it is built
from what an onlooker sees, so a missing filter cannot leak. `You` is what one viewer alone gets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, TypeVar

import msgspec

from hatbox.games import May
from hatbox.games.lesson import Step
from hatbox.structs import Quiet

Phase = Literal["open", "playing", "between", "over", "closed"]
Role = Literal["seat", "onlooker", "together"]
# How a connection comes in: a big screen is an onlooker of whom everybody is told.
Entrance = Literal["seat", "onlooker", "together", "screen"]
# What a device may do with the role of the host: lend it to a big screen, or return it to a person.
Hosting = Literal["lend", "return"]
# When a mind may say a line of its own (`say-<mind>-<moment>`): it was wrong, or right.
MOMENTS = ("wrong", "right")
REACTIONS = ("laugh", "gasp", "hmm", "wink", "clap", "oops", "heart", "sleepy")


class SeatFace(Quiet, frozen=True):
    """Who sits there: `mind` is the character of a program, `face` what a person chose."""

    name: str
    kind: Literal["person", "mind"]
    mind: str | None
    here: bool
    stand_in: bool
    host: bool
    face: str | msgspec.UnsetType = msgspec.UNSET


class Points(Quiet, frozen=True):
    points: list[int]
    winners: list[int] | None


class Vote(Quiet, frozen=True):
    """So many want the person at this seat to go; with `needed` of them they go."""

    seat: int
    votes: int
    needed: int


class Public(Quiet, frozen=True, kw_only=True):
    """The table as everybody sees it now; `events` drive only motion and sound.

    Times are what is left, in milliseconds: of the decision or of the time between two rounds, of
    the beat, and until a stand-in may be called. `paused_by` is the seat of whoever paused, if
    they have one, `rematch_asked` those who would like another game, `looking` a seat that looks
    at something alone while the table waits. `listed` is open to anybody; there, and where it once
    was, nobody may say `words`. `waiting` are the names of those who wait for a seat. `screens` are
    big screens that show this table to a room; `watching` are the other onlookers.
    """

    version: int
    code: str
    phase: Phase
    game: str
    options: Mapping[str, object]
    clock: str | int
    pace: str
    talk: bool
    words: bool
    onlookers: bool
    listed: bool
    watching: int
    screens: int
    seats: list[SeatFace]
    waiting: list[str]
    votes: list[Vote]
    starter: int | None
    commitment: str | None
    view: object
    opened: object
    standing: Points | None
    round: int
    rounds: int | None
    deadline_ms: int | None
    beat_ms: int
    call_ms: int | None
    paused: bool
    paused_by: int | None
    waiting_for: list[int]
    can_end: bool
    agreed: list[int]
    rematch_asked: list[int]
    looking: int | None
    events: list[object]


class OwnEvent(Quiet, frozen=True):
    """An event that one viewer alone sees, after so many of the public ones."""

    after: int
    event: object


class Asked(Quiet, frozen=True):
    """Who at a device passed around is meant now; `alone`: there is something for them to see."""

    seat: int
    alone: bool


class You(Quiet, frozen=True):
    """What one viewer alone gets: whom they speak for, what they may do, what only they see.

    `seats` are all that their device holds. In a lesson there is a step; other tables do not have
    the field. Only a device passed around has `asked`, while one of its seats is meant, and
    `in_view`, while it lies in the middle. `hosting` is what the device may do with the role of the
    host, if anything. With several big screens each has its number (`screen`), and the host chooses
    by it (`lends_to` is the highest). `missed` are decisions in a row that a stand-in made for this
    seat because time was up; `waits` is one who has no seat yet and gets the next.
    """

    seat: int | None
    host: bool
    role: Role
    seats: tuple[int, ...]
    may: tuple[May, ...]
    sees: object
    missed: int
    waits: bool
    events: list[OwnEvent]
    lesson: Step | msgspec.UnsetType = msgspec.UNSET
    asked: Asked | msgspec.UnsetType = msgspec.UNSET
    in_view: bool | msgspec.UnsetType = msgspec.UNSET
    hosting: Hosting | msgspec.UnsetType = msgspec.UNSET
    screen: int | msgspec.UnsetType = msgspec.UNSET
    lends_to: int | msgspec.UnsetType = msgspec.UNSET


T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class Part(Generic[T]):
    """A part of a message with its bytes, which are made once for all to whom it is told."""

    __slots__ = ("bytes", "value")

    def __init__(self, value: T) -> None:
        self.value = value
        self.bytes = msgspec.Raw(encode(value))


class PublicPart(Part[Public]):
    """The same for all who are told of a change."""

    __slots__ = ()


class YouPart(Part[You]):
    """What one viewer alone gets: most get the same move after move."""

    __slots__ = ()


class TableNow(Quiet, frozen=True, gc=False, tag_field="type", tag="table"):
    """The table as one visitor sees it now; whoever encodes it takes the bytes of its parts."""

    public: PublicPart
    own: YouPart = msgspec.field(name="you")

    @property
    def you(self) -> You:
        return self.own.value


class Talk(Quiet, frozen=True, tag_field="type", tag="talk", omit_defaults=True):
    """A reaction or a bubble; `seat` is null for an onlooker. It is stored nowhere.

    A mind speaks in lines of the locale files, so that everybody reads them in their language.
    """

    seat: int | None
    reaction: str | None = None
    text: str | None = None
    line: str | None = None


class Saving(Quiet, frozen=True, tag_field="type", tag="saving"):
    """Whether the server can store anything just now; while it cannot, tables stand still."""

    ok: bool


class Bye(Quiet, frozen=True, tag_field="type", tag="bye"):
    """The visitor is sent away; nothing follows."""

    code: str


Update = TableNow | Talk | Saving | Bye


class Face(Quiet, frozen=True, kw_only=True):
    """What anybody may know of a table without entering: names, and which of them are minds."""

    code: str
    game: str
    phase: Phase
    seats: list[str]
    minds: list[str | None]
    free_seats: int
    onlookers: bool
    listed: bool


class Invitation(Quiet, frozen=True):
    """The answer to `invite-device`: a token that moves a seat, once."""

    token: str
