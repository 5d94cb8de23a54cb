"""Scripted players with a strong habit, to measure whether a mind learns what they do.

Each has the memory of a character. A series is played, and the rounds that the mind wins in its
first half are compared with those of its second half.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from hatbox.games import Match, game_named
from hatbox.games.not_a_hat import NAME
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.lab.arena import seated, secret_of
from hatbox.lab.figures import Estimate, estimate
from hatbox.lab.simulate import play_out
from hatbox.minds import Character, Decision, Maker
from hatbox.minds.gifts.mind import GiftMind
from hatbox.minds.luck import Luck
from hatbox.minds.registry import maker_among

LIES = 0.12
ROUNDS = 12


class Blusher(GiftMind):
    """Lies often, and sounds unsure whenever it does."""

    def offer(self, view: Any, luck: Luck) -> Decision:
        belief = self.recall(view, luck).belief
        names = sorted(belief, key=belief.__getitem__, reverse=True)
        lies = len(names) > 1 and luck.random() < LIES
        name = names[lies] if names else self.invention(view, luck)
        return Decision(Offer(name, "unsure" if lies else "sure"), 4.0 if lies else 2.0)


class Taker(GiftMind):
    """Accepts everything."""

    def answer(self, view: Any, luck: Luck) -> Decision:
        return Decision(Accept(), 2.0)


class Sulker(GiftMind):
    """Refuses whatever comes after a minus point of its own."""

    def answer(self, view: Any, luck: Luck) -> Decision:
        if self.pictures.minus == self.seat:
            return Decision(Refuse(), 2.0)
        return super().answer(view, luck)


HABITS: dict[str, type[GiftMind]] = {"blushes": Blusher, "takes-all": Taker, "sulks": Sulker}


def maker_of_habit(habit: str, memory: Character) -> Maker:
    return maker_among({NAME: partial(HABITS[habit], memory)}, habit)


def won_by_first(match: Match, first: int) -> list[float]:
    """For each round, the share of the win that one seat has."""
    shares = []
    for result in match.results:
        fewest = min(result.penalties)
        winners = [seat for seat, points in enumerate(result.penalties) if points == fewest]
        shares.append((first in winners) / len(winners))
    return shares


def halves(
    mind: str | Maker, habit: str, memory: Character, *, matches: int, seed: str
) -> tuple[Estimate, Estimate, Estimate]:
    """The rounds that the mind wins in the first and in the second half of a duel of many rounds,
    and the difference."""
    before, after = [], []
    rules = game_named(NAME)
    for number in range(matches):
        secret = secret_of(seed, number)
        first = number % 2
        makers = [mind, maker_of_habit(habit, memory)]
        match = Match(rules, ["x"] * 2, secret=secret, wishes={"rounds": ROUNDS})
        play_out(match, seated(makers if first == 0 else makers[::-1], rules, secret))
        won = won_by_first(match, first)
        if len(won) == ROUNDS:
            before.append(sum(won[: ROUNDS // 2]) / (ROUNDS // 2))
            after.append(sum(won[ROUNDS // 2 :]) / (ROUNDS // 2))
    gains = [late - early for early, late in zip(before, after, strict=True)]
    return estimate(before), estimate(after), estimate(gains)
