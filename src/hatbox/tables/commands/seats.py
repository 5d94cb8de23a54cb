"""Taking a seat, leaving it, handing a device on, and adding one's own randomness."""

from __future__ import annotations

import hmac

from hatbox.games.fairness import MOST_CONTRIBUTION_BYTES

from ..errors import TableError
from ..log.entries import Contributed, HostPassed, PersonSat, SeatLeft
from ..state.context import Context
from ..state.table import Table
from .checks import check_free_seat, new_name
from .registry import Outcome, Request, back_at, handles
from .structs import Contribute, HandOver, Leave, Sit


@handles(Sit)
def sit(request: Request[Sit]) -> Outcome:
    table, visitor = request.table, request.visitor
    check_free_seat(table)
    check_invited(table, visitor.device, request.command.invitation)
    if visitor.role != "together" and table.seats_of(visitor.device):
        raise TableError("seat-taken")
    name = new_name(table, request.command.name)
    return Outcome([PersonSat(at=request.now, device=visitor.device, name=name)])


def check_invited(table: Table, device: bytes, invitation: str) -> None:
    """A code can be read over a shoulder; a table for its players alone asks for the link."""
    is_known = table.is_host(device) or bool(table.seats_of(device))
    if table.is_open_to_onlookers or is_known:
        return
    if not hmac.compare_digest(table.invitation.encode(), invitation.encode()):
        raise TableError("needs-invitation")


@handles(Leave, who="seats", takes_back=False, is_always_stored=True)
def leave(request: Request[Leave]) -> Outcome:
    table, device = request.table, request.visitor.device
    seats = [seat for seat in request.seats if not table.sitters[seat].has_left]
    outcome = Outcome([SeatLeft(at=request.now, seat=seat) for seat in reversed(seats)])
    stays = len(table.seats_of(device)) > len(seats)
    heir = None if stays or not table.is_host(device) else next_host(table, request.context)
    if heir is not None:
        outcome.entries.append(HostPassed(at=request.now, device=heir))
    return outcome


def next_host(table: Table, context: Context) -> bytes | None:
    """The longest-seated person, if there is one who is here."""
    others = [s for s in table.persons() if s.device and not table.is_host(s.device)]
    here = [sitter for sitter in others if sitter.key in context.here]
    return here[0].device if here else None


@handles(HandOver, takes_back=False)
def hand_over(request: Request[HandOver]) -> Outcome:
    """A device passed around goes from one of its seats to another, and sees what that one sees."""
    table, visitor, seat = request.table, request.visitor, request.command.seat
    sitter = table.sitter(seat)
    if visitor.role != "together" or seat not in table.seats_of(visitor.device):
        raise TableError("seat-taken")
    return Outcome(back_at(table, seat, request.now), speaks_for=sitter.key)


@handles(Contribute, who="seats", when="before a game")
def contribute(request: Request[Contribute]) -> Outcome:
    """A device that is passed around contributes once, for its first seat."""
    try:
        given = bytes.fromhex(request.command.bytes)
    except ValueError:
        raise TableError("wrong-contribution") from None
    if len(given) > MOST_CONTRIBUTION_BYTES:
        raise TableError("wrong-contribution")
    is_new = given != request.table.sitters[request.seat].given
    return Outcome([Contributed(at=request.now, seat=request.seat, given=given)] if is_new else [])
