"""What a visitor may ask of a table: the same structs that arrive on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, field

from hatbox.structs import Quiet, kebab

MOST_RESULTS = 40


# How somebody fared against a mind that is tuned to them: 1 won, 0 lost, ½ neither; oldest first.
Results = Annotated[list[Annotated[float, Meta(ge=0, le=1)]], Meta(max_length=MOST_RESULTS)]


class Command(
    Quiet, frozen=True, kw_only=True, tag_field="type", tag=kebab, forbid_unknown_fields=True
):
    """`id` comes back with the answer; what it is means something to its sender alone."""

    id: int | str | None = None


class Move(Command, frozen=True):
    """A decision, in the form of the record without seat and receiver.

    `version` is that of the table as the mover saw it; `seat` is for a device passed around.
    """

    version: int
    move: Mapping[str, object]
    seat: int | None = None


class GoOn(Command, frozen=True):
    """Seen enough: of a reveal, of the opened table between two rounds, of what one sees alone."""


class CallStandIn(Command, frozen=True):
    """With the clock off: somebody has kept the table waiting."""

    seat: int


class AgreeToEnd(Command, frozen=True):
    """A round that might never end counts as it stands, if all who are here agree."""

    agree: bool


class TakeBack(Command, frozen=True):
    """A person is back and plays their seat again; any other act does the same."""


class Contribute(Command, frozen=True):
    """A device's own randomness for the shuffle, in hex (docs/fairness.md)."""

    bytes: str


class React(Command, frozen=True):
    reaction: str


class Say(Command, frozen=True):
    text: str


class HandOver(Command, frozen=True):
    """The device that is passed around is in the hands of this seat now, or of nobody.

    `in_view`: it lies in the middle. The seat moves in front of everybody, and what it alone sees
    is not shown.
    """

    seat: int | None
    in_view: bool = False


class Sit(Command, frozen=True):
    """One more person at the device that is passed around.

    At a table closed to onlookers newcomers need what stands in the link of the invitation.
    Who would `wait` comes during a game too, and has a seat as soon as there is one to give.
    """

    name: str
    invitation: str = ""
    wait: bool = False


class ChooseFace(Command, frozen=True):
    """What one looks like; `seat` is for a device passed around."""

    face: str
    seat: int | None = None


class ChooseSeat(Command, frozen=True):
    """Before a game: sit at this place; who sits there and beyond moves up."""

    seat: int


class Leave(Command, frozen=True):
    pass


class Claim(Command, frozen=True):
    """A one-time link moves its seat to this device; it comes over HTTP alone."""

    token: str


class InviteDevice(Command, frozen=True):
    """A one-time link that moves a seat to another device: one's own, or for the host any."""

    seat: int


class SetOptions(Command, frozen=True):
    """Whatever is not named stays as it is; `options` are replaced as a whole."""

    game: str | None = None
    options: Mapping[str, object] | None = None
    clock: str | int | None = None
    pace: str | None = None
    talk: bool | None = None
    onlookers: bool | None = None


class ListTable(Command, frozen=True):
    """Open to anybody on a public server, or no longer; `language` is what is spoken here."""

    listed: bool
    language: str = ""


class VoteOut(Command, frozen=True):
    """At a table of strangers: this person shall go, or after all may stay."""

    seat: int
    agree: bool = True


class OrderSeats(Command, frozen=True):
    """The new order, as the seats' old numbers."""

    seats: list[int]


class PickStarter(Command, frozen=True):
    """H4, M4: who begins; nobody picked means drawn."""

    seat: int | None = None


class AddMind(Command, frozen=True):
    """`results` are for a mind that is tuned to its opponent; others do without."""

    mind: str
    name: str | None = None
    results: Results = field(default_factory=list)


class RemoveSeat(Command, frozen=True):
    """A mind goes; a person goes and stays out."""

    seat: int


class HandToStandIn(Command, frozen=True):
    seat: int


class Pause(Command, frozen=True):
    pass


class Resume(Command, frozen=True):
    pass


class LendHost(Command, frozen=True):
    """A big screen is the host from now on, until the role is returned; of several, this one."""

    screen: int = 1


class ReturnHost(Command, frozen=True):
    """The role of the host comes back from a screen to a person; they or the screen may ask."""


class Start(Command, frozen=True):
    pass


class AskRematch(Command, frozen=True):
    """Another game would be welcome: everybody sees who asks, the host decides."""

    ask: bool = True


class Rematch(Command, frozen=True):
    """Again, with the same people: the same game, or the other one."""

    game: str | None = None


class Close(Command, frozen=True):
    pass


class Delete(Command, frozen=True):
    """Close the table and forget it, with its names and records."""


# What may come over the socket.
COMMANDS = (
    Move
    | GoOn
    | CallStandIn
    | AgreeToEnd
    | TakeBack
    | Contribute
    | React
    | Say
    | HandOver
    | Sit
    | ChooseFace
    | ChooseSeat
    | Leave
    | AskRematch
    | InviteDevice
    | SetOptions
    | ListTable
    | VoteOut
    | OrderSeats
    | PickStarter
    | AddMind
    | RemoveSeat
    | HandToStandIn
    | Pause
    | Resume
    | LendHost
    | ReturnHost
    | Start
    | Rematch
    | Close
    | Delete
)
