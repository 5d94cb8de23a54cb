"""Taking a seat, leaving it, handing a device on, and adding one's own randomness."""

from __future__ import annotations

import hmac

from hatbox.games.fairness import MOST_CONTRIBUTION_BYTES

from ..audience.visitor import Visitor
from ..errors import TableError
from ..faces import clean_face
from ..log.entries import (
    Contributed,
    FaceChosen,
    HostPassed,
    PersonQueued,
    PersonSat,
    QueueLeft,
    SeatLeft,
    SeatsOrdered,
)
from ..state.context import Context
from ..state.table import Table
from .checks import check_free_seat, new_name, seats_speaking
from .registry import Hands, Outcome, Request, back_at, handles
from .structs import ChooseFace, ChooseSeat, Contribute, HandOver, Leave, Sit


@handles(Sit)
def sit(request: Request[Sit]) -> Outcome:
    table, visitor = request.table, request.visitor
    is_queued = takes_turn(table, visitor, wait=request.command.wait)
    if is_queued:
        check_room_in_queue(table)
    else:
        check_free_seat(table)
    check_invited(table, visitor.device, request.command.invitation)
    if visitor.role != "together" and table.seats_of(visitor.device):
        raise TableError("seat-taken")
    name = new_name(table, request.command.name, request.context.words)
    entry = PersonQueued if is_queued else PersonSat
    return Outcome([entry(at=request.now, device=visitor.device, name=name)])


def takes_turn(table: Table, visitor: Visitor, *, wait: bool) -> bool:
    """Whoever comes during a game and would wait, or may have the seat of a mind."""
    if visitor.role == "together":
        return False
    return wait if table.match is not None else table.is_listed


def check_room_in_queue(table: Table) -> None:
    """Room for so many people at the next game."""
    if table.waiting_room <= 0:
        raise TableError("table-full")


def check_invited(table: Table, device: bytes, invitation: str) -> None:
    """A code can be read over a shoulder; a table for its players alone asks for the link."""
    is_known = table.is_host(device) or bool(table.seats_of(device))
    if table.is_open_to_onlookers or table.is_listed or is_known:
        return
    if not hmac.compare_digest(table.invitation.encode(), invitation.encode()):
        raise TableError("needs-invitation")


@handles(Leave, takes_back=False, is_always_stored=True)
def leave(request: Request[Leave]) -> Outcome:
    table, device = request.table, request.visitor.device
    if table.waiting(device) is not None:
        return Outcome([QueueLeft(at=request.now, device=device)])
    request.seats = seats_speaking(table, request.visitor)
    seats = [seat for seat in request.seats if not table.sitters[seat].has_left]
    outcome = Outcome([SeatLeft(at=request.now, seat=seat) for seat in reversed(seats)])
    stays = len(table.seats_of(device)) > len(seats)
    heir = None if stays or not table.is_host(device) else next_host(table, request.context)
    if heir is not None:
        outcome.entries.append(HostPassed(at=request.now, device=heir))
    return outcome


def next_host(table: Table, context: Context) -> bytes | None:
    """The longest-seated person, if there is one who is here; after those, who waits longest.

    What was lent to a screen goes back to whoever lent it, if they are here.
    """
    people = [*table.persons(), *table.queue]
    devices = [s.device for s in people if s.device is not None and s.key in context.here]
    others = [device for device in devices if not table.is_host(device)]
    return next(filter(table.is_lender, others), others[0] if others else None)


@handles(ChooseFace, who="seats", takes_back=False)
def choose_face(request: Request[ChooseFace]) -> Outcome:
    seat = request.seat if request.command.seat is None else request.command.seat
    sitter = request.table.sitter(seat)
    if seat not in request.seats:
        raise TableError("seat-taken")
    face = clean_face(request.command.face)
    is_new = face != sitter.face
    return Outcome([FaceChosen(at=request.now, seat=seat, face=face)] if is_new else [])


@handles(ChooseSeat, who="seat", when="before a game")
def choose_seat(request: Request[ChooseSeat]) -> Outcome:
    """The others keep their order, and so their neighbours but for this one."""
    table, place = request.table, request.command.seat
    table.sitter(place)
    order = [seat for seat in range(len(table.sitters)) if seat != request.seat]
    order.insert(place, request.seat)
    is_new = place != request.seat
    return Outcome([SeatsOrdered(at=request.now, seats=order)] if is_new else [])


@handles(HandOver, takes_back=False)
def hand_over(request: Request[HandOver]) -> Outcome:
    """A device passed around goes from one of its seats to another, and sees what that one sees.

    In nobody's hands it sees what everybody sees: so a wrong hand-over is taken back.
    """
    table, visitor, seat = request.table, request.visitor, request.command.seat
    own = table.seats_of(visitor.device) if visitor.role == "together" else []
    key = None if seat is None else table.sitter(seat).key
    if not own or (seat is not None and seat not in own):
        raise TableError("seat-taken")
    entries = [] if seat is None else back_at(table, seat, request.now)
    return Outcome(entries, hands=Hands(key, request.command.in_view))


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
