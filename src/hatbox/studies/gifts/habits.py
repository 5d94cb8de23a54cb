"""Scripted players with a strong habit, to measure whether a mind learns what they do.

Each has the memory of a character and learns nothing itself: a habit is a habit. A series is
played, and the rounds that the mind wins in its first half are compared with those of its second.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from hatbox.games import Match, game_named
from hatbox.games.not_a_hat import NAME
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.lab.arena import seated, secret_of
from hatbox.lab.cores import in_order
from hatbox.lab.figures import Estimate, estimate
from hatbox.lab.simulate import play_out
from hatbox.minds import Character, Decision, Maker
from hatbox.minds.gifts.mind import GiftMind
from hatbox.minds.gifts.recall import Recollection
from hatbox.minds.luck import Luck, logit, sigmoid
from hatbox.minds.registry import maker_among

LIES = 0.15
# What a tone adds to a belief, in log odds.
SWAY = {"sure": 1.5, "plain": 0.0, "unsure": -1.5}


class Blusher(GiftMind):
    """Lies now and then, and sounds unsure and takes long whenever it does."""

    def offer(self, view: Any, luck: Luck) -> Decision:
        belief = self.recall(view, luck).belief
        names = sorted(belief, key=belief.__getitem__, reverse=True)
        lies = len(names) > 1 and self.following.shown is None and luck.random() < LIES
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


class Listener(GiftMind):
    """Goes by the tone: rather believes who sounds sure, and doubts who sounds unsure."""

    def believed(self, view: Any, recollection: Recollection, luck: Luck) -> float:
        believed = super().believed(view, recollection, luck)
        is_shown = self.following.shown is not None
        return believed if is_shown else sigmoid(logit(believed) + SWAY[view.now.tone])


@dataclass(frozen=True, slots=True)
class Habit:
    """Who has it, and the series in which it is met: by how many of them, over how many rounds."""

    player: type[GiftMind]
    players: int
    rounds: int


# Two gifts each, so that memory does not decide everything; at four a series has four rounds (H14).
HABITS: dict[str, Habit] = {
    "blushes": Habit(Blusher, players=4, rounds=4),
    "takes-all": Habit(Taker, players=2, rounds=12),
    "sulks": Habit(Sulker, players=2, rounds=12),
    "listens": Habit(Listener, players=2, rounds=12),
}


def maker_of_habit(habit: str, memory: Character) -> Maker:
    set_in_its_ways = replace(memory, doubt=replace(memory.doubt, learns=0.0, listens=0.0))
    return maker_among({NAME: partial(HABITS[habit].player, set_in_its_ways)}, habit)


def won_by_first(match: Match, first: int) -> list[float]:
    """For each round, the share of the win that one seat has."""
    shares = []
    for result in match.results:
        fewest = min(result.penalties)
        winners = [seat for seat, points in enumerate(result.penalties) if points == fewest]
        shares.append((first in winners) / len(winners))
    return shares


def series(mind: str | Maker, habit: str, memory: Character, secret: bytes, first: int) -> Match:
    """One mind among people with a habit."""
    how, rules = HABITS[habit], game_named(NAME)
    makers: list[str | Maker] = [maker_of_habit(habit, memory)] * how.players
    makers[first] = mind
    wishes = {"rounds": how.rounds, "gifts": 2}
    match = Match(rules, ["x"] * how.players, secret=secret, wishes=wishes)
    play_out(match, seated(makers, rules, secret))
    return match


def halves(
    mind: str | Maker, habit: str, memory: Character, *, matches: int, seed: str
) -> tuple[Estimate, Estimate, Estimate]:
    """The rounds that the mind wins in the first and in the second half of a series, and the
    difference."""
    before, after = halves_of_each(mind, habit, memory, matches=matches, seed=seed)
    gains = [late - early for early, late in zip(before, after, strict=True)]
    return estimate(before), estimate(after), estimate(gains)


def halves_of_each(
    mind: str | Maker, habit: str, memory: Character, *, matches: int, seed: str
) -> tuple[list[float], list[float]]:
    """Series by series; one that was cut does not count."""
    half = HABITS[habit].rounds // 2

    def play(number: int) -> tuple[float, float] | None:
        first = number % HABITS[habit].players
        match = series(mind, habit, memory, secret_of(seed, number), first)
        won = won_by_first(match, first)
        return (sum(won[:half]) / half, sum(won[half:]) / half) if len(won) == 2 * half else None

    played = [both for both in in_order(play, range(matches)) if both is not None]
    return [early for early, _ in played], [late for _, late in played]


def share_among(
    mind: str | Maker, habit: str, memory: Character, *, matches: int, seed: str
) -> Estimate:
    """The rounds that the mind wins among people with a habit, over whole series."""
    before, after = halves_of_each(mind, habit, memory, matches=matches, seed=seed)
    return estimate([(early + late) / 2 for early, late in zip(before, after, strict=True)])
