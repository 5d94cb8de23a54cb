"""What a table tells its visitors; the server encodes these and adds nothing."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from hatbox.games import game_named
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


class You(Quiet, frozen=True):
    """`seats` are all that this device holds; `seat` is the one it speaks for now."""

    seat: int | None
    host: bool
    role: Role
    seats: tuple[int, ...]


class Points(Quiet, frozen=True):
    points: list[int]
    winners: list[int] | None


class Box(Quiet, frozen=True):
    """M7: a wrong caller looks into the box; the animal is for that player's eyes alone."""

    seat: int
    animal: str | None


class Moving(Quiet, frozen=True, kw_only=True):
    """What a move changes of a table, besides the view; events drive only motion and sound.

    Times are what is left, in milliseconds: of the decision, of the beat, and until a stand-in
    may be called.
    """

    version: int
    deadline_ms: int | None
    beat_ms: int
    call_ms: int | None
    can_end: bool
    box: Box | None
    events: list[Any]


class TableNow(Moving, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """The table as this visitor sees it now."""

    code: str
    phase: Phase
    game: str
    options: dict[str, Any]
    clock: str | int
    pace: str
    talk: bool
    onlookers: bool
    watching: int
    seats: list[SeatFace]
    starter: int | None
    you: You
    commitment: str | None
    view: Any
    opened: Any
    standing: Points | None
    round: int
    rounds: int | None
    paused: bool
    waiting_for: list[int]
    agreed: list[int]


class Sight(Quiet, frozen=True):
    """The table as one visitor sees it, in parts of which many are the same for all.

    `still` is what moves do not change, `seen` what this one sees of the game, and `may` what a
    player may do; None for an onlooker.
    """

    still: TableNow
    moving: Moving
    seen: Any
    may: tuple[Any, ...] | None
    you: You

    @property
    def now(self) -> TableNow:
        """The whole, as it is told."""
        changed = {name: getattr(self.moving, name) for name in Moving.__struct_fields__}
        return replace(self.still, you=self.you, view=self._view, **changed)

    @property
    def _view(self) -> Any:
        if self.may is None or self.you.seat is None:
            return self.seen
        return game_named(self.still.game).view_of(self.seen, self.you.seat, self.may)


class Talk(Quiet, frozen=True, tag_field="type", tag="talk", omit_defaults=True):
    """A reaction or a bubble; `seat` is null for an onlooker. It is stored nowhere."""

    seat: int | None
    reaction: str | None = None
    text: str | None = None


class Bye(Quiet, frozen=True, tag_field="type", tag="bye"):
    """The visitor is sent away; nothing follows."""

    code: str


Update = Sight | Talk | Bye


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
