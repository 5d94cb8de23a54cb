"""Regret matching: how often to bluff, worked out by minds of one character among themselves.

Every cell of the table of bluffs (gifts/bluffs.py) is a small game: say the name that one believes
most, or the one that is thought to cost least. Minds with the memory of the character play with the
shares of the moment and a little exploration; what each choice led to, some gifts later, moves the
regrets of its cell, and the shares follow the regrets (regret matching plus, with linear
averaging). Memory forgets, so this is imperfect recall, where regret matching is known to do well
though not to converge for certain.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any

from hatbox.games import Match, game_named
from hatbox.lab.arena import secret_of
from hatbox.lab.simulate import play_out
from hatbox.minds import Character
from hatbox.minds.gifts import nerve
from hatbox.minds.gifts.mind import GiftMind
from hatbox.minds.luck import drops

EXPLORES = 0.25
# How many decisions later a choice is judged, for each player at the table.
JUDGED_AFTER = 8
# Another name is thought to cost more, about as much, less.
CELLS = range(3)


@dataclass(slots=True)
class Choice:
    """One offer: where, whether it was a bluff, and what it led to."""

    seat: int
    cell: int
    bluff: bool
    step: int
    led_to: float = 0.0


@dataclass(slots=True)
class Lesson:
    """One game: the choices, and the minus points after each decision."""

    choices: list[Choice] = field(default_factory=list)
    penalties: list[list[int]] = field(default_factory=list)


class Student(GiftMind):
    """A mind that tries out names, and takes notes."""

    def __init__(
        self, character: Character, seat: int, players: int, seed: bytes, lesson: Lesson
    ) -> None:
        super().__init__(character, seat, players, seed)
        self.lesson = lesson

    def watch(self, view: Any, events: Any, at: float) -> str | None:
        if self.seat == 0:
            self.lesson.penalties.append([len(place.penalties) for place in view.places])
        return super().watch(view, events, at)

    def share_of_bluffs(self, advantage: int) -> float:
        share = (1 - EXPLORES) * self.shares[advantage] + EXPLORES / 2
        bluff = drops(b"lesson" + self.seed, self.following.heard)[0] < share
        step = len(self.lesson.penalties) - 1
        self.lesson.choices.append(Choice(self.seat, advantage, bluff, step))
        return float(bluff)


def learnt_from_one(character: Character, players: int, secret: bytes) -> list[Choice]:
    """The choices of one game, each with the change of the chance to win that followed."""
    lesson = Lesson()
    match = Match(game_named("not-a-hat"), ["x"] * players, secret=secret)
    seeds = [secret + bytes([seat]) for seat in range(players)]
    play_out(match, [Student(character, n, players, seeds[n], lesson) for n in range(players)])
    last = len(lesson.penalties) - 1
    for choice in lesson.choices:
        then = lesson.penalties[choice.step]
        later = lesson.penalties[min(choice.step + JUDGED_AFTER * players, last)]
        choice.led_to = nerve.share(later, choice.seat) - nerve.share(then, choice.seat)
    return lesson.choices


@dataclass(slots=True)
class Regrets:
    """For one cell: the regrets for not bluffing and for bluffing, and the average share."""

    of_truth: float = 0.0
    of_bluff: float = 0.0
    weight: float = 0.0
    total: float = 0.0
    choices: int = 0
    gain: float = 0.0

    @property
    def share(self) -> float:
        both = self.of_truth + self.of_bluff
        return self.of_bluff / both if both > 0 else 0.25

    @property
    def average(self) -> float:
        return self.total / self.weight if self.weight else 0.0

    def learn(self, choices: list[Choice], turn: int) -> None:
        bluffs = [choice.led_to for choice in choices if choice.bluff]
        truths = [choice.led_to for choice in choices if not choice.bluff]
        if bluffs and truths:
            many, share = min(len(bluffs), len(truths)), self.share
            gain = many * (fmean(bluffs) - fmean(truths))
            self.gain += gain
            self.choices += many
            self.of_bluff = max(0.0, self.of_bluff + (1 - share) * gain)
            self.of_truth = max(0.0, self.of_truth - share * gain)
        self.weight += turn
        self.total += turn * self.share


def shares_learnt(
    character: Character,
    players: int,
    *,
    turns: int,
    games: int,
    seed: str,
    tell: Callable[[int, dict[int, Regrets]], None] = lambda turn, regrets: None,
) -> dict[int, Regrets]:
    """Play, learn, and play again with what was learnt."""
    regrets = {cell: Regrets() for cell in CELLS}
    for turn in range(1, turns + 1):
        student = with_bluffs(character, regrets)
        choices = [
            choice
            for number in range(games)
            for choice in learnt_from_one(student, players, secret_of(f"{seed} {turn}", number))
        ]
        for cell, of_cell in regrets.items():
            of_cell.learn([choice for choice in choices if choice.cell == cell], turn)
        tell(turn, regrets)
    return regrets


def with_bluffs(character: Character, regrets: dict[int, Regrets]) -> Character:
    shares = (regrets[0].share, regrets[1].share, regrets[2].share)
    return replace(character, nerve=replace(character.nerve, bluffs=shares))
