"""Scripted players with a strong habit, to measure whether a mind learns what they do.

Each has the memory of a character and learns nothing itself: a habit is a habit. An evening is
several games at one table, and what the mind wins in its first half is compared with its second.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean
from typing import Any

from hatbox.games import Match, game_named
from hatbox.games.not_a_hat import NAME
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.lab.arena import outcome_of, seated, secret_of
from hatbox.lab.cores import in_order
from hatbox.lab.figures import Estimate, estimate
from hatbox.lab.simulate import play_out
from hatbox.minds import Character, Decision, Maker
from hatbox.minds.characters import RAVEN
from hatbox.minds.gifts.mind import GiftMind
from hatbox.minds.gifts.recall import Recollection
from hatbox.minds.luck import Luck, logit, sigmoid
from hatbox.minds.registry import maker_among

LIES = 0.15
# A better memory than that of any character: who has it is not beaten by memory.
SHARP = replace(RAVEN, span=replace(RAVEN.span, bindings=7.0, lapse=0.03, slip=0.01))
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
    """Who has it, with which memory, and for how many games it is met in an evening."""

    player: type[GiftMind]
    memory: Character = SHARP
    games: int = 2


HABITS: dict[str, Habit] = {
    "blushes": Habit(Blusher),
    "takes-all": Habit(Taker),
    "sulks": Habit(Sulker),
    # Somebody who listens and remembers better than Raven wins, whatever Raven does.
    "listens": Habit(Listener, memory=RAVEN),
}


def maker_of_habit(habit: str) -> Maker:
    how = HABITS[habit]
    doubt = replace(how.memory.doubt, learns=0.0, listens=0.0)
    return maker_among({NAME: partial(how.player, replace(how.memory, doubt=doubt))}, habit)


def evening(mind: Maker, habit: str, secret: bytes, first: int) -> list[float]:
    """The share of each duel that a mind wins against somebody with a habit. It meets a stranger,
    and in each further game knows what it has learnt about them, as at a table."""
    makers = [maker_of_habit(habit), maker_of_habit(habit)]
    makers[first] = mind
    shares: list[float] = []
    known: dict[int, list[float]] = {}
    for number in range(HABITS[habit].games):
        secret_of_game = hashlib.sha256(secret + bytes([number])).digest()
        won, known = one_game(makers, secret_of_game, first, known)
        shares.append(won)
    return shares


def one_game(
    makers: Sequence[Maker], secret: bytes, first: int, known: dict[int, list[float]]
) -> tuple[float, dict[int, list[float]]]:
    """What one mind wins, and what it then knows about the others."""
    rules, players = game_named(NAME), range(len(makers))
    minds = seated(makers, rules, secret)
    mind = minds[first]
    assert isinstance(mind, GiftMind)
    for seat, numbers in known.items():
        mind.meet(seat, numbers)
    match = Match(rules, ["x" for _ in players], secret=secret)
    play_out(match, minds)
    known = {seat: mind.known(seat) for seat in players if seat != first}
    return outcome_of(match).shares[first], known


def evenings(mind: Maker, habit: str, *, matches: int, seed: str) -> list[list[float]]:
    """Evening by evening, the share of each game; a game that was cut counts as it stood."""

    def play(number: int) -> list[float]:
        return evening(mind, habit, secret_of(seed, number), first=number % 2)

    return list(in_order(play, range(matches)))


def halves(played: Sequence[Sequence[float]]) -> tuple[Estimate, Estimate, Estimate]:
    """What the mind wins in the first and in the second half of an evening, and the difference."""
    half = len(played[0]) // 2
    before = [fmean(shares[:half]) for shares in played]
    after = [fmean(shares[half:]) for shares in played]
    return estimate(before), estimate(after), difference(after, before)


def whole(played: Sequence[Sequence[float]]) -> list[float]:
    """What the mind wins in each evening."""
    return [fmean(shares) for shares in played]


def difference(these: Sequence[float], those: Sequence[float]) -> Estimate:
    """Of pairs on the same deals."""
    return estimate([this - that for this, that in zip(these, those, strict=True)])
