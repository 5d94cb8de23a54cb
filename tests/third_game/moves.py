"""The decisions of Thimbles, as words, numbers and JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from hatbox.games.base import IllegalMove, Json
from tests.third_game import rules


@dataclass(frozen=True, slots=True)
class Lift:
    """T2"""

    cup: int

    def __post_init__(self) -> None:
        check_cup(self.cup)


@dataclass(frozen=True, slots=True)
class Peek:
    """T3"""

    cup: int

    def __post_init__(self) -> None:
        check_cup(self.cup)


Move = Lift | Peek


def check_cup(cup: object) -> None:
    if type(cup) is not int or not 0 <= cup < rules.MOST_CUPS:
        raise IllegalMove("unknown-cup", "T2")


def move_to_number(move: Move) -> int:
    match move:
        case Lift():
            return move.cup
        case Peek():
            return rules.PEEK + move.cup
        case _:
            assert_never(move)


def move_from_number(number: int) -> Move:
    if not 0 <= number < rules.MOVES:
        raise IllegalMove("unknown-move", "T2")
    return Lift(number) if number < rules.PEEK else Peek(number - rules.PEEK)


def move_to_json(move: Move) -> Json:
    return {"move": "lift" if isinstance(move, Lift) else "peek", "cup": move.cup}


def move_from_json(data: object) -> Move:
    match data:
        case {"move": "lift", "cup": cup}:
            return Lift(cup)
        case {"move": "peek", "cup": cup}:
            return Peek(cup)
    raise IllegalMove("unknown-move", "T2")
