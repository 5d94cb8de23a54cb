"""Magic Hat laid open, for replays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from ..catalogue import ANIMAL_IDS, ANIMAL_NUMBER
from ..replay import Journey, Mark, Thought, share
from . import rules
from .events import AnimalSeen, BoxSeen, Called, Event, RoundWon, Swapped
from .view import Choosing, ChoosingExtra, Ended, Looking, now, out


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat would know with a perfect memory: "" is a hat of which it knows nothing."""

    hats: tuple[str, ...]
    box: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Belief:
    """What a mind believed at its last decision, the hats moved on with the swaps since then."""

    hats: tuple[str, ...]
    box: tuple[str, ...]
    sure: float | None


@dataclass(frozen=True, slots=True)
class Frame:
    game: Literal["magic-hat"] = field(default="magic-hat", init=False)
    hats: tuple[str, ...]
    box: str
    out: tuple[bool, ...]
    now: Choosing | Looking | ChoosingExtra | Ended
    known: tuple[Known, ...]
    beliefs: tuple[Belief | None, ...]


class Frames:
    def __init__(self, players: int) -> None:
        self._places = [[""] * rules.HATS for _ in range(players)]
        self._box = [list(ANIMAL_IDS) for _ in range(players)]
        self._beliefs: list[Belief | None] = [None] * players

    def think(self, g: rules.Round, seat: int, thought: Thought) -> None:
        box = thought.get("box")
        possible = box if isinstance(box, list) else []
        self._beliefs[seat] = Belief(
            hats_of(thought.get("hats")),
            tuple(animal for animal in ANIMAL_IDS if animal in possible),
            share(thought.get("sure")),
        )

    def watch(self, g: rules.Round, events: Iterable[Event]) -> Mark:
        mark: Mark = ""
        for event in events:
            mark = self._see(event) or mark
        return mark

    def _see(self, event: Event) -> Mark:
        match event:
            case AnimalSeen():
                self._places[event.seat][event.hat] = event.animal
                self._not_in_box(event.seat, event.animal)
            case Swapped():
                self._swap(*event.hats)
            case Called():
                return "call"
            case BoxSeen():
                self._box[event.seat] = [event.animal]
            case RoundWon():
                return "end"
            case _:
                pass
        return ""

    def _not_in_box(self, seat: int, animal: str) -> None:
        self._box[seat] = [other for other in self._box[seat] if other != animal]

    def _swap(self, one: int, other: int) -> None:
        for places in self._places:
            places[one], places[other] = places[other], places[one]
        for seat, belief in enumerate(self._beliefs):
            if belief is not None:
                hats = list(belief.hats)
                hats[one], hats[other] = hats[other], hats[one]
                self._beliefs[seat] = Belief(tuple(hats), belief.box, belief.sure)

    def frame(self, g: rules.Round) -> Frame:
        return Frame(
            tuple(ANIMAL_IDS[animal] for animal in g.hats),
            ANIMAL_IDS[g.box],
            out(g),
            now(g),
            tuple(
                Known(tuple(places), tuple(box))
                for places, box in zip(self._places, self._box, strict=True)
            ),
            tuple(self._beliefs),
        )

    def journeys(self) -> tuple[Journey, ...]:
        """Nobody passes an animal on."""
        return ()


def hats_of(where: object) -> tuple[str, ...]:
    """From the hat that each animal is thought to be in to the animal in each hat."""
    known = where if isinstance(where, dict) else {}
    hats = [""] * rules.HATS
    for animal, hat in known.items():
        if animal in ANIMAL_NUMBER and type(hat) is int and 0 <= hat < rules.HATS:
            hats[hat] = animal
    return tuple(hats)
