"""A decision at the table, a person's or a mind's: the same checks for all."""

from __future__ import annotations

from typing import Any

from ..audience.visitor import Visitor
from ..errors import TableError
from ..log.entries import By, Moved
from ..state.context import Moment
from ..state.table import Table
from .checks import seat_speaking
from .structs import CallStandIn, Move


def move(table: Table, visitor: Visitor, command: Move, moment: Moment) -> Moved:
    seat = seat_speaking(table, visitor)
    if command.seat is not None and command.seat != seat:
        raise TableError("not-handed-over")
    if not table.game_version <= command.version <= table.version:
        raise TableError("stale-version")
    return move_of(table, seat, command.move, moment)


def move_of(
    table: Table,
    seat: int,
    move: dict[str, Any],
    moment: Moment,
    *,
    by: By = "person",
    late: bool = False,
) -> Moved:
    """Whether the rules allow it is found out by the rules, when it is folded."""
    game = table.running.game
    if table.paused_at is not None:
        raise TableError("paused")
    if table.is_beat_running(moment.now):
        raise TableError("beat-running")
    said = game.move_to_json(game.move_from_json(move))
    ms = max(0, moment.now - moment.since(table))
    return Moved(at=moment.now, seat=seat, move=said, by=by, ms=ms, late=late)


def check_call(table: Table, visitor: Visitor, command: CallStandIn, moment: Moment) -> None:
    """With the clock off, a seat that has kept the others waiting may be helped."""
    if not table.is_host(visitor.device):
        seat_speaking(table, visitor)
    if table.running.seat_to_move != command.seat or table.sitter(command.seat).is_program:
        raise TableError("not-now")
    if table.paused_at is not None:
        raise TableError("paused")
    left = call_ms(table, moment)
    if left is None or left > 0:
        raise TableError("not-yet")


def call_ms(table: Table, moment: Moment) -> int | None:
    """How long until a stand-in may be called for the seat to move; None if never."""
    seat = table.seat_to_move
    if seat is None or table.clock_ms is not None or table.sitters[seat].is_program:
        return None
    waited = moment.now - moment.since(table)
    return max(0, table.settings.call_stand_in_after - waited)
