"""Entries that are added by themselves once everybody who is here agrees."""

from __future__ import annotations

from ..log.entries import Entry, GameCut, RoundBegan
from ..state.context import Context
from ..state.table import Table


def entries_agreed(table: Table, context: Context) -> list[Entry]:
    if table.phase == "between" and has_everybody_gone_on(table, context):
        return [RoundBegan(at=context.now)]
    if may_be_cut(table) and has_everybody_agreed(table, context):
        return [GameCut(at=context.now)]
    return []


def has_everybody_gone_on(table: Table, context: Context) -> bool:
    people = context.attending(table)
    is_seen = not table.is_beat_running(context.now) and table.paused_at is None
    return is_seen and bool(people) and all(person.key in table.gone_on for person in people)


def may_be_cut(table: Table) -> bool:
    return table.phase == "playing" and table.match is not None and table.match.has_reached_cap


def has_everybody_agreed(table: Table, context: Context) -> bool:
    """Programs among themselves agree at once: they would never stop."""
    if all(sitter.is_program for sitter in table.sitters):
        return True
    people = context.attending(table) if table.agreed else []
    return bool(people) and all(person.key in table.agreed for person in people)
