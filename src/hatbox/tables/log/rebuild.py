"""A table and its minds, rebuilt from the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..bots import Thinkers
from ..mind_port import MindMaker
from ..settings import Settings
from ..state.table import Table
from . import entries as log
from .apply import fold
from .store import TableCode

# Of games that are over nothing is left but their records.
OF_A_GAME = (log.Moved, log.RoundBegan, log.WentOn, log.AgreedToEnd, log.GameCut)


def replay(
    code: TableCode,
    raw: Sequence[bytes],
    settings: Settings,
    makers: Mapping[str, MindMaker],
    also: Iterable[int] = (),
) -> tuple[Table, Thinkers]:
    entries = [log.decoder.decode(entry) for entry in raw]
    last = last_start(entries)
    table = Table(code, settings)
    thinkers = Thinkers(makers, {*also, *seats_stood_in(entries[last:])})
    for number, entry in enumerate(entries):
        if number < last and isinstance(entry, OF_A_GAME):
            table.skip(entry)
        else:
            thinkers.relive(table, entry)
            thinkers.saw(table, entry, fold(table, entry))
    return table, thinkers


def last_start(entries: Sequence[log.Entry]) -> int:
    starts = (n for n in reversed(range(len(entries))) if isinstance(entries[n], log.GameStarted))
    return next(starts, len(entries))


def seats_stood_in(entries: Iterable[log.Entry]) -> set[int]:
    moves = (entry for entry in entries if isinstance(entry, log.Moved))
    return {move.seat for move in moves if move.by == "stand-in"}
