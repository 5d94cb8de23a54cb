"""Who may come in and for whom they speak, and who must go."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from ..commands.checks import check_may_enter, has_invitation, seat_spoken_for, why_out
from ..errors import TableError
from ..state.table import Table
from .messages import Entrance, Hosting, Role, You, YouPart
from .visitor import Dismiss, Send, Visitor


def let_in(
    table: Table,
    device: bytes,
    entrance: Entrance,
    seat: int | None,
    invitation: str,
    send: Send,
    dismiss: Dismiss | None,
) -> Visitor:
    """A new visitor, if there is one that may come in this way."""
    role: Role = "onlooker" if entrance == "screen" else entrance
    visitor = Visitor(device, role, send=send, dismiss=dismiss)
    visitor.is_screen = entrance == "screen"
    visitor.is_invited = visitor.is_screen and has_invitation(table, invitation)
    visitor.key = key_for(table, visitor, seat)
    return visitor


def key_for(table: Table, visitor: Visitor, seat: int | None) -> int | None:
    """The sitter that a new connection speaks for; a device passed around speaks for none yet."""
    device, role = visitor.device, visitor.role
    check_may_enter(table, device)
    if role == "seat":
        waiting = table.waiting(device)
        return waiting.key if waiting else table.sitters[own_seat(table, device, seat)].key
    if role == "onlooker" and not may_watch(table, visitor):
        raise TableError("no-onlookers")
    if role == "together" and not (table.seats_of(device) or table.match is None):
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


def may_watch(table: Table, visitor: Visitor) -> bool:
    """A host without a seat, and a screen that players have invited, are always welcome."""
    is_welcome = visitor.is_invited or table.is_host(visitor.device)
    return table.is_open_to_onlookers or is_welcome


def you_at_rest(table: Table, visitor: Visitor, screens: Sequence[bytes]) -> YouPart:
    """What a visitor is told while they may do nothing and see nothing alone."""
    device, seat = visitor.device, seat_spoken_for(table, visitor)
    is_host = table.is_host(device)
    may = may_with_role(table, device, screens) if is_host or table.lender else UNSET
    you = You(
        seat,
        is_host,
        visitor.role,
        tuple(table.seats_of(device)),
        may=(),
        sees=None,
        missed=0 if seat is None else table.sitters[seat].misses,
        events=[],
        waits=visitor.key is not None and table.is_waiting(visitor.key),
        in_view=visitor.is_in_view or UNSET,
        hosting=may,
        screen=number_of(visitor, screens) if visitor.is_screen else UNSET,
        lends_to=len(screens) if may == "lend" and len(screens) > 1 else UNSET,
    )
    return YouPart(you)


def number_of(visitor: Visitor, screens: Sequence[bytes]) -> int | UnsetType:
    """Which of several screens this is; they are in the same order at every server."""
    is_one_of_several = len(screens) > 1 and visitor.device in screens
    return screens.index(visitor.device) + 1 if is_one_of_several else UNSET


def may_with_role(table: Table, device: bytes, screens: Sequence[bytes]) -> Hosting | UnsetType:
    if table.is_lender(device):
        return "return"
    if not table.is_host(device) or table.is_lesson:
        return UNSET
    if table.seats_of(device):
        return "lend" if screens else UNSET
    return "return" if any(table.persons()) else UNSET


def reason_to_go(table: Table, visitor: Visitor) -> str | None:
    if table.is_closed:
        return "closed"
    if visitor.device in table.removed:
        return why_out(table, visitor.device)
    if visitor.key is not None:
        return reason_to_stand_up(table, visitor.key, visitor)
    if has_left(table, visitor):
        return "left"
    is_barred = is_watching(table, visitor) and not may_watch(table, visitor)
    return "no-onlookers" if is_barred else None


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
    if table.is_waiting(key):
        return None
    if seat is None or table.sitters[seat].has_left:
        return "left"
    return "replaced" if seat_spoken_for(table, visitor) is None else None
