"""What a table will do by itself, and when: one alarm for the earliest of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from .acting import next_host
from .moment import Moment
from .settings import SECOND
from .snapshot import is_paused
from .table import Table
from .thinkers import Thinkers

What = Literal["decide", "time-up", "look-over", "next-round", "host-gone"]


class Due(NamedTuple):
    at: int
    what: What


def next_due(
    table: Table, thinkers: Thinkers, moment: Moment, host_gone_since: int | None
) -> Due | None:
    dues = [*of_the_game(table, thinkers, moment), *of_the_host(table, moment, host_gone_since)]
    return min(dues, default=None)


def of_the_game(table: Table, thinkers: Thinkers, moment: Moment) -> Iterator[Due]:
    if is_paused(table, moment):
        return
    if table.phase == "playing":
        yield from of_the_decision(table, thinkers, moment)
    elif table.phase == "between":
        yield Due(moment.since(table) + table.settings.between_rounds, "next-round")


def of_the_decision(table: Table, thinkers: Thinkers, moment: Moment) -> Iterator[Due]:
    since, clock = moment.since(table), table.clock_ms
    if table.looker is not None:
        yield Due(table.free_at, "look-over")
    elif table.sitters[table.running.seat_to_move or 0].is_program:
        yield Due(since + pause_ms(table, thinkers), "decide")
    elif clock is not None:
        yield Due(since + clock, "time-up")


def pause_ms(table: Table, thinkers: Thinkers) -> int:
    """A mind is asked when the beat is over, and says then how long it takes."""
    decision = thinkers.decision(table)
    return 0 if decision is None else round(decision.pause * SECOND * table.tempo)


def of_the_host(table: Table, moment: Moment, gone_since: int | None) -> Iterator[Due]:
    is_needed = gone_since is not None and next_host(table, moment) is not None
    if is_needed and gone_since is not None:
        yield Due(gone_since + table.settings.host_gone, "host-gone")
