"""What a table does next by itself, and when: the earliest of everything that may come."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..bots import Bots
from ..commands.seats import next_host
from ..settings import SECOND
from ..state.context import Context
from ..state.table import Table
from .times import is_paused, next_round_at

What = Literal["ask-mind", "mind-move", "time-up", "look-over", "next-round", "host-gone"]


class Due(NamedTuple):
    at: int
    what: What


def next_due(table: Table, bots: Bots, context: Context, host_gone_since: int | None) -> Due | None:
    game = due_in_game(table, bots, context)
    if host_gone_since is None:
        return game
    host = due_of_host(table, context, host_gone_since)
    return min(game, host) if game and host else game or host


def due_in_game(table: Table, bots: Bots, context: Context) -> Due | None:
    if is_paused(table, context):
        return None
    if table.phase == "playing":
        return due_decision(table, bots, context)
    if table.phase == "between" and table.is_read():
        at = next_round_at(table, context)
        return None if at is None else Due(at, "next-round")
    return None


def due_decision(table: Table, bots: Bots, context: Context) -> Due | None:
    since, clock = context.since(table), table.clock_ms
    if table.private_look is not None:
        return Due(table.free_at, "look-over")
    if table.sitters[table.seat_to_move or 0].is_program:
        return due_of_mind(table, bots, since) if table.is_read() else None
    return None if clock is None else Due(since + clock, "time-up")


def due_of_mind(table: Table, bots: Bots, since: int) -> Due:
    """A mind is asked once, when the beat is over; its move comes after the pause it chose."""
    decision = bots.decided(table)
    if decision is None:
        return Due(since, "ask-mind")
    return Due(since + round(decision.pause * SECOND * table.tempo), "mind-move")


def due_of_host(table: Table, context: Context, gone_since: int) -> Due | None:
    is_needed = next_host(table, context) is not None
    return Due(gone_since + table.settings.host_gone, "host-gone") if is_needed else None
