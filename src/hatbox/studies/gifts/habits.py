"""Scripted players with a strong habit, to measure whether a mind learns what they do.

Each has the memory of a character and learns nothing itself: a habit is a habit. An evening is
several games at one table, and what the mind wins in its first half is compared with its second.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
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

# Who lies more often loses to a stranger already: every lie that is remembered is a minus point.
LIES = 0.1
GAMES_OF_FRIENDS = 20
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


class DoubtingSulker(GiftMind):
    """Refuses whatever comes after a minus point of its own, and otherwise what it doubts."""

    def answer(self, view: Any, luck: Luck) -> Decision:
        if self.pictures.minus == self.seat:
            return Decision(Refuse(), 2.0)
        return self.answer_calmly(view, luck)

    def answer_calmly(self, view: Any, luck: Luck) -> Decision:
        return super().answer(view, luck)


class Sulker(DoubtingSulker):
    """Refuses whatever comes after a minus point of its own, and nothing else."""

    def answer_calmly(self, view: Any, luck: Luck) -> Decision:
        return Decision(Accept(), 2.0)


class Listener(GiftMind):
    """Goes by the tone: rather believes who sounds sure, and doubts who sounds unsure."""

    def believed(self, view: Any, recollection: Recollection, honesty: float, luck: Luck) -> float:
        believed = super().believed(view, recollection, honesty, luck)
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
    "doubts-and-sulks": Habit(DoubtingSulker),
    # Somebody who listens and remembers better than Raven wins, whatever Raven does.
    "listens": Habit(Listener, memory=RAVEN),
}


def maker_of_habit(habit: str) -> Maker:
    how = HABITS[habit]
    doubt = replace(how.memory.doubt, learns=0.0, listens=0.0)
    return maker_among({NAME: partial(how.player, replace(how.memory, doubt=doubt))}, habit)


@dataclass(slots=True)
class Evening:
    """The share of each duel that a mind wins against somebody with a habit, and what it knows of
    them: nothing at first, and in each further game what it has learnt, as at a table."""

    mind: Maker
    habit: str
    seat: int
    known: list[float] | None = None
    shares: list[float] = field(default_factory=list)

    def play(self, secret: bytes) -> None:
        makers = [maker_of_habit(self.habit)] * 2
        makers[self.seat] = self.mind
        rules, other = game_named(NAME), 1 - self.seat
        minds = seated(makers, rules, secret)
        mind = minds[self.seat]
        assert isinstance(mind, GiftMind)
        if self.known is not None:
            mind.meet(other, self.known)
        match = Match(rules, ["x", "x"], secret=secret)
        play_out(match, minds)
        self.known = mind.known(other)
        self.shares.append(outcome_of(match).shares[self.seat])


def evening(
    mind: Maker, habit: str, secret: bytes, *, seat: int, games: int, known: list[float] | None
) -> Evening:
    spent = Evening(mind, habit, seat, known)
    for number in range(games):
        spent.play(hashlib.sha256(secret + bytes([number])).digest())
    return spent


def evenings(
    mind: Maker, habit: str, *, matches: int, seed: str, known: list[float] | None = None
) -> list[list[float]]:
    """Evening by evening, the share of each game; a game that was cut counts as it stood."""
    games = HABITS[habit].games

    def play(number: int) -> list[float]:
        secret = secret_of(seed, number)
        return evening(mind, habit, secret, seat=number % 2, games=games, known=known).shares

    return list(in_order(play, range(matches)))


def old_friend(mind: Maker, habit: str, *, seed: str) -> list[float]:
    """What a mind knows of somebody after many games: what is left to learn is not worth more."""
    secret = secret_of(f"{seed} friend", 0)
    known = evening(mind, habit, secret, seat=0, games=GAMES_OF_FRIENDS, known=None).known
    assert known is not None
    return known


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
