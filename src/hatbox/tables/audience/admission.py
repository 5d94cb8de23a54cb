"""Who may come in and for whom they speak, and who must go."""

from __future__ import annotations

from ..commands.checks import check_may_enter, seat_spoken_for
from ..errors import TableError
from ..state.table import Table
from .messages import Role, Viewer
from .visitor import Visitor


def key_for(table: Table, device: bytes, role: Role, seat: int | None) -> int | None:
    """The sitter that a new connection speaks for; a device passed around speaks for none yet."""
    check_may_enter(table, device)
    if role == "seat":
        return table.sitters[own_seat(table, device, seat)].key
    if role == "onlooker":
        check_onlooker(table, device)
    elif not (table.seats_of(device) or table.match is None):
        raise TableError("not-seated")
    return None


def own_seat(table: Table, device: bytes, seat: int | None) -> int:
    own = table.seats_of(device)
    if seat is not None and seat not in own:
        table.sitter(seat)
        raise TableError("seat-taken")
    if not own:
        raise TableError("not-seated")
    return own[0] if seat is None else seat


def is_back(table: Table, visitor: Visitor) -> bool:
    """Somebody who had left the game comes in again and speaks for their seat."""
    seat = None if visitor.key is None else table.seat_of(visitor.key)
    return seat is not None and table.sitters[seat].has_left


def check_onlooker(table: Table, device: bytes) -> None:
    """A host without a seat is a screen for everybody, and always welcome."""
    if not table.is_open_to_onlookers and not table.is_host(device):
        raise TableError("no-onlookers")


def viewer_of(table: Table, visitor: Visitor) -> Viewer:
    seat = seat_spoken_for(table, visitor)
    is_host = table.is_host(visitor.device)
    return Viewer(seat, is_host, visitor.role, tuple(table.seats_of(visitor.device)))


def reason_to_go(table: Table, visitor: Visitor) -> str | None:
    if table.is_closed:
        return "closed"
    if visitor.device in table.removed:
        return "removed"
    if visitor.key is not None:
        return reason_to_stand_up(table, visitor.key, visitor)
    if has_left(table, visitor):
        return "left"
    is_barred = not table.is_open_to_onlookers and not table.is_host(visitor.device)
    return "no-onlookers" if is_barred and is_watching(table, visitor) else None


def has_left(table: Table, visitor: Visitor) -> bool:
    """Everybody who was at a device that is passed around."""
    own = table.seats_of(visitor.device) if visitor.role == "together" else []
    return bool(own) and all(table.sitters[seat].has_left for seat in own)


def is_watching(table: Table, visitor: Visitor) -> bool:
    """After the start a device without a seat counts as an onlooker, whatever role it asked for."""
    if visitor.role == "together":
        return table.match is not None and not table.seats_of(visitor.device)
    return visitor.role == "onlooker"


def reason_to_stand_up(table: Table, key: int, visitor: Visitor) -> str | None:
    seat = table.seat_of(key)
    if seat is None or table.sitters[seat].has_left:
        return "left"
    return "replaced" if seat_spoken_for(table, visitor) is None else None
