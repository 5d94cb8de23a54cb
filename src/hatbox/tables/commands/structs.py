"""What a visitor may ask of a table: the same structs that arrive on the wire."""

from __future__ import annotations

from collections.abc import Mapping

from hatbox.structs import Quiet, kebab


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
    """Seen enough: of the opened table between two rounds, or of what one sees alone."""


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
    """The device that is passed around is in the hands of this seat now."""

    seat: int


class Sit(Command, frozen=True):
    """One more person at the device that is passed around.

    At a table closed to onlookers newcomers need what stands in the link of the invitation.
    """

    name: str
    invitation: str = ""


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


class OrderSeats(Command, frozen=True):
    """The new order, as the seats' old numbers."""

    seats: list[int]


class PickStarter(Command, frozen=True):
    """H4, M4: who begins; nobody picked means drawn."""

    seat: int | None = None


class AddMind(Command, frozen=True):
    mind: str
    name: str | None = None


class RemoveSeat(Command, frozen=True):
    """A mind goes; a person goes and stays out."""

    seat: int


class HandToStandIn(Command, frozen=True):
    seat: int


class Pause(Command, frozen=True):
    pass


class Resume(Command, frozen=True):
    pass


class Start(Command, frozen=True):
    pass


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
    | Leave
    | InviteDevice
    | SetOptions
    | OrderSeats
    | PickStarter
    | AddMind
    | RemoveSeat
    | HandToStandIn
    | Pause
    | Resume
    | Start
    | Rematch
    | Close
    | Delete
)
