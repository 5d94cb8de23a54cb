"""One-time links that move a seat to another device."""

from __future__ import annotations

import hmac

from ..audience.messages import Invitation
from ..codes import draw_token, token_hash
from ..errors import TableError
from ..log.entries import SeatInvited, SeatMoved
from ..state.table import Table
from .registry import Outcome, Request, handles
from .structs import Claim, InviteDevice


@handles(InviteDevice, who="seat or host")
def invite(request: Request[InviteDevice]) -> Outcome:
    """For one's own seat, or by the host for any person's; a new link voids the one before."""
    table, seat = request.table, request.command.seat
    sitter = table.sitter(seat)
    if not table.is_host(request.visitor.device) and seat not in request.seats:
        raise TableError("not-host")
    if not sitter.is_person:
        raise TableError("not-seated")
    token = draw_token(table.code, request.context.draw)
    by_host = seat not in seats_of(request)
    invited = SeatInvited(at=request.now, seat=seat, token=token_hash(token), by_host=by_host)
    return Outcome([invited], answer=Invitation(token))


@handles(Claim, takes_back=False)
def claim(request: Request[Claim]) -> Outcome:
    seat = seat_of_token(request.table, token_hash(request.command.token), request.now)
    if seat is None:
        raise TableError("bad-token")
    return Outcome([SeatMoved(at=request.now, seat=seat, device=request.visitor.device)])


def seats_of(request: Request[InviteDevice]) -> list[int]:
    return request.table.seats_of(request.visitor.device)


def seat_of_token(table: Table, hash: bytes, now: int) -> int | None:
    for key, link in table.links.items():
        is_alive = now - link.at <= table.settings.link_lives
        if hmac.compare_digest(link.token, hash) and is_alive:
            return table.seat_of(key)
    return None
