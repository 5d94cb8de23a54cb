"""What a perfect observer of one seat could know: the exact distribution of everything hidden.

An oracle is told what its seat is told, forgets nothing, and reads nothing into what the others
decide: all deals that agree with what the seat has seen are equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol, TypeVar

View_contra = TypeVar("View_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)
Move_contra = TypeVar("Move_contra", contravariant=True)

# The chance of each thing that may be in a hidden place, place by place; what is missing has none.
Belief = Mapping[str, Mapping[str, Fraction]]

NEVER, SURELY = Fraction(0), Fraction(1)


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance that a decision is right for all that its seat could know, and the best there
    was."""

    chance: Fraction
    best: Fraction


class Oracle(Protocol[View_contra, Event_contra, Move_contra]):
    """Watches a match for one seat, from its beginning."""

    def watch(self, view: View_contra, events: Iterable[Event_contra]) -> None:
        """What the seat was told, and what everybody sees just after it."""

    def belief(self) -> Belief: ...

    def odds(self, view: View_contra, move: Move_contra) -> Odds | None:
        """None for a decision that can be neither right nor wrong."""


def certain(thing: str) -> Mapping[str, Fraction]:
    return {thing: SURELY}


def evenly(things: Iterable[str]) -> Mapping[str, Fraction]:
    listed = tuple(things)
    return {thing: Fraction(1, len(listed)) for thing in listed}
