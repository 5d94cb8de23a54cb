"""What follows by itself once enough people have said so."""

from __future__ import annotations

from ..log.entries import Entry, GameCut, RoundBegan
from ..state.context import Moment
from ..state.table import Table


def consequences(table: Table, moment: Moment) -> list[Entry]:
    if table.phase == "between" and has_everybody_gone_on(table, moment):
        return [RoundBegan(at=moment.now)]
    if may_be_cut(table) and has_everybody_agreed(table, moment):
        return [GameCut(at=moment.now)]
    return []


def has_everybody_gone_on(table: Table, moment: Moment) -> bool:
    people = moment.attending(table)
    is_seen = not table.is_beat_running(moment.now) and table.paused_at is None
    return is_seen and bool(people) and all(person.key in table.gone_on for person in people)


def may_be_cut(table: Table) -> bool:
    return table.phase == "playing" and table.match is not None and table.match.has_reached_cap


def has_everybody_agreed(table: Table, moment: Moment) -> bool:
    """Programs among themselves agree at once: they would never stop."""
    if all(sitter.is_program for sitter in table.sitters):
        return True
    people = moment.attending(table) if table.agreed else []
    return bool(people) and all(person.key in table.agreed for person in people)
