"""Entries that are added by themselves once everybody who is here agrees."""

from __future__ import annotations

from ..log.entries import Entry, GameCut, RoundBegan
from ..state.context import Context
from ..state.table import Table


def entries_agreed(table: Table, context: Context) -> list[Entry]:
    if table.phase == "between" and has_everybody_gone_on(table, context):
        return [RoundBegan(at=context.now)]
    if table.phase == "playing" and table.running.can_end and has_everybody_agreed(table, context):
        return [GameCut(at=context.now)]
    return []


def has_everybody_gone_on(table: Table, context: Context) -> bool:
    people = context.attending(table)
    is_seen = not table.is_beat_running(context.now) and table.paused_at is None
    return is_seen and bool(people) and all(person.key in table.gone_on for person in people)


def has_everybody_agreed(table: Table, context: Context) -> bool:
    """Programs among themselves would never stop: they agree at the cap."""
    if all(sitter.is_program for sitter in table.sitters):
        return table.running.has_reached_cap
    people = context.attending(table) if table.agreed else []
    return bool(people) and all(person.key in table.agreed for person in people)
