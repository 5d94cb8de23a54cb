"""Magic Hat as it stands in a record: the box, the hats, the moves, the winner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import repr as shortened

from ..base import BrokenRecord, Json, Standing
from ..catalogue import ANIMAL_IDS, ANIMAL_NUMBER
from . import rules
from .moves import Move, move_from_json, move_to_json
from .options import Options
from .race import Result


def deck_to_json(animals: Sequence[int]) -> Json:
    box, *hats = (ANIMAL_IDS[animal] for animal in animals)
    return {"box": box, "hats": hats}


def deck_from_json(options: Options, data: Mapping[str, object]) -> list[int]:
    """M1, M3: six hats with six different animals, one of them in the box."""
    hats = data.get("hats")
    if not isinstance(hats, list):
        raise BrokenRecord("no-hats", "M3")
    animals = [read_animal(animal) for animal in [data.get("box"), *hats]]
    if sorted(animals) != list(range(rules.ANIMALS)):
        raise BrokenRecord("miscounted-animals", "M3")
    return animals


def read_animal(animal: object) -> int:
    number = ANIMAL_NUMBER.get(animal) if isinstance(animal, str) else None
    if number is None:
        raise BrokenRecord("no-animal", "M1", animal=shortened(animal))
    return number


def entry(g: rules.Round, seat: int, move: Move) -> Json:
    """A move as the record lists it."""
    return {"seat": seat} | move_to_json(move)


def move_of_entry(g: rules.Round, entry: Mapping[str, object]) -> Move:
    return move_from_json(entry)


def result_to_json(result: Result) -> Json:
    return {"winner": result.winner}


def cut_to_json(g: rules.Round) -> Json:
    """Nobody has won a round that was cut short."""
    return {}


def standing_to_json(standing: Standing) -> Json:
    return {"tokens": list(standing.points)}
