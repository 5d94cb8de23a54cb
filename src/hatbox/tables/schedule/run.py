"""Doing what is due: the entries that a table writes by itself."""

from __future__ import annotations

import logging
from typing import assert_never

from ..bots import any_move
from ..commands.play import move_entry
from ..commands.seats import next_host
from ..errors import TableError
from ..log.entries import By, Entry, HostPassed, RoundBegan, WentOn
from ..log.journal import Change, Journal
from ..mind_port import Decision
from ..state.context import Context
from .due import What

logger = logging.getLogger(__name__)
# Errors that say nothing about the move itself.
NOT_THE_MOVE = ("not-stored", "beat-running", "paused")


async def run(journal: Journal, what: What, context: Context) -> Change:
    match what:
        case "ask-mind":
            await journal.ask_mind()
            return Change()
        case "mind-move":
            return await play_for(journal, context)
        case "time-up":
            return await play_for(journal, context, late=True)
        case "look-over" | "next-round" | "host-gone":
            return await journal.write(entries_due(journal, what, context), context)
        case _:
            assert_never(what)


def entries_due(journal: Journal, what: What, context: Context) -> list[Entry]:
    table, now = journal.table, context.now
    if what == "next-round":
        return [RoundBegan(at=now)]
    if what == "look-over" and table.private_look is not None:
        return [WentOn(at=now, seats=[table.private_look.seat])]
    heir = next_host(table, context)
    return [] if heir is None else [HostPassed(at=now, device=heir)]


async def play_for(journal: Journal, context: Context, *, late: bool = False) -> Change:
    """A mind's move, or a stand-in's, through the same checks as a person's.

    A mind that breaks the rules must not stop the table: then any legal move is played.
    """
    decision = await journal.ask_mind()
    try:
        return await play(journal, decision, context, late=late)
    except TableError as error:
        if error.code in NOT_THE_MOVE:
            raise
        logger.error("a mind at table %s made an illegal move: %s", journal.table.code, error.code)
        return await play(journal, any_move(journal.table), context, late=late)


async def play(journal: Journal, decision: Decision, context: Context, *, late: bool) -> Change:
    table = journal.table
    seat = table.running.seat_to_move or 0
    move = table.game.move_to_json(decision.move)
    by: By = "stand-in" if table.sitters[seat].is_person else "mind"
    return await journal.write([move_entry(table, seat, move, context, by=by, late=late)], context)
