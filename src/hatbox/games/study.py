"""Decisions as an experimenter sees them, in the same words for every game; for records only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

from .oracle import Odds
from .replay import Thought

Round_contra = TypeVar("Round_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)
Move_contra = TypeVar("Move_contra", contravariant=True)

# Somebody names a hidden thing, judges what another has named, or looks; or none of these.
Role = Literal["name", "judge", "look", ""]


@dataclass(frozen=True, slots=True)
class Trial:
    """`said` is what was named, by oneself or by the one who is judged; `truth` what it was.

    `lag` tells how long ago it was seen, `load` how much there was to keep in mind, `confusion` of
    a wrong name where it comes from, `bluff` whether the mind that said it knew better.
    """

    move: str
    role: Role = ""
    said: str = ""
    truth: str = ""
    lag: int | None = None
    load: int | None = None
    tone: str = ""
    is_wrong: bool | None = None
    confusion: str = ""
    bluff: bool | None = None


class Study(Protocol[Round_contra, Event_contra, Move_contra]):
    """Watches a whole match with everything open."""

    def watch(self, round: Round_contra, events: Iterable[Event_contra]) -> None:
        """The round just after the events; the first of a round are its opening."""

    def trial(
        self,
        round: Round_contra,
        seat: int,
        move: Move_contra,
        odds: Odds | None,
        thought: Thought | None,
    ) -> Trial:
        """A decision just before it is made."""


def bluff_in(thought: Thought | None) -> bool | None:
    """A file may hold anything here."""
    bluff = None if thought is None else thought.get("bluff")
    return bluff if isinstance(bluff, bool) else None
