"""The lesson of Magic Hat: look, swap, follow, watch wrong calls, call.

One neighbour looks and swaps, always the hat that the learner knows best; the others call wrongly
and are out. Whoever follows the hand has seen enough after three looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ..catalogue import ANIMAL_IDS, ANIMAL_NUMBER
from ..lesson import END, LEARNER, Guide, Lesson, Reply, Step, read
from .events import (
    AnimalSeen,
    Called,
    Event,
    LookedInto,
    RoundBegan,
    RoundWon,
    Swapped,
    WentOut,
)
from .moves import Call, Look, Move, Swap
from .rules import HATS
from .view import Looking, View

NEIGHBOURS: Final = ("elephant", "raven", "fox")
# The box, then the five hats.
PREPARED: Final = ("rabbit", "mouse", "owl", "frog", "dove", "cat")
# What the neighbours at these seats call, wrongly.
CALLS: Final = {2: "mouse", 3: "dove"}
# The learner looks into the first of these hats that is not known, and swaps it with the last.
ORDER: Final = (1, 2, 3, 0, 4)
# How far the neighbour moves the hat that it looked into.
FAR: Final = 2
PAUSE: Final = 1.2


def deck() -> list[int]:
    return [ANIMAL_NUMBER[animal] for animal in PREPARED]


class Course:
    """What the learner can know: animals that are not in the box, and hats that were followed."""

    def __init__(self) -> None:
        self.excluded: set[str] = set()
        self.known: set[int] = set()
        self.turns = 0

    def watch(self, event: Event) -> None:
        match event:
            case AnimalSeen():
                self.excluded.add(event.animal)
            case LookedInto(seat=seat, hat=hat) if seat == LEARNER:
                self.known.add(hat)
            case Swapped(seat=seat, hats=(one, other)):
                self.turns += seat == LEARNER
                self.known = {moved(hat, one, other) for hat in self.known}

    def note_call(self, events: Sequence[Event]) -> None:
        """A wrong call tells everybody one animal that is not in the box."""
        calls = [event.animal for event in events if isinstance(event, Called)]
        if not any(isinstance(event, RoundWon) and event.by == "call" for event in events):
            self.excluded.update(calls)

    @property
    def left(self) -> int:
        return len(ANIMAL_IDS) - len(self.excluded)

    @property
    def unknown(self) -> int:
        return next((hat for hat in ORDER if hat not in self.known), ORDER[0])


def moved(hat: int, one: int, other: int) -> int:
    """Where a hat stands after a swap of two."""
    return {one: other, other: one}.get(hat, hat)


class HatGuide(Guide):
    def __init__(self) -> None:
        super().__init__()
        self._course = Course()
        self._players = len(NEIGHBOURS) + 1
        self._out: set[int] = set()

    def steps_after(self, events: list[Event]) -> Iterator[Step]:
        self._course.note_call(events)
        for event in events:
            self._course.watch(event)
            yield from self._steps_of(event)
        if not any(isinstance(event, RoundWon | LookedInto) for event in events):
            yield from self._turn_after(events[-1])

    def _steps_of(self, event: Event) -> Iterable[Step]:
        match event:
            case RoundBegan():
                return [read("box", "box")]
            case LookedInto(seat=seat, hat=hat) if seat == LEARNER:
                return [Step("swap", "place", self._swap_with(hat))]
            case Swapped(seat=seat, hats=(_, other)) if seat == LEARNER:
                is_first = self._course.turns == 1
                return [read("follow", "place", other)] if is_first else []
            case WentOut(seat=seat):
                self._out.add(seat)
                word = "you-out" if seat == LEARNER else "out"
                return [read(word, "seat", seat, about=seat)]
            case RoundWon(seat=seat):
                word = "won" if seat == LEARNER else "lost"
                return [read(word, "box", about=seat), END]
        return []

    def _swap_with(self, hat: int) -> int:
        return next(other for other in reversed(ORDER) if other != hat)

    def _turn_after(self, event: Event) -> list[Step]:
        """The learner's turn, if it is next."""
        if self._next_after(event) != LEARNER:
            return []
        course = self._course
        if course.left == 1:
            return [Step("call", "animals")]
        word = ("look", "look-again", "dare")[min(course.turns, 2)]
        return [Step(word, "place", course.unknown)]

    def _next_after(self, event: Event) -> int:
        if isinstance(event, RoundBegan):
            return event.starter
        seat = (event.seat + 1) % self._players
        while seat in self._out:
            seat = (seat + 1) % self._players
        return seat


class HatNeighbour:
    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._hat = ORDER[0]

    def watch(self, view: View, events: Sequence[Event], at: float) -> None:
        """The hat that the learner looked into last, wherever it stands now."""
        for event in events:
            if isinstance(event, LookedInto) and event.seat == LEARNER:
                self._hat = event.hat
            elif isinstance(event, Swapped):
                self._hat = moved(self._hat, *event.hats)

    def decide(self, view: View, at: float) -> Reply:
        return Reply(self._move(view), PAUSE)

    def _move(self, view: View) -> Move:
        if isinstance(view.now, Looking):
            return Swap((view.now.hat + FAR) % HATS)
        call = CALLS.get(self._seat)
        return Look(self._hat) if call is None else Call(call)

    def thoughts(self) -> list[dict[str, object]]:
        return []


LESSON: Final = Lesson(
    neighbours=NEIGHBOURS,
    starter=LEARNER,
    deck=deck(),
    neighbour=HatNeighbour,
    guide=HatGuide,
)
