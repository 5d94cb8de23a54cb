"""Keeping the pictures of the others: from what happens at the table to what is known of people."""

from __future__ import annotations

from typing import Any, NamedTuple

from hatbox.games.not_a_hat.events import Accepted, Offered, Refused
from hatbox.games.not_a_hat.moves import Tone

from ..luck import sigmoid
from .people import (
    ACCEPTED_BY_ANYBODY,
    DOUBTERS_REFUSE,
    PRIOR_DOUBTS,
    WEIGHT_OF_MEMORY,
    Person,
)


class Compared(NamedTuple):
    """A name beside what one remembers of the gift: what it counts for, as true and as false."""

    true: float
    false: float


NOTHING = Compared(0.0, 0.0)
AGREES = Compared(WEIGHT_OF_MEMORY, 0.0)
MY_LIE = Compared(0.0, WEIGHT_OF_MEMORY)


class Pictures:
    """One person for each seat, and the offer that is being answered."""

    def __init__(self, seat: int, players: int, honesty: float) -> None:
        self.seat = seat
        self.people = [Person(honesty) for _ in range(players)]
        self.others = self.people[:seat] + self.people[seat + 1 :]
        self.tone: Tone = "plain"
        self.pause = 0.0
        self.changed = 0.0
        self.minus: int | None = None
        # Answers of all others, and how many of them were refusals.
        self.answers = PRIOR_DOUBTS
        self.refusals = PRIOR_DOUBTS * (1 - ACCEPTED_BY_ANYBODY)
        # How far the name that is being answered counts as true, and how far as false.
        self.compared = NOTHING

    def listen(self, event: Any, seen: str | None, at: float) -> None:
        """`seen` is what this mind itself takes the gift on its way for, from sight alone."""
        if isinstance(event, Offered):
            self.offered(event, seen, at)
        elif isinstance(event, Accepted):
            self.answered(event.seat, accepts=True)
            if self.compared.false:
                self.people[event.seat].told_a_lie(self.compared.false, swallows=True)
        elif isinstance(event, Refused):
            self.answered(event.seat, accepts=False)
            self.turned_over(event)
            self.minus = event.wrong
        self.changed = at

    def offered(self, event: Offered, seen: str | None, at: float) -> None:
        self.tone, self.pause = event.tone, at - self.changed
        person = self.people[event.seat]
        self.compared = self.compare(event, seen, person)
        self.count(person, self.compared)

    def compare(self, event: Offered, seen: str | None, person: Person) -> Compared:
        if seen is None:
            return NOTHING
        if seen == event.object:
            return AGREES
        if event.seat == self.seat:
            return MY_LIE
        true = person.said_otherwise(self.tone, self.pause)
        return Compared(WEIGHT_OF_MEMORY * true, WEIGHT_OF_MEMORY * (1 - true))

    def count(self, person: Person, compared: Compared, times: int = 1) -> None:
        if compared.true:
            person.said(self.tone, self.pause, is_true=True, weight=times * compared.true)
        if compared.false:
            person.said(self.tone, self.pause, is_true=False, weight=times * compared.false)

    def answered(self, seat: int, *, accepts: bool) -> None:
        if seat != self.seat:
            self.answers += 1
            self.refusals += not accepts
        is_after_minus = self.minus == seat
        self.people[seat].answers(self.tone, accepts=accepts, is_after_minus=is_after_minus)
        if is_after_minus:
            self.minus = None

    def turned_over(self, event: Refused) -> None:
        """Now it is certain: what memory had made of the name is taken back."""
        person = self.people[event.giver]
        self.count(person, self.compared, times=-1)
        self.compared = NOTHING
        is_true = event.claim == event.object
        if not is_true:
            self.people[event.seat].told_a_lie(1.0, swallows=False)
        person.said(self.tone, self.pause, is_true=is_true, weight=1.0)

    def meet(self, seat: int, known: list[float]) -> None:
        """Somebody from an earlier game."""
        anybody, person = Person(0.5), self.people[seat]
        person.learn(known)
        answers = sum(person.answered.values()) - sum(anybody.answered.values())
        accepted = sum(person.accepted.values()) - sum(anybody.accepted.values())
        self.answers += answers
        self.refusals += answers - accepted

    def doubt(self) -> float:
        """1 where the others doubt at all; it falls to nothing while they accept everything."""
        doubt = self.refusals / self.answers / DOUBTERS_REFUSE
        return doubt if doubt < 1.0 else 1.0

    def credulity(self) -> float:
        """How likely it is that all others accept everything: as of the least credulous."""
        return sigmoid(min([person.credulous for person in self.others]))

    def credulity_of(self, seat: int) -> float:
        """How likely it is that they accept whatever comes now."""
        person = self.people[seat]
        if self.minus == seat:
            return person.accepts_everything() * person.accepts_after_minus()
        return person.accepts_everything()

    def gullibility(self, seat: int) -> float:
        return self.people[seat].gullibility(is_after_minus=self.minus == seat)

    def ratio(self, giver: int, tone: Tone) -> float:
        """How much likelier this tone and this pause are with a true name than with a false one."""
        person = self.people[giver]
        return person.ratio_of_tone(tone) * person.ratio_of_pause(self.pause)
