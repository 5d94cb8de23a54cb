"""Checks that many commands share."""

from __future__ import annotations

from ..audience.visitor import Visitor
from ..errors import TableError
from ..names import clean_name, is_taken
from ..state.table import Table, is_at


def check_before_game(table: Table) -> None:
    if table.match is not None:
        raise TableError("game-started")


def check_may_enter(table: Table, device: bytes) -> None:
    if table.is_closed:
        raise TableError("closed")
    if device in table.removed:
        raise TableError("removed")


def check_free_seat(table: Table) -> None:
    check_before_game(table)
    if len(table.sitters) >= table.game.MOST_PLAYERS:
        raise TableError("table-full")


def new_name(table: Table, wish: str) -> str:
    name = clean_name(wish)
    if is_taken(name, table.names):
        raise TableError("name-taken")
    return name


def seat_spoken_for(table: Table, visitor: Visitor) -> int | None:
    """The seat that a visitor speaks for now; by HTTP it is the first of the device."""
    if visitor.key is None:
        own = table.seats_of(visitor.device) if visitor.role == "seat" else []
        return own[0] if own else None
    seat = table.seat_of(visitor.key)
    return seat if seat is not None and is_at(table.sitters[seat], visitor.device) else None


def seat_speaking(table: Table, visitor: Visitor) -> int:
    seat = seat_spoken_for(table, visitor)
    if seat is None:
        is_waiting = visitor.role == "together" and table.seats_of(visitor.device)
        raise TableError("not-handed-over" if is_waiting else "not-seated")
    return seat


def seats_speaking(table: Table, visitor: Visitor) -> list[int]:
    """A device that is passed around agrees, goes on and leaves for all of its people."""
    if visitor.role == "together":
        seats = table.seats_of(visitor.device)
        if not seats:
            raise TableError("not-seated")
        return seats
    return [seat_speaking(table, visitor)]
