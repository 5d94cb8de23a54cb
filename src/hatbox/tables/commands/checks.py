"""Checks that many commands share."""

from __future__ import annotations

import hmac

from ..audience.visitor import Visitor
from ..errors import TableError
from ..names import clean_name, is_taken
from ..state.table import Table, is_at
from ..word_list import WordList


def check_before_game(table: Table) -> None:
    if table.match is not None:
        raise TableError("game-started")


def check_may_enter(table: Table, device: bytes) -> None:
    if table.is_closed:
        raise TableError("closed")
    if device in table.removed:
        raise TableError(why_out(table, device))


def why_out(table: Table, device: bytes) -> str:
    return "voted-out" if device in table.voted_out else "removed"


def has_invitation(table: Table, invitation: str) -> bool:
    """Whether somebody brings what stands in the link that players pass on."""
    is_same = hmac.compare_digest(table.invitation.encode(), invitation.encode())
    return is_same and bool(invitation)


def check_free_seat(table: Table) -> None:
    check_before_game(table)
    if len(table.sitters) >= table.game.MOST_PLAYERS:
        raise TableError("table-full")


def new_name(table: Table, wish: str, words: WordList) -> str:
    """Strangers meet at a listed table, so names there keep to the manners of the house."""
    name = clean_name(wish)
    if is_taken(name, [*table.names, *(sitter.name for sitter in table.queue)]):
        raise TableError("name-taken")
    if table.is_listed:
        check_words(name, words)
    return name


def check_words(name: str, words: WordList) -> None:
    if words.forbids(name):
        raise TableError("name-not-allowed")


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
