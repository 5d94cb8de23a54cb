"""Measures how well minds track animals under swapped hats (the shell game)."""

from __future__ import annotations

import random

from hatbox.games.base import Seat
from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.magic_hat.events import AnimalSeen, RoundBegan, Swapped
from hatbox.minds.characters import Eyes
from hatbox.minds.hats.tracker import Tracker

ME, SOMEBODY = Seat(0), Seat(1)


def one_trial(eyes: Eyes, cups: int, swaps: int, luck: random.Random) -> float:
    """Show all hats, swap some, and return the share of animals still located correctly."""
    animals = list(ANIMAL_IDS[:cups])
    luck.shuffle(animals)
    tracker = Tracker(eyes, ME, 2, luck.randbytes(16), hats=cups)
    tracker.watch([RoundBegan(ME)])
    tracker.watch([AnimalSeen(ME, cup, animal) for cup, animal in enumerate(animals)])
    for _ in range(swaps):
        one, other = luck.sample(range(cups), 2)
        animals[one], animals[other] = animals[other], animals[one]
        tracker.watch([Swapped(SOMEBODY, (one, other), extra=False)])
    where: dict[str, int] = tracker.thought()["hats"]
    found = [where.get(animal) == cup for cup, animal in enumerate(animals)]
    return sum(found) / cups


def found_again(eyes: Eyes, *, cups: int, swaps: int, trials: int, seed: int = 0) -> float:
    luck = random.Random(f"{seed} {cups} {swaps}")
    return sum(one_trial(eyes, cups, swaps, luck) for _ in range(trials)) / trials
