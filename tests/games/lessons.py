"""A lesson without a table: the match, the neighbours, the guide, and some learner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hatbox.games import Game, Match, events_for
from hatbox.games.lesson import LEARNER, OTHERS, Lesson, Step
from hatbox.games.magic_hat import Call, Look, Swap
from hatbox.games.not_a_hat import Accept, Offer, Refuse

# What a learner does at a step; the view says what is allowed.
Learner = Callable[["Classroom", Step], Any]
MOST_STEPS = 400


class Classroom:
    def __init__(self, game: Game, lesson: Lesson | None = None) -> None:
        lesson = lesson or game.LESSON
        assert lesson is not None
        self.game = game
        names = ["You", *lesson.neighbours]
        self.match = Match(game, names, secret=bytes(32), starter=lesson.starter, deck=lesson.deck)
        self.guide = lesson.guide()
        seats = range(1, len(names))
        self.neighbours = {seat: lesson.neighbour(seat) for seat in seats}
        self.steps: list[str] = []
        self.pointed: list[tuple[str, int | None]] = []
        self.seen: set[str] = set()
        self.frames: list[Any] = []

    def tell(self, events: Sequence[Any]) -> None:
        mine = events_for(self.game, events, LEARNER)
        self.frames.append((self.match.view_for(LEARNER), mine))
        self.guide.watch(mine)
        for seat, neighbour in self.neighbours.items():
            shown = events_for(self.game, events, seat)
            assert neighbour.watch(self.match.view_for(seat), shown, 0) is None
        self.seen |= {event.animal for event in mine if hasattr(event, "animal")}

    def is_taught(self, learner: Learner, until: str = "end") -> list[str]:
        """To the last step, or to another; the names of the steps."""
        self._note(self.guide.step)
        self.tell(self.match.opening())
        for _ in range(MOST_STEPS):
            step = self.guide.step
            self._note(step)
            if step.last or step.step == until:
                return self.steps
            if step.waits:
                self.guide.go_on()
            else:
                self._move(learner, step)
        raise AssertionError(f"a lesson without end: {self.steps}")

    def _note(self, step: Step) -> None:
        if step != OTHERS:
            self.steps.append(step.step)
        self.pointed.append((step.points, step.at))
        self.frames.append(step)

    def _move(self, learner: Learner, step: Step) -> None:
        seat = self.match.seat_to_move
        assert seat is not None
        if seat == LEARNER:
            move = learner(self, step)
        else:
            reply = self.neighbours[seat].decide(self.match.view_for(seat), 0)
            assert reply.pause > 0
            move = reply.move
        self.tell(self.match.play(seat, move))


def obedient(room: Classroom, step: Step) -> Any:
    return moves_after(step)


def moves_after(step: Step) -> Any:
    """What the hand points at."""
    match step.points:
        case "accept":
            return Accept()
        case "refuse":
            return Refuse()
        case "name":
            return Offer("bicycle")
        case "animals":
            return Call("rabbit")
        case "place":
            assert step.at is not None
            return Swap(step.at) if step.step == "swap" else Look(step.at)
    raise AssertionError(f"the hand points nowhere: {step}")
