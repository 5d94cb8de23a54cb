"""A table and its minds, rebuilt from the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..bots import Bots
from ..mind_port import MindMaker
from ..settings import Settings
from ..state.table import Table
from . import entries as log
from .apply import apply
from .apply.strangers import seat_the_waiting
from .store import TableCode

# Entries that change nothing outside their game: of a finished game only the record is left.
WITHIN_A_GAME = (log.Moved, log.RoundBegan, log.WentOn, log.AgreedToEnd, log.GameCut)


def rebuild(
    code: TableCode,
    raw: Sequence[bytes],
    settings: Settings,
    makers: Mapping[str, MindMaker],
    also: Iterable[int] = (),
) -> tuple[Table, Bots]:
    entries = [log.decoder.decode(entry) for entry in raw]
    last = last_start(entries)
    table = Table(code, settings)
    bots = Bots(makers, {*also, *seats_stood_in(entries[last:])})
    for number, entry in enumerate(entries):
        if number < last and isinstance(entry, WITHIN_A_GAME):
            skip(table, entry)
        else:
            bots.decide_again(table, entry)
            bots.watch(table, entry, apply(table, entry))
    return table, bots


def skip(table: Table, entry: log.Entry) -> None:
    """Who sat down for a round of a finished game still sits there."""
    if isinstance(entry, log.RoundBegan):
        seat_the_waiting(table)
    table.count(entry)


def last_start(entries: Sequence[log.Entry]) -> int:
    starts = (n for n in reversed(range(len(entries))) if isinstance(entries[n], log.GameStarted))
    return next(starts, len(entries))


def seats_stood_in(entries: Iterable[log.Entry]) -> set[int]:
    moves = (entry for entry in entries if isinstance(entry, log.Moved))
    return {move.seat for move in moves if move.by == "stand-in"}
