"""What a table does by itself when its time has come: minds, stand-ins, clocks, rounds."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, assert_never

from ..bots import complain
from ..commands.handlers import next_host
from ..commands.play import move_of
from ..errors import TableError
from ..log.entries import By, HostPassed, RoundBegan, WentOn
from ..log.journal import Ledger, News
from ..mind_port import Decision
from ..state.context import Moment
from .due import What, pause_ms

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Anything:
    """A legal move, where a mind had none."""

    move: Any
    pause: float = 0.0


async def follow(ledger: Ledger, what: What, moment: Moment) -> News | None:
    table, at = ledger.table, moment.now
    match what:
        case "host-gone":
            heir = next_host(table, moment)
            return await ledger.write([HostPassed(at=at, device=heir)] if heir else [], moment)
        case "next-round":
            return await ledger.write([RoundBegan(at=at)], moment)
        case "look-over":
            return await ledger.write([WentOn(at=at, seats=[table.looker or 0])], moment)
        case "decide":
            return await decide(ledger, moment)
        case "time-up":
            return await play_for(ledger, moment, late=True)
        case _:
            assert_never(what)


async def decide(ledger: Ledger, moment: Moment) -> News | None:
    """Asked as the beat ends; the move comes after the pause that the mind chose."""
    table = ledger.table
    await think(ledger)
    if moment.since(table) + pause_ms(table, ledger.thinkers) > moment.now:
        return None
    return await play_for(ledger, moment)


async def play_for(ledger: Ledger, moment: Moment, *, late: bool = False) -> News:
    """A mind's move, or a stand-in's: through the same checks as a person's."""
    decision = await think(ledger)
    try:
        return await play(ledger, decision, moment, late=late)
    except TableError as error:
        if error.code in ("not-stored", "beat-running", "paused"):
            raise
        logger.error("a mind at table %s made an illegal move: %s", ledger.table.code, error.code)
        return await play(ledger, anything(ledger), moment, late=late)


async def play(ledger: Ledger, decision: Decision, moment: Moment, *, late: bool) -> News:
    table = ledger.table
    seat = table.running.seat_to_move or 0
    move = table.game.move_to_json(decision.move)
    by: By = "stand-in" if table.sitters[seat].is_person else "mind"
    return await ledger.write([move_of(table, seat, move, moment, by=by, late=late)], moment)


async def think(ledger: Ledger) -> Decision:
    seat = ledger.table.running.seat_to_move or 0
    await ledger.call_thinker(seat)
    try:
        return ledger.thinkers.decide(ledger.table, seat)
    except Exception as error:
        complain(ledger.table, error)
        return anything(ledger)


def anything(ledger: Ledger) -> Decision:
    moves = ledger.table.running.legal_moves()
    return Anything(moves[ledger.table.version % len(moves)])
