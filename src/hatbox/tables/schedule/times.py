"""How much time is left, for the decision that is due and for those who wait for it."""

from __future__ import annotations

from ..state.context import Context
from ..state.table import Table


def is_paused(table: Table, context: Context) -> bool:
    """By the host, or because nobody is here to play."""
    is_asleep = context.awake_since is None and table.phase in ("playing", "between")
    return table.paused_at is not None or is_asleep


def next_round_at(table: Table, context: Context) -> int | None:
    """With the clock off, people at one device, alone with minds, are waited for."""
    people = list(table.persons())
    is_alone = len({person.device for person in people}) == 1
    if is_alone and table.clock_ms is None and len(people) == len(context.attending(table)):
        return None
    return context.since(table) + table.settings.between_rounds


def deadline_ms(table: Table, context: Context) -> int | None:
    """Of a person's decision, or until the next round; programs have their own time."""
    if table.phase == "between" and not is_paused(table, context):
        at = next_round_at(table, context)
        return None if at is None else max(0, at - context.now)
    seat, clock = table.seat_to_move, table.clock_ms
    if seat is None or clock is None or is_paused(table, context):
        return None
    if table.sitters[seat].is_program:
        return None
    return max(0, context.since(table) + clock - context.now)


def call_ms(table: Table, context: Context) -> int | None:
    """How long until a stand-in may be called for the seat to move; None if never."""
    seat = table.seat_to_move
    if seat is None or table.clock_ms is not None or table.sitters[seat].is_program:
        return None
    waited = context.now - context.since(table)
    return max(0, table.settings.call_stand_in_after - waited)
