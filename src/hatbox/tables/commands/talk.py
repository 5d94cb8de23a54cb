"""Table talk: told, and forgotten. Nothing of it is stored or told again."""

from __future__ import annotations

from ..audience.messages import REACTIONS, Talk
from ..audience.visitor import Visitor
from ..errors import TableError
from ..names import clean_text
from ..state.table import Table
from .checks import check_may_enter, seat_spoken_for
from .structs import React, Say


def talk(table: Table, visitor: Visitor, command: React | Say, now: int) -> Talk:
    check_may_enter(table, visitor.device)
    if not table.has_talk:
        raise TableError("talk-off")
    said = words(table, visitor, command)
    check_rate(table, visitor, now)
    return said


def words(table: Table, visitor: Visitor, command: React | Say) -> Talk:
    """Onlookers may laugh and clap; they do not speak, for they might tell."""
    seat = seat_spoken_for(table, visitor)
    if isinstance(command, React):
        if command.reaction not in REACTIONS:
            raise TableError("unknown-reaction")
        return Talk(seat, reaction=command.reaction)
    if not table.seats_of(visitor.device):
        raise TableError("not-seated")
    return Talk(seat, text=clean_text(command.text))


def check_rate(table: Table, visitor: Visitor, now: int) -> None:
    settings = table.settings
    visitor.talked[:] = [at for at in visitor.talked if now - at < settings.talk_window]
    if len(visitor.talked) >= settings.talk_burst:
        raise TableError("too-fast")
    visitor.talked.append(now)
