"""What the games have in common: words and errors."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Generic, NewType, TypeVar

Seat = NewType("Seat", int)
T_co = TypeVar("T_co", covariant=True)

# A JSON object; `Any` because its values are read as often as they are written.
Json = dict[str, Any]


class IllegalMove(Exception):
    """A move that the rules do not allow; nothing has changed."""

    def __init__(self, code: str, rule: str) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.code} (rule {self.rule})" if self.rule else self.code


# What an error is about: a number, a word, or all that would have been allowed.
Value = str | int | tuple[str | int, ...]


class WrongOption(ValueError):
    """A setting that the rules do not allow; its values say what they do allow."""

    def __init__(self, code: str, rule: str = "", **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.values = values

    def __str__(self) -> str:
        return told(self.code, self.rule, self.values)


class BrokenRecord(Exception):
    """A record that does not hold: how it breaks, which rule, and in which round and move."""

    def __init__(self, code: str, rule: str = "", **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.values = values
        self.round = 0
        self.move = 0

    @property
    def where(self) -> str:
        """Rounds and moves are counted from 1; what is wrong with the whole is nowhere."""
        places = {"round": self.round, "move": self.move}
        return ", ".join(f"{name} {number}" for name, number in places.items() if number)

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        return place + told(self.code, self.rule, self.values)


def told(code: str, rule: str, values: Mapping[str, Value]) -> str:
    """For programmers; what people read is made of the same code and values in their language."""
    cited = [f"rule {rule}"] if rule else []
    about = ", ".join([*cited, *(f"{name}: {value}" for name, value in values.items())])
    return f"{code} ({about})" if about else code


@dataclass(frozen=True, slots=True)
class Everyone:
    """An event that the whole table sees, onlookers included."""

    def includes(self, seat: int | None) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Only:
    """An event that one player sees and nobody else; None is an onlooker."""

    seat: Seat

    def includes(self, seat: int | None) -> bool:
        return seat == self.seat


Audience = Everyone | Only
EVERYONE = Everyone()


@dataclass(frozen=True, slots=True)
class May:
    """A move open to the viewer now, with what it may be made with.

    `of` is a word for all of a kind ("gifts", "animals", "hats", "two hats") or the very positions.
    """

    move: str
    of: str | tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match is after some rounds: points of each seat, and the winners once it is over."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...] | None


@dataclass(frozen=True, slots=True)
class Citations:
    """The numbers of the rules on who begins, and on how rounds and the game end."""

    starter: str
    next_starter: str
    result: str
    standing: str
    winners: str


@dataclass(frozen=True, slots=True)
class PrivateLook(Generic[T_co]):
    """One seat looks at something that nobody else sees, and the table waits until it goes on."""

    seat: Seat
    sees: T_co


def as_json(value: object) -> Any:
    """A view or an event as plain JSON values, in the order of its fields."""
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: as_json(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, tuple | list):
        return [as_json(item) for item in value]
    return value


def encode(value: object) -> bytes:
    """The bytes of a view or an event: equal values, and only those, have equal bytes."""
    return json.dumps(as_json(value), ensure_ascii=False, separators=(",", ":")).encode()
