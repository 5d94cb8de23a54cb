"""Lessons: a prepared game that teaches itself, one idea a step.

A lesson is a deck, neighbours who play prepared parts, and a guide who says what is to be seen or
done next. The rules decide as in any game: the learner may make any legal move, and the lesson goes
on from there. Neighbours and guide know what was seen at the table, never the round's state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from .base import Seat

LEARNER: Final = Seat(0)


@dataclass(frozen=True, slots=True)
class Step:
    """What the learner is told now; its words are the message `lesson-<game>-<step>`.

    `points` is what a hand points at, `at` which of several (a seat or a hat), `about` the seat
    that the words speak of. While a step `waits`, nobody else moves until it has been read.
    """

    step: str
    points: str = ""
    at: int | None = None
    about: Seat | None = None
    waits: bool = False
    last: bool = False


BEGIN: Final = Step("begin", waits=True)
OTHERS: Final = Step("others")
END: Final = Step("end", waits=True, last=True)


def read(step: str, points: str = "", at: int | None = None, about: Seat | None = None) -> Step:
    """A step that is there to be read."""
    return Step(step, points, at, about, waits=True)


class Guide(ABC):
    """What the learner is told, step by step. A game says which steps follow from what was seen."""

    def __init__(self) -> None:
        self._steps = [BEGIN]

    @property
    def step(self) -> Step:
        return self._steps[0] if self._steps else OTHERS

    def watch(self, events: Iterable[Any]) -> None:
        """What the learner saw just now; steps that were not read before it are over."""
        self._steps = [*self.steps_after(list(events))]

    def go_on(self) -> None:
        """The step has been read; the last one stays."""
        if self.step.waits and not self.step.last:
            del self._steps[:1]

    @abstractmethod
    def steps_after(self, events: list[Any]) -> Iterable[Step]:
        """What is to be told now, in order."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A neighbour's move, and the seconds before it."""

    move: Any
    pause: float


class Neighbour(Protocol):
    """Plays a prepared part at one seat; it sees what that seat sees, as any mind does."""

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None: ...
    def decide(self, view: Any, at: float) -> Reply: ...
    def thoughts(self) -> list[dict[str, object]]: ...


@dataclass(frozen=True, slots=True)
class Lesson:
    """The learner has the first seat, the neighbours those that follow.

    `neighbours` are the minds whose names and faces they have; `deck` is what `deal` takes.
    """

    neighbours: tuple[str, ...]
    starter: Seat
    deck: Sequence[Any]
    neighbour: Callable[[int], Neighbour]
    guide: Callable[[], Guide]

    def with_deck(self, deck: Sequence[Any]) -> Lesson:
        """The same lesson with other cards, for tests of what it must not tell."""
        return replace(self, deck=deck)
