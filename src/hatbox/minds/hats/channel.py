"""What a character remembers of the animals under the hats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.magic_hat.view import ALL_HATS
from hatbox.games.telling import Facts, People, Sentence

from ..channel import percent
from ..characters import Character
from .tracker import Tracker

HATS = len(ALL_HATS)


class HatChannel:
    """For each animal the chance of each hat, as far as it remembers having seen it; then the
    chance of each animal to be in the box."""

    size = len(ANIMAL_IDS) * HATS + len(ANIMAL_IDS)

    def __init__(self, character: Character, *, seat: int, players: int, seed: bytes) -> None:
        self.tracker = Tracker(character.eyes, seat, players, seed)

    def watch(self, view: Any, events: Sequence[Any], at: float) -> None:
        self.tracker.watch(events)

    def remembered(self, view: Any, at: float) -> list[float]:
        nowhere = [0.0] * HATS
        under = [self.tracker.where.get(animal, nowhere) for animal in ANIMAL_IDS]
        left = self.tracker.candidates()
        box = [1 / len(left) if animal in left else 0.0 for animal in ANIMAL_IDS]
        return [chance for row in under for chance in row] + box

    def recollected(self, view: Any, at: float, people: People) -> Iterator[Sentence]:
        box = self.tracker.candidates()
        animals = tuple(Sentence("thought-animal", {"object": animal}) for animal in box)
        yield Sentence("thought-box", {"things": animals})
        if places := tuple(self.places()):
            yield Sentence("thought-hats", {"things": places})

    def places(self) -> Iterator[Sentence]:
        """Each hat that an animal may be in."""
        for animal, belief in self.tracker.where.items():
            for hat, chance in enumerate(belief, 1):
                if (share := percent(chance)) != "0":
                    about: Facts = {"object": animal, "hat": hat, "share": share}
                    yield Sentence("thought-hat-likely", about)
