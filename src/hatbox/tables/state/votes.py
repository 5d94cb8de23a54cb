"""Who may decide that somebody goes, and how many of them it takes."""

from __future__ import annotations

from .context import Context
from .table import Table


def voters_about(table: Table, context: Context, key: int) -> frozenset[bytes]:
    """The devices of the other people who are here."""
    about = next(sitter.device for sitter in table.sitters if sitter.key == key)
    here = (person.device for person in table.persons() if person.key in context.here)
    return frozenset(device for device in here if device and device != about)


def votes_needed(voters: frozenset[bytes]) -> int:
    return len(voters) // 2 + 1
