"""Simple rules for Magic Hat with a character's eyes: when to call, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hatbox.games.magic_hat import NAME
from hatbox.games.magic_hat.moves import Look
from hatbox.lab.figures import Estimate
from hatbox.minds import Character, Decision, Maker
from hatbox.minds.hats.mind import HatMind
from hatbox.minds.luck import Luck
from hatbox.minds.registry import maker_among


class Waiter(HatMind):
    """Calls once so many animals are left, and not before."""

    def __init__(self, left: int, character: Character, **place: Any) -> None:
        super().__init__(character, **place)
        self.left = left

    def dares(self, sure: float, waiting: float) -> bool:
        return len(self.tracker.candidates()) <= self.left


class Follower(Waiter):
    """Two numbers: calls with so many left, or with one more when somebody has looked often."""

    LOOKS = 4

    def dares(self, sure: float, waiting: float) -> bool:
        looks = [many for seat, many in enumerate(self.tracker.looks) if seat != self.seat]
        late = max(looks) >= self.LOOKS
        return len(self.tracker.candidates()) <= self.left + late


class Drifter(HatMind):
    """Looks and swaps at random, and never calls."""

    def __init__(self, character: Character, **place: Any) -> None:
        super().__init__(character, **place)

    def look_or_call(self, view: Any, luck: Luck) -> Decision:
        return Decision(Look(luck.choice(range(view.hats))), 2.0)


RULES: dict[str, Callable[..., HatMind]] = {
    "waits-1": partial(Waiter, 1),
    "waits-2": partial(Waiter, 2),
    "waits-3": partial(Waiter, 3),
    "calls-4": partial(Waiter, 4),
    "follows-1": partial(Follower, 1),
    "follows-2": partial(Follower, 2),
    "drifts": Drifter,
}


def maker_of_rule(rule: str, character: Character) -> Maker:
    return maker_among({NAME: partial(RULES[rule], character)}, rule)


def against_rules(
    contest: Callable[..., Estimate], mind: Character | str, eyes: Character, **how: Any
) -> dict[str, Estimate]:
    """What each rule, with the same eyes, wins against the mind."""
    return {rule: contest(NAME, maker_of_rule(rule, eyes), mind, **how) for rule in RULES}
