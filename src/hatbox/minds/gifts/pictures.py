"""Keeping the pictures of the others: from what happens at the table to what is known of people."""

from __future__ import annotations

from typing import Any

from hatbox.games.not_a_hat import events as gift_events
from hatbox.games.not_a_hat.moves import Tone

from .people import WEIGHT_OF_DISAGREEMENT, WEIGHT_OF_MEMORY, Person


class Pictures:
    """One person for each seat, and the offer that is being answered."""

    def __init__(self, seat: int, players: int, honesty: float) -> None:
        self.seat = seat
        self.people = [Person(honesty) for _ in range(players)]
        self.tone: Tone = "plain"
        self.pause = 0.0
        self.changed = 0.0
        self.minus: int | None = None
        self.compared: tuple[bool, float] | None = None

    def listen(self, event: Any, seen: str | None, at: float) -> None:
        """`seen` is what this mind itself takes the gift on its way for, from sight alone."""
        match event:
            case gift_events.Offered():
                self.offered(event, seen, at)
            case gift_events.Accepted():
                self.answered(event.seat, accepts=True)
            case gift_events.Refused():
                self.answered(event.seat, accepts=False)
                self.turned_over(event)
                self.minus = event.wrong
        self.changed = at

    def offered(self, event: gift_events.Offered, seen: str | None, at: float) -> None:
        self.tone, self.pause = event.tone, at - self.changed
        self.compared = None
        if seen is not None and event.seat != self.seat:
            agrees = seen == event.object
            weight = WEIGHT_OF_MEMORY if agrees else WEIGHT_OF_DISAGREEMENT
            self.compared = agrees, weight
            self.people[event.seat].said(self.tone, self.pause, is_true=agrees, weight=weight)

    def answered(self, seat: int, *, accepts: bool) -> None:
        is_after_minus = self.minus == seat
        self.people[seat].answers(self.tone, accepts=accepts, is_after_minus=is_after_minus)
        if is_after_minus:
            self.minus = None

    def turned_over(self, event: gift_events.Refused) -> None:
        """Now it is certain: what memory had made of the name is taken back."""
        person = self.people[event.giver]
        if self.compared is not None:
            agreed, weight = self.compared
            person.said(self.tone, self.pause, is_true=agreed, weight=-weight)
            self.compared = None
        is_true = event.claim == event.object
        person.said(self.tone, self.pause, is_true=is_true, weight=1.0)

    def ratio(self, giver: int, tone: Tone) -> float:
        """How much likelier this tone and this pause are with a true name than with a false one."""
        person = self.people[giver]
        return person.ratio_of_tone(tone) * person.ratio_of_pause(self.pause)
