"""One-time links that move a seat to another device."""

from __future__ import annotations

import hmac

from ..audience.visitor import Visitor
from ..codes import token_hash
from ..errors import TableError
from ..log.entries import SeatInvited, SeatMoved
from ..state.context import Moment
from ..state.table import Table
from .checks import check_may_enter, seats_speaking
from .structs import InviteDevice


def invite(
    table: Table, visitor: Visitor, command: InviteDevice, token: str, moment: Moment
) -> SeatInvited:
    """For one's own seat, or by the host for any person's; a new link voids the one before."""
    check_may_enter(table, visitor.device)
    sitter = table.sitter(command.seat)
    if not table.is_host(visitor.device) and command.seat not in seats_speaking(table, visitor):
        raise TableError("not-host")
    if not sitter.is_person:
        raise TableError("not-seated")
    return SeatInvited(at=moment.now, seat=command.seat, token=token_hash(token))


def claim(table: Table, device: bytes, token: str, moment: Moment) -> SeatMoved:
    check_may_enter(table, device)
    seat = seat_of_token(table, token_hash(token), moment.now)
    if seat is None:
        raise TableError("bad-token")
    return SeatMoved(at=moment.now, seat=seat, device=device)


def seat_of_token(table: Table, hash: bytes, now: int) -> int | None:
    for key, (promised, at) in table.links.items():
        if hmac.compare_digest(promised, hash) and now - at <= table.settings.link_lives:
            return table.seat_of(key)
    return None
