"""What a table will do by itself, and when: one alarm for the earliest of all."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..audience.snapshot import is_paused
from ..bots import Thinkers
from ..commands.handlers import next_host
from ..settings import SECOND
from ..state.context import Moment
from ..state.table import Table

What = Literal["decide", "time-up", "look-over", "next-round", "host-gone"]


class Due(NamedTuple):
    at: int
    what: What


def next_due(
    table: Table, thinkers: Thinkers, moment: Moment, host_gone_since: int | None
) -> Due | None:
    game = of_the_game(table, thinkers, moment)
    host = None if host_gone_since is None else of_the_host(table, moment, host_gone_since)
    return min(game, host) if game and host else game or host


def of_the_game(table: Table, thinkers: Thinkers, moment: Moment) -> Due | None:
    if is_paused(table, moment):
        return None
    if table.phase == "playing":
        return of_the_decision(table, thinkers, moment)
    if table.phase == "between":
        return Due(moment.since(table) + table.settings.between_rounds, "next-round")
    return None


def of_the_decision(table: Table, thinkers: Thinkers, moment: Moment) -> Due | None:
    since, clock = moment.since(table), table.clock_ms
    if table.looker is not None:
        return Due(table.free_at, "look-over")
    if table.sitters[table.seat_to_move or 0].is_program:
        return Due(since + pause_ms(table, thinkers), "decide")
    return None if clock is None else Due(since + clock, "time-up")


def pause_ms(table: Table, thinkers: Thinkers) -> int:
    """A mind is asked when the beat is over, and says then how long it takes."""
    decision = thinkers.decision(table)
    return 0 if decision is None else round(decision.pause * SECOND * table.tempo)


def of_the_host(table: Table, moment: Moment, gone_since: int) -> Due | None:
    is_needed = next_host(table, moment) is not None
    return Due(gone_since + table.settings.host_gone, "host-gone") if is_needed else None
