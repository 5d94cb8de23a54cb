"""The record of a game that is over, as the store keeps it."""

from __future__ import annotations

import msgspec

from ..audience.messages import Phase
from ..bots import Bots
from ..state.table import Table

RUNNING = ("playing", "between")


def record_of(table: Table, bots: Bots) -> bytes:
    """The match's record, with who was a program and what the programs thought."""
    assert table.match is not None
    kinds: dict[str, object] = {
        "kinds": ["person" if sitter.is_person else "mind" for sitter in table.sitters],
        "minds": [sitter.mind for sitter in table.sitters],
        "began": table.began,
        "thoughts": bots.thoughts(table),
    }
    return msgspec.json.encode(table.match.record() | kinds)


def is_recorded_now(table: Table, before: Phase) -> bool:
    """A game is kept when it is over, or when its table closes in the middle of it.

    A lesson is not: it was prepared, and proves nothing.
    """
    return before in RUNNING and table.phase not in RUNNING and not table.is_lesson
