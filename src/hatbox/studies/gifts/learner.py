"""A learner with the memory of a mind: how far can somebody exploit it who remembers no better?

It plays against the mind, tries out both choices where it has one (accept or refuse, the name that
it believes most or another), and learns from what followed which is better in which situation. What
it has learnt is then measured on fresh deals, without trying anything out.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, variance
from typing import Any

from hatbox.games import Match, game_named
from hatbox.games.not_a_hat import NAME
from hatbox.games.not_a_hat.moves import Accept, Refuse
from hatbox.lab.arena import seated, secret_of
from hatbox.lab.cores import in_order
from hatbox.lab.figures import Estimate
from hatbox.lab.simulate import play_out
from hatbox.minds import Character, Decision, Maker, maker_of
from hatbox.minds.gifts import nerve
from hatbox.minds.gifts.belief import prior_of
from hatbox.minds.gifts.mind import GiftMind
from hatbox.minds.luck import Luck, drops
from hatbox.minds.registry import maker_among

EXPLORES = 0.3
TURNS = 3
JUDGED_AFTER = 10
# Before a situation has come up so often, the learner does what the mind would do.
LEAST_TRIED = 20
# It does otherwise where that was better by so many standard errors.
CLEARLY = 1.0
BELIEFS = (0.05, 0.2, 0.4, 0.6, 0.8, 0.95)

Cell = tuple[object, ...] | str


@dataclass(slots=True)
class Tried:
    """One choice in one situation: whether the bolder way was taken, and what it led to."""

    cell: Cell
    bold: bool
    step: int
    led_to: float = 0.0


@dataclass(slots=True)
class Learnt:
    """For each situation: what each of the two choices led to, every time."""

    cells: dict[Cell, tuple[list[float], list[float]]] = field(default_factory=dict)

    def learn(self, tried: Tried) -> None:
        self.cells.setdefault(tried.cell, ([], []))[tried.bold].append(tried.led_to)

    def better(self, cell: Cell, *, usual: bool) -> bool:
        timid, bold = self.cells.get(cell, ([], []))
        if min(len(timid), len(bold)) < LEAST_TRIED:
            return usual
        gain = fmean(bold) - fmean(timid)
        error = math.sqrt(variance(bold) / len(bold) + variance(timid) / len(timid))
        return gain > 0 if abs(gain) > CLEARLY * error else usual


class Learner(GiftMind):
    """The memory of a mind; what to do with it was learnt."""

    def __init__(self, learnt: Learnt, explores: float, character: Character, **place: Any) -> None:
        super().__init__(character, **place)
        self.learnt, self.explores = learnt, explores
        self.tried: list[Tried] = []
        self.penalties: list[list[int]] = []

    def watch(self, view: Any, events: Any, at: float) -> str | None:
        self.penalties.append([len(place.penalties) for place in view.places])
        return super().watch(view, events, at)

    def answer(self, view: Any, luck: Luck) -> Decision:
        usual = super().answer(view, luck)
        following, now = self.following, view.now
        if following.shown is not None:
            return usual
        recollection = self.recall(view, Luck(self.seed, following.heard))
        is_open = now.claim in recollection.open
        prior = prior_of(now.claim, recollection, following.hidden, is_open=is_open)
        known = sum(prior >= least for least in BELIEFS)
        passed = following.flying.passed > 1 if following.flying else False
        cell = ("answer", known, now.tone, passed, now.claim == following.just_said)
        is_refused = self.pick(cell, usual=isinstance(usual.move, Refuse))
        return Decision(Refuse() if is_refused else Accept(), usual.pause)

    def share_of_bluffs(self, advantage: int) -> float:
        share = super().share_of_bluffs(advantage)
        usual = drops(b"usual" + self.seed, self.following.heard)[0] < share
        return float(self.pick(("offer", advantage), usual=usual))

    def pick(self, cell: Cell, *, usual: bool) -> bool:
        luck = drops(b"learner" + self.seed, self.following.heard)
        bold = luck[1] < 0.5 if luck[0] < self.explores else self.learnt.better(cell, usual=usual)
        self.tried.append(Tried(cell, bold, len(self.penalties) - 1))
        return bold

    def judged(self) -> list[Tried]:
        last = len(self.penalties) - 1
        for one in self.tried:
            then = self.penalties[one.step]
            later = self.penalties[min(one.step + JUDGED_AFTER * self.players, last)]
            one.led_to = nerve.share(later, self.seat) - nerve.share(then, self.seat)
        return self.tried


def learner(learnt: Learnt, character: Character, explores: float = 0.0) -> Maker:
    return maker_among({NAME: partial(Learner, learnt, explores, character)}, "learner")


def lesson(learnt: Learnt, mind: Character, players: int, secret: bytes, seat: int) -> list[Tried]:
    """One game of the learner among minds."""
    makers: list[Maker] = [maker_of(mind)] * players
    makers[seat] = learner(learnt, mind, EXPLORES)
    rules = game_named(NAME)
    minds = seated(makers, rules, secret)
    play_out(Match(rules, ["x"] * players, secret=secret), minds)
    pupil = minds[seat]
    assert isinstance(pupil, Learner)
    return pupil.judged()


def learn(mind: Character, players: int, *, games: int, seed: str) -> Learnt:
    learnt = Learnt()
    for turn in range(TURNS):

        def play(number: int, turn: int = turn) -> list[Tried]:
            secret = secret_of(f"{seed} lesson {turn}", number)
            return lesson(learnt, mind, players, secret, number % players)

        for tried in list(in_order(play, range(games // TURNS))):
            for one in tried:
                learnt.learn(one)
    return learnt


def exploited(
    contest: Callable[..., Estimate],
    mind: Character,
    players: int,
    *,
    games: int,
    deals: int,
    seed: str,
) -> Estimate:
    """What the learner wins against the mind after so many games, on fresh deals."""
    learnt = learn(mind, players, games=games, seed=seed)
    how = {"deals": deals, "seed": f"{seed} measured"}
    return contest(NAME, learner(learnt, mind), maker_of(mind), **how)
