"""What the generated files say of each registered game, whichever games those are."""

from __future__ import annotations

import dataclasses
import typing
from functools import reduce
from importlib import import_module
from operator import or_
from types import ModuleType
from typing import Any, Literal, cast, get_args

from hatbox.games import GAMES, Game, IllegalMove

from .writer import Field

# The modules of a game whose constants a client may need.
WITH_CONSTANTS = ("rules", "moves", "view")


def package_of(game: Game) -> ModuleType:
    """A game is a package with the names that `Game` lists."""
    return cast(ModuleType, game)


def prefix_of(game: Game) -> str:
    """The name in capital words: `two-words` names its types `TwoWords…`."""
    return "".join(word.capitalize() for word in game.NAME.split("-"))


def name_of(record: type) -> str:
    """Games call things by the same names; on the wire each has its own."""
    for game in GAMES.values():
        if record.__module__.startswith(f"{package_of(game).__name__}."):
            return prefix_of(game) + record.__name__
    return record.__name__


def part(game: Game, name: str) -> Any:
    """One of the types that every game names: Move, Event, OnlookerView, Opened, Sees."""
    return getattr(package_of(game), name)


def any_of(name: str) -> Any:
    """The same type of all games, as a union."""
    return reduce(or_, (part(game, name) for game in GAMES.values()))


def samples(game: Game) -> dict[type, Any]:
    """A move of each kind."""
    found: dict[type, Any] = {}
    number = 0
    while True:
        try:
            move = game.move_from_number(number)
        except IllegalMove:
            return found
        found.setdefault(type(move), move)
        number += 1


def move_fields() -> dict[type, list[Field]]:
    """How each kind of move looks in JSON: its tag, and its fields under their names there."""
    return {
        kind: fields_in_json(kind, game.move_to_json(move))
        for game in GAMES.values()
        for kind, move in samples(game).items()
    }


def fields_in_json(kind: type, told: dict[str, Any]) -> list[Field]:
    hints = typing.get_type_hints(kind)
    names = [name for name in told if name != "move"]
    own = [
        Field(name, hints[field.name], field.default is not dataclasses.MISSING)
        for name, field in zip(names, dataclasses.fields(kind), strict=True)
    ]
    return [Field("move", Literal[told["move"]]), *own]


def move_names() -> tuple[str, ...]:
    tags = [get_args(fields[0].hint)[0] for fields in move_fields().values()]
    return tuple(dict.fromkeys(tags))


def constants_of(game: Game) -> dict[str, Any]:
    """Numbers and words in capitals, and tuples of them."""
    package = package_of(game).__name__
    modules = [import_module(f"{package}.{name}") for name in WITH_CONSTANTS]
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if name.isupper() and is_plain(value)
    }


def is_plain(value: Any) -> bool:
    if isinstance(value, tuple):
        return len(value) > 0 and all(isinstance(item, int | str) for item in value)
    return isinstance(value, int | str)
