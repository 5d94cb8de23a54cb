"""The decisions of Magic Hat, as words, numbers and JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from ..base import IllegalMove, Json, May
from ..catalogue import ANIMAL_IDS, ANIMAL_NUMBER
from . import rules


@dataclass(slots=True, unsafe_hash=True)
class Look:
    """M6: look into one hat."""

    hat: int

    def __post_init__(self) -> None:
        check_hat(self.hat)


@dataclass(slots=True, unsafe_hash=True)
class Swap:
    """M6: trade the hat just looked into with another one."""

    other: int

    def __post_init__(self) -> None:
        check_hat(self.other)


@dataclass(slots=True, unsafe_hash=True)
class Extra:
    """M11: trade two hats of your choice; which is named first makes no difference."""

    hats: tuple[int, int]

    def __post_init__(self) -> None:
        one, other = self.hats
        check_hat(one)
        check_hat(other)
        if one == other:
            raise IllegalMove("same-hat", "M11")
        object.__setattr__(self, "hats", (min(one, other), max(one, other)))


@dataclass(slots=True, unsafe_hash=True)
class Skip:
    """M11: no extra swap."""


@dataclass(slots=True, unsafe_hash=True)
class Call:
    """M7: name the vanished animal."""

    animal: str

    def __post_init__(self) -> None:
        if self.animal not in ANIMAL_NUMBER:
            raise IllegalMove("unknown-animal", "M7")


Move = Look | Swap | Extra | Skip | Call

PAIRS = tuple(zip(rules.FIRST, rules.SECOND, strict=True))


def move_to_number(move: Move) -> int:
    match move:
        case Look():
            return rules.LOOK + move.hat
        case Swap():
            return rules.SWAP + move.other
        case Extra():
            return rules.EXTRA + PAIRS.index(move.hats)
        case Skip():
            return rules.SKIP
        case Call():
            return rules.CALL + ANIMAL_NUMBER[move.animal]
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


def move_to_json(move: Move) -> Json:
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
            return Look(position)
        case {"move": "swap", "with": position}:
            return Swap(position)
        case {"move": "extra", "hats": [one, other]}:
            return Extra((one, other))
        case {"move": "look" | "swap" | "extra"}:
            raise IllegalMove("unknown-hat", "M6")
        case {"move": "skip"}:
            return Skip()
        case {"move": "call", **rest}:
            return call(rest.get("animal"))
    raise IllegalMove("unknown-move", "M5")


def check_hat(position: object) -> None:
    if type(position) is not int or not 0 <= position < rules.HATS:
        raise IllegalMove("unknown-hat", "M6")


def call(animal: object) -> Call:
    if not isinstance(animal, str):
        raise IllegalMove("unknown-animal", "M7")
    return Call(animal)


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
