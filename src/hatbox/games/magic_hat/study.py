"""Magic Hat for experimenters: calls name the animal in the box, looks show what was forgotten."""

from __future__ import annotations

from collections.abc import Iterable

from ..catalogue import ANIMAL_IDS
from ..oracle import Odds
from ..replay import Thought
from ..study import Trial
from . import rules
from .events import AnimalSeen, Called, Event, RoundBegan, Swapped
from .moves import Call, Look, Move, move_to_json


class Study:
    """`lag` of a look counts the swaps since this seat saw the animal (nothing if it never did),
    `load` the animals that it has seen in this round. A look is wrong that can show nothing new
    while another could."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._begin()

    def _begin(self) -> None:
        self._swaps = 0
        self._called: set[str] = set()
        self._seen: list[dict[str, int]] = [{} for _ in range(self._players)]

    def watch(self, g: rules.Round, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case RoundBegan():
                    self._begin()
                case AnimalSeen():
                    self._seen[event.seat][event.animal] = self._swaps
                case Swapped():
                    self._swaps += 1
                case Called():
                    self._called.add(event.animal)
                case _:
                    pass

    def trial(
        self, g: rules.Round, seat: int, move: Move, odds: Odds | None, thought: Thought | None
    ) -> Trial:
        load = len(self._seen[seat])
        match move:
            case Call():
                said, truth = move.animal, ANIMAL_IDS[g.box]
                kind = self._confusion(seat, said, truth)
                return Trial("call", "name", said, truth, None, load, "", said != truth, kind)
            case Look():
                truth = ANIMAL_IDS[g.hats[move.hat]]
                is_wrong = odds is not None and odds.chance < odds.best
                return Trial("look", "look", "", truth, self._lag(seat, truth), load, "", is_wrong)
            case _:
                return Trial(str(move_to_json(move)["move"]), load=load)

    def _lag(self, seat: int, animal: str) -> int | None:
        seen = self._seen[seat].get(animal)
        return None if seen is None else self._swaps - seen

    def _confusion(self, seat: int, said: str, truth: str) -> str:
        """A wrong call: of an animal that one has seen, that was called before, or neither."""
        if said == truth:
            return ""
        if said in self._seen[seat]:
            return "seen"
        return "called-before" if said in self._called else "unseen"
