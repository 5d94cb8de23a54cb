"""Table talk: told, and forgotten. Nothing of it is stored or told again."""

from __future__ import annotations

from ..audience.messages import REACTIONS, Talk
from ..audience.visitor import Visitor
from ..errors import TableError
from ..names import clean_text
from ..state.table import Table
from .checks import seat_spoken_for
from .registry import Outcome, Request, handles
from .structs import React, Say


@handles(React)
def react(request: Request[React]) -> Outcome:
    """Onlookers too may laugh and clap."""
    table, visitor, reaction = request.table, request.visitor, request.command.reaction
    check_talk(table)
    if reaction not in REACTIONS:
        raise TableError("unknown-reaction")
    check_rate(table, visitor, request.now)
    return Outcome(said=Talk(seat_spoken_for(table, visitor), reaction=reaction))


@handles(Say)
def say(request: Request[Say]) -> Outcome:
    """Onlookers do not speak, for they might tell; nor do strangers, for manners differ."""
    table, visitor = request.table, request.visitor
    check_talk(table)
    if table.has_strangers:
        raise TableError("reactions-only")
    if not table.seats_of(visitor.device):
        raise TableError("not-seated")
    text = clean_text(request.command.text)
    check_rate(table, visitor, request.now)
    return Outcome(said=Talk(seat_spoken_for(table, visitor), text=text))


def check_talk(table: Table) -> None:
    if not table.has_talk:
        raise TableError("talk-off")


def check_rate(table: Table, visitor: Visitor, now: int) -> None:
    settings = table.settings
    visitor.talked[:] = [at for at in visitor.talked if now - at < settings.talk_window]
    if len(visitor.talked) >= settings.talk_burst:
        raise TableError("too-fast")
    visitor.talked.append(now)
