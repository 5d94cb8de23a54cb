"""What a perfect observer of one seat could know of Magic Hat: exact over the 720 arrangements.

A look fixes one hat, a swap moves what is fixed, a wrong call takes one animal from those that may
be in the box (and shows the box to the caller). So with k hats fixed and the animals B possible in
the box there are |B| · (5 − k)! arrangements left, all equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from ..catalogue import ANIMAL_IDS
from ..oracle import NEVER, SURELY, Belief, Odds, certain, evenly
from . import rules
from .events import AnimalSeen, BoxSeen, Called, Event, RoundBegan, RoundWon, Swapped, WentOut
from .moves import Call, Look, Move
from .options import Options
from .view import OnlookerView, View


class Oracle:
    """`belief` has the places `box` and `hat-0` to `hat-4`."""

    def __init__(self, options: Options, players: int, seat: int) -> None:
        self._begin()

    def _begin(self) -> None:
        self._hats = [""] * rules.HATS
        self._not_in_box: set[str] = set()
        self._called = ""

    def watch(self, view: View | OnlookerView, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case RoundBegan():
                    self._begin()
                case AnimalSeen():
                    self._hats[event.hat] = event.animal
                case Swapped():
                    self._swap(*event.hats)
                case Called():
                    self._called = event.animal
                case WentOut():
                    self._not_in_box.add(self._called)
                case BoxSeen():
                    self._open(event.animal)
                case RoundWon():
                    self._open(event.box)
                case _:
                    pass

    def _swap(self, one: int, other: int) -> None:
        hats = self._hats
        hats[one], hats[other] = hats[other], hats[one]

    def _open(self, animal: str) -> None:
        self._not_in_box.update(other for other in ANIMAL_IDS if other != animal)

    def box(self) -> list[str]:
        """The animals that may be in the box, each as likely as the others."""
        return [
            animal
            for animal in ANIMAL_IDS
            if animal not in self._not_in_box and animal not in self._hats
        ]

    def belief(self) -> Belief:
        box = evenly(self.box())
        unseen = self._unseen(box)
        hats = [certain(animal) if animal else unseen for animal in self._hats]
        return {"box": box} | {f"hat-{hat}": chances for hat, chances in enumerate(hats)}

    def _unseen(self, box: Mapping[str, Fraction]) -> Mapping[str, Fraction]:
        """What may be in a hat that was not looked into: an animal that is not in the box."""
        hidden = [animal for animal in ANIMAL_IDS if animal not in self._hats]
        hats = self._hats.count("")
        chances = {animal: (1 - box.get(animal, NEVER)) / max(hats, 1) for animal in hidden}
        return {animal: chance for animal, chance in chances.items() if chance}

    def odds(self, view: View | OnlookerView, move: Move) -> Odds | None:
        """A call is right if that animal is in the box; a look, if it shows something new."""
        match move:
            case Call():
                box = evenly(self.box())
                return Odds(box.get(move.animal, NEVER), max(box.values()))
            case Look():
                return self._odds_of_look(move.hat)
            case _:
                return None

    def _odds_of_look(self, hat: int) -> Odds:
        is_new = [self._is_unknown(place) for place in range(rules.HATS)]
        return Odds(SURELY if is_new[hat] else NEVER, SURELY if any(is_new) else NEVER)

    def _is_unknown(self, hat: int) -> bool:
        """The last hat is known by what is left, once the box is."""
        return not self._hats[hat] and (self._hats.count("") > 1 or len(self.box()) > 1)
