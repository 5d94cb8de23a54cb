"""What the games have in common: the words, the errors, and the protocol of a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, NewType, ParamSpec, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from .fairness import Stream
    from .options import Option
    from .story import Line, Names

Seat = NewType("Seat", int)
P = ParamSpec("P")
T = TypeVar("T")


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


# More than are in use at a time, at many tables.
MOST_SHARED = 10_000


def shared(make: Callable[P, T]) -> Callable[P, T]:
    """The same object for the same values: views and events say few things again and again."""
    return cast(Callable[P, T], lru_cache(MOST_SHARED, typed=True)(make))


@dataclass(frozen=True, slots=True)
class Everyone:
    """An event that the whole table sees, onlookers included."""


@dataclass(frozen=True, slots=True)
class Only:
    """An event that one player sees and nobody else."""

    seat: Seat


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
class PrivateLook(Generic[T]):
    """One seat looks at something that nobody else sees, and the table waits until it goes on."""

    seat: Seat
    sees: T


class Game(Protocol):
    """A game is a folder with these names; `games.GAMES` lists them.

    A round is the state of the rules, changed only by `play`; a deck is whatever `shuffle` gives
    and `deal` takes. `view_for` a seat is the `view_of` what that seat sees and may do; whoever
    tells a whole table hands in what an onlooker sees, of which most is seen by all.
    """

    @property
    def NAME(self) -> str: ...
    @property
    def CAP(self) -> int: ...
    @property
    def LEAST_PLAYERS(self) -> int: ...
    @property
    def MOST_PLAYERS(self) -> int: ...
    @property
    def CITATIONS(self) -> Citations: ...
    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...

    def options(self, players: int, wishes: Mapping[str, object]) -> Any: ...
    def rounds(self, options: Any, players: int) -> int | None: ...
    def shuffle(self, stream: Stream, options: Any) -> Any: ...
    def deal(self, options: Any, players: int, deck: Any, starter: int) -> Any: ...
    def opening(self, round: Any) -> tuple[Any, ...]: ...

    def seat_to_move(self, round: Any) -> Seat | None: ...
    def legal_moves(self, round: Any) -> list[Any]: ...
    def play(self, round: Any, seat: int, move: Any) -> tuple[Any, ...]: ...
    def is_over(self, round: Any) -> bool: ...
    def result(self, round: Any) -> Any: ...
    def counts_to_cap(self, move: Any) -> bool: ...

    def view_for(self, round: Any, seat: int) -> Any: ...
    def view_for_onlooker(self, round: Any) -> Any: ...
    def seen_by(self, round: Any, seat: int, public: Any) -> Any: ...
    def may(self, round: Any, seat: int) -> tuple[May, ...]: ...
    def view_of(self, seen: Any, seat: int, may: tuple[May, ...]) -> Any: ...
    def sees(self, round: Any, seat: int) -> Any: ...
    def private_look(self, round: Any, events: Iterable[Any]) -> PrivateLook[Any] | None: ...
    def beat_ms(self, events: Iterable[Any]) -> int: ...
    def opened(self, round: Any) -> Any: ...
    def audience(self, event: Any) -> Audience: ...

    def move_to_number(self, move: Any) -> int: ...
    def move_from_number(self, number: int) -> Any: ...
    def move_to_json(self, move: Any) -> dict[str, Any]: ...
    def move_from_json(self, data: object) -> Any: ...

    def standing(self, options: Any, players: int, results: Sequence[Any]) -> Standing: ...
    def next_starter(self, players: int, starter: int, result: Any) -> Seat: ...

    def options_to_json(self, options: Any) -> dict[str, Any]: ...
    def deck_to_json(self, deck: Any) -> dict[str, Any]: ...
    def deck_from_json(self, options: Any, data: Mapping[str, object]) -> Any: ...
    def entry(self, round: Any, seat: int, move: Any) -> dict[str, Any]: ...
    def move_of_entry(self, round: Any, entry: Mapping[str, object]) -> Any: ...
    def result_to_json(self, result: Any) -> dict[str, Any]: ...
    def standing_to_json(self, standing: Standing) -> dict[str, Any]: ...

    def tell_deal(self, round: Any, names: Names) -> Iterator[Line]: ...
    def tell_event(self, round: Any, event: Any, names: Names) -> Iterator[Line]: ...
    def tell_standing(self, standing: Standing, names: Names) -> Iterator[Line]: ...


def events_for(game: Game, events: Iterable[T], seat: int | None) -> list[T]:
    """The events that a seat may see; None is an onlooker, who sees what everybody sees."""
    return [event for event in events if may_see(game.audience(event), seat)]


def may_see(audience: Audience, seat: int | None) -> bool:
    return isinstance(audience, Everyone) or audience.seat == seat


def as_json(value: Any) -> Any:
    """A view or an event as plain JSON values, in the order of its fields."""
    if is_dataclass(value):
        return {f.name: as_json(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, tuple | list):
        return [as_json(item) for item in value]
    return value


def encode(value: Any) -> bytes:
    """The bytes of a view or an event: equal values, and only those, have equal bytes."""
    return json.dumps(as_json(value), ensure_ascii=False, separators=(",", ":")).encode()
