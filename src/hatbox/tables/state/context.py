"""The context of an act: the time, and who is here. None of it is in the log."""

from __future__ import annotations

from collections.abc import Mapping

from hatbox.structs import Quiet

from ..codes import Draw
from ..mind_port import MindMaker
from ..word_list import WordList
from .sitter import Sitter
from .table import Table


class Context(Quiet, frozen=True, gc=False):
    """`here` are the keys of the sitters who are connected.

    `awake_since` is when the first person came back to a table that nobody was at; None while
    it sleeps. `screens` are the devices of big screens that have no seat, in the order
    of their numbers.
    """

    now: int
    here: frozenset[int]
    awake_since: int | None
    minds: Mapping[str, MindMaker]
    draw: Draw
    words: WordList
    screens: tuple[bytes, ...] = ()

    def since(self, table: Table) -> int:
        """When the decision that is due could be made at the earliest."""
        return max(table.free_at, self.now if self.awake_since is None else self.awake_since)

    def is_attending(self, sitter: Sitter) -> bool:
        """A person who is here and plays their own seat."""
        return sitter.is_person and not sitter.is_played and sitter.key in self.here

    def attending(self, table: Table) -> list[Sitter]:
        return [sitter for sitter in table.sitters if self.is_attending(sitter)]
