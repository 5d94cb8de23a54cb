"""What a replay shows of a round besides its words: everything, face up.

A frame is the table after one decision: what was true, what a perfect memory would know, and what
the minds believed. Frames are for afterwards; nothing of a running game is ever made into one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

from .base import Seat

Round_contra = TypeVar("Round_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)
Frame_co = TypeVar("Frame_co", covariant=True)

# What a mind kept of a decision; a file may hold anything here.
Thought = Mapping[str, Any]
# Where to jump to: a card was turned over, an untrue name was believed, somebody called, the end.
Mark = Literal["", "reveal", "believed", "call", "end"]


@dataclass(frozen=True, slots=True)
class Stop:
    """One stage of a journey, at a step of the round: who had the thing, to whom it went.

    `claim` is what it was called there, and `believed` whether the other took it for that.
    """

    step: int
    what: Literal["dealt", "fetched", "offered", "kept"]
    seat: Seat
    to: Seat | None = None
    claim: str = ""
    believed: bool | None = None


@dataclass(frozen=True, slots=True)
class Journey:
    object: str
    stops: tuple[Stop, ...]


class Frames(Protocol[Round_contra, Event_contra, Frame_co]):
    """Watches one round and lays it open."""

    def think(self, round: Round_contra, seat: int, thought: Thought) -> None:
        """What the mind of a seat believed, just before its decision."""

    def watch(self, round: Round_contra, events: Iterable[Event_contra]) -> Mark:
        """The round just after the events; the first are its opening."""

    def frame(self, round: Round_contra) -> Frame_co: ...
    def journeys(self) -> tuple[Journey, ...]: ...


def share(value: object) -> float | None:
    """A probability from a file."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if is_number and 0 <= value <= 1 else None  # type: ignore[operator, arg-type]
