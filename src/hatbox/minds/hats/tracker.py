"""Following animals under moving hats, with slips.

Where an animal is, is a graded belief over the five hats. About two identities are held surely;
each watched swap can slip, more for what is not held, with load, and at the expert's second swap.
A mind knows how often it slips, though not when: so its belief blurs as the hats move.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.magic_hat import events as hat_events

from ..characters import Eyes
from ..luck import drops

OF_MY_OWN_SWAP = 0.5
OF_AN_EXTRA_SWAP = 1.5
# Two or three animals are followed nearly without error, five are not (Pailian et al. 2020).
LOADED = 5
LEAST_LOAD = 0.05


class Tracker:
    """What one mind knows of one round, and how much the others have looked."""

    def __init__(self, eyes: Eyes, seat: int, players: int, seed: bytes, hats: int = 5) -> None:
        self.eyes, self.seat, self.players = eyes, seat, players
        self.seed = b"tracking" + seed
        self.hats = hats
        self.heard = 0
        self.strain = 0.0
        self.begin()

    def begin(self) -> None:
        """M3: all mixed anew; nothing is known."""
        self.began = self.heard
        self.where: dict[str, list[float]] = {}
        self.until: dict[str, float] = {}
        self.not_in_box: set[str] = set()
        self.called = ""
        self.looks = [0] * self.players
        self.known_to: list[set[int]] = [set() for _ in range(self.hats)]

    def watch(self, events: Sequence[hat_events.Event]) -> None:
        for event in events:
            self.heard += 1
            self.strain += self.load()
            self.forget()
            match event:
                case hat_events.RoundBegan():
                    self.begin()
                case hat_events.LookedInto():
                    self.looks[event.seat] += 1
                    self.known_to[event.hat].add(event.seat)
                case hat_events.AnimalSeen():
                    self.see(event.animal, event.hat)
                case hat_events.Swapped():
                    self.swap(event)
                case hat_events.Called():
                    self.called = event.animal
                case hat_events.WentOut():
                    self.not_in_box.add(self.called)

    def see(self, animal: str, hat: int) -> None:
        """A look settles one animal, and that no other is under this hat."""
        self.where.pop(animal, None)
        for belief in self.where.values():
            belief[hat] = 0.0
            normalise(belief)
        # The latest is the last in the row: it is held best.
        self.where[animal] = [float(place == hat) for place in range(self.hats)]
        lasting = -math.log(max(drops(self.seed, self.heard)[7], 1e-9))
        self.until[animal] = self.strain + lasting / max(self.eyes.forgets, 1e-9)

    def load(self) -> float:
        """How hard it is to keep all that is followed in mind, from hardly at all to 1."""
        return max(((len(self.where) - 1) / (LOADED - 1)) ** 3, LEAST_LOAD)

    def forget(self) -> None:
        """Some time after a look it is gone that this animal was ever seen, sooner under load."""
        for animal in [one for one, until in self.until.items() if until < self.strain]:
            del self.until[animal], self.where[animal]

    def swap(self, event: hat_events.Swapped) -> None:
        one, other = event.hats
        luck = drops(self.seed, self.heard)
        for rank, animal in enumerate(reversed(self.where)):
            belief = self.where[animal]
            if belief[one] + belief[other] > 0.0:
                risk = self.risk(rank, event)
                self.where[animal] = followed(belief, one, other, risk, luck[rank])
        known = self.known_to
        known[one], known[other] = known[other], known[one]

    def risk(self, rank: int, event: hat_events.Swapped) -> float:
        eyes = self.eyes
        held = min(max(eyes.held - rank, 0.0), 1.0)
        risk = held * eyes.slip + (1 - held) * eyes.stray
        risk *= OF_MY_OWN_SWAP if event.seat == self.seat else 1.0
        risk *= OF_AN_EXTRA_SWAP if event.extra else 1.0
        return min(risk * self.load(), 0.95)

    def candidates(self) -> list[str]:
        """The animals that may be in the box: not seen, as far as one remembers, nor ruled out."""
        left = [
            animal
            for animal in ANIMAL_IDS
            if animal not in self.where and animal not in self.not_in_box
        ]
        return left or [animal for animal in ANIMAL_IDS if animal not in self.not_in_box]

    def certainty(self) -> float:
        return 1 / len(self.candidates())

    def news(self) -> list[float]:
        """For each hat, the chance that an animal is in it that one has not seen."""
        totals = [0.0] * self.hats
        for belief in self.where.values():
            for hat, share in enumerate(belief):
                totals[hat] += share
        return [max(0.0, 1 - total) for total in totals]

    def thought(self) -> dict[str, Any]:
        """What it believes now: what may be in the box, and where it takes each animal to be."""
        where = {
            animal: max(range(self.hats), key=belief.__getitem__)
            for animal, belief in self.where.items()
        }
        return {"heard": self.heard, "box": self.candidates(), "hats": where}

    def known_to_others(self, hat: int) -> int:
        return len(self.known_to[hat] - {self.seat})


def followed(
    belief: Sequence[float], one: int, other: int, risk: float, luck: float
) -> list[float]:
    """The belief after a swap that was followed, missed, or followed to the hat next to it."""
    right = traded(belief, one, other)
    beside = traded(belief, one, (other + 1) % len(belief))
    seen = right
    if luck < risk:
        seen = list(belief) if luck < risk / 2 else beside
    blur = [(a + b + c) / 3 for a, b, c in zip(right, belief, beside, strict=True)]
    return [(1 - risk) * a + risk * b for a, b in zip(seen, blur, strict=True)]


def traded(belief: Sequence[float], one: int, other: int) -> list[float]:
    after = list(belief)
    after[one], after[other] = after[other], after[one]
    return after


def normalise(belief: list[float]) -> None:
    total = sum(belief)
    for place in range(len(belief)):
        # An animal that was thought to be here alone may now be anywhere.
        belief[place] = belief[place] / total if total > 1e-6 else 1 / len(belief)
