"""The decisions of Magic Hat, as words, numbers and JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, assert_never

from ..base import IllegalMove, May
from ..catalogue import ANIMAL_IDS, ANIMAL_NUMBER
from . import rules


@dataclass(frozen=True, slots=True)
class Look:
    """M6: look into one hat."""

    hat: int


@dataclass(frozen=True, slots=True)
class Swap:
    """M6: trade the hat just looked into with another one."""

    other: int


@dataclass(frozen=True, slots=True)
class Extra:
    """M11: trade two hats of your choice; which is named first makes no difference."""

    hats: tuple[int, int]

    def __post_init__(self) -> None:
        one, other = self.hats
        object.__setattr__(self, "hats", (min(one, other), max(one, other)))


@dataclass(frozen=True, slots=True)
class Skip:
    """M11: no extra swap."""


@dataclass(frozen=True, slots=True)
class Call:
    """M7: name the vanished animal."""

    animal: str


Move = Look | Swap | Extra | Skip | Call

PAIRS = tuple(zip(rules.FIRST, rules.SECOND, strict=True))


def move_to_number(move: Move) -> int:
    match move:
        case Look():
            return rules.LOOK + hat(move.hat)
        case Swap():
            return rules.SWAP + hat(move.other)
        case Extra():
            return rules.EXTRA + PAIRS.index(two_hats(move.hats))
        case Skip():
            return rules.SKIP
        case Call():
            return rules.CALL + animal_number(move.animal)
        case _:
            assert_never(move)


def move_from_number(number: int) -> Move:
    if number < 0 or number >= rules.MOVES:
        raise IllegalMove("unknown-move", "M5")
    if number < rules.SWAP:
        return Look(number - rules.LOOK)
    if number < rules.CALL:
        return Swap(number - rules.SWAP)
    if number < rules.EXTRA:
        return Call(ANIMAL_IDS[number - rules.CALL])
    if number < rules.SKIP:
        return Extra(PAIRS[number - rules.EXTRA])
    return Skip()


def move_to_json(move: Move) -> dict[str, Any]:
    match move:
        case Look():
            return {"move": "look", "hat": move.hat}
        case Swap():
            return {"move": "swap", "with": move.other}
        case Extra():
            return {"move": "extra", "hats": list(move.hats)}
        case Skip():
            return {"move": "skip"}
        case Call():
            return {"move": "call", "animal": move.animal}
        case _:
            assert_never(move)


def move_from_json(data: object) -> Move:
    """Keys that a move does not need are ignored, as a record's readers do."""
    match data:
        case {"move": "look", "hat": position}:
            return Look(hat(position))
        case {"move": "swap", "with": position}:
            return Swap(hat(position))
        case {"move": "extra", "hats": [one, other]}:
            return Extra(two_hats((hat(one), hat(other))))
        case {"move": "look" | "swap" | "extra"}:
            raise IllegalMove("unknown-hat", "M6")
        case {"move": "skip"}:
            return Skip()
        case {"move": "call", **rest}:
            return Call(ANIMAL_IDS[animal_number(rest.get("animal"))])
    raise IllegalMove("unknown-move", "M5")


def hat(position: object) -> int:
    if type(position) is not int or not 0 <= position < rules.HATS:
        raise IllegalMove("unknown-hat", "M6")
    return position


def two_hats(hats: tuple[int, int]) -> tuple[int, int]:
    one, other = sorted(hat(position) for position in hats)
    if one == other:
        raise IllegalMove("same-hat", "M11")
    return one, other


def animal_number(animal: object) -> int:
    number = ANIMAL_NUMBER.get(animal) if isinstance(animal, str) else None
    if number is None:
        raise IllegalMove("unknown-animal", "M7")
    return number


def moves_among(may: tuple[May, ...]) -> list[Move]:
    """Every move that a view allows."""
    moves: list[Move] = []
    for choice in may:
        match choice.move, choice.of:
            case "look", tuple(hats):
                moves += [Look(position) for position in hats]
            case "swap", tuple(hats):
                moves += [Swap(position) for position in hats]
            case "call", _:
                moves += [Call(animal) for animal in ANIMAL_IDS]
            case "extra", _:
                moves += [Extra(pair) for pair in PAIRS]
            case _:
                moves.append(Skip())
    return moves
