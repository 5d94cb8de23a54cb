"""What a table tells its visitors; the server encodes these and adds nothing.

The message about a table has two parts. `Public` is the same for everybody who is told; it is built
from what an onlooker sees, so a missing filter cannot leak. `You` is what one viewer alone gets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from hatbox.games import May
from hatbox.structs import Quiet

Phase = Literal["open", "playing", "between", "over", "closed"]
Role = Literal["seat", "onlooker", "together"]
REACTIONS = ("laugh", "gasp", "hmm", "wink", "clap", "oops", "heart", "sleepy")


class SeatFace(Quiet, frozen=True):
    """Who sits there; `mind` is the character of one that is a program."""

    name: str
    kind: Literal["person", "mind"]
    mind: str | None
    here: bool
    stand_in: bool
    host: bool


class Points(Quiet, frozen=True):
    points: list[int]
    winners: list[int] | None


class Public(Quiet, frozen=True, kw_only=True):
    """The table as everybody sees it now; `events` drive only motion and sound.

    Times are what is left, in milliseconds: of the decision, of the beat, and until a stand-in
    may be called. `looking` is a seat that looks at something alone while the table waits.
    """

    version: int
    code: str
    phase: Phase
    game: str
    options: Mapping[str, object]
    clock: str | int
    pace: str
    talk: bool
    onlookers: bool
    watching: int
    seats: list[SeatFace]
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
    waiting_for: list[int]
    can_end: bool
    agreed: list[int]
    looking: int | None
    events: list[object]


class OwnEvent(Quiet, frozen=True):
    """An event that one viewer alone sees, after so many of the public ones."""

    after: int
    event: object


class Viewer(Quiet, frozen=True):
    """Whom a connection speaks for: `seats` are all that its device holds."""

    seat: int | None
    host: bool
    role: Role
    seats: tuple[int, ...]


class You(Quiet, frozen=True):
    """What one viewer alone gets: who they are, what they may do, what only they see."""

    seat: int | None
    host: bool
    role: Role
    seats: tuple[int, ...]
    may: tuple[May, ...]
    sees: object
    events: list[OwnEvent]


encode = msgspec.json.Encoder().encode


class PublicPart:
    """The public part of a change, with its bytes, which are made once for all who are told."""

    __slots__ = ("_bytes", "value")

    def __init__(self, value: Public) -> None:
        self.value = value
        self._bytes: msgspec.Raw | None = None

    @property
    def bytes(self) -> msgspec.Raw:
        if self._bytes is None:
            self._bytes = msgspec.Raw(encode(self.value))
        return self._bytes


class TableNow(Quiet, frozen=True):
    """The table as one visitor sees it now."""

    public: PublicPart
    you: You


class Talk(Quiet, frozen=True, tag_field="type", tag="talk", omit_defaults=True):
    """A reaction or a bubble; `seat` is null for an onlooker. It is stored nowhere."""

    seat: int | None
    reaction: str | None = None
    text: str | None = None


class Bye(Quiet, frozen=True, tag_field="type", tag="bye"):
    """The visitor is sent away; nothing follows."""

    code: str


Update = TableNow | Talk | Bye


class Face(Quiet, frozen=True, kw_only=True):
    """What anybody may know of a table without entering."""

    code: str
    game: str
    phase: Phase
    seats: list[str]
    free_seats: int
    onlookers: bool


class Invitation(Quiet, frozen=True):
    """The answer to `invite-device`: a token that moves a seat, once."""

    token: str
