"""Options as data: each game declares them once, as the fields of a dataclass.

Parsing, records, the command line, the lobby and OpenAPI all read the same `Option` tuples.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, TypeGuard, TypeVar

from .base import Json, WrongOption

Choice = bool | int | str
Kind = Literal["flag", "choice", "number"]
T = TypeVar("T")
C = TypeVar("C", bound=Choice)

KEY = "option"


@dataclass(frozen=True, slots=True)
class Need:
    """With so many players the option has this value, and no other is allowed."""

    players: int
    value: Choice
    code: str


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be agreed before a game.

    `choices` are all values of a choice or a flag, and the words that are allowed besides numbers
    from `least` on. `label` is the key of its name in the locale files.
    """

    name: str
    kind: Kind
    default: Choice
    rule: str
    choices: tuple[Choice, ...]
    least: int | None = None
    needs: tuple[Need, ...] = ()
    label: str = ""

    def allows(self, wish: object) -> TypeGuard[Choice]:
        """True equals 1 in Python, but a person who says "true" has not said how many."""
        if self.least is not None and is_number(wish):
            return wish >= self.least
        return any(type(wish) is type(choice) and wish == choice for choice in self.choices)

    def need(self, players: int) -> Need | None:
        return next((need for need in self.needs if need.players == players), None)

    def default_for(self, players: int) -> Choice:
        need = self.need(players)
        return self.default if need is None else need.value

    @property
    def allowed(self) -> tuple[str, ...]:
        """Every value as a person types it; a number goes on from the first ones."""
        first = () if self.least is None else (*range(self.least, self.least + 3), "…")
        return tuple(str(value).lower() for value in (*first, *self.choices))


def flag(default: bool, rule: str) -> bool:
    """A field of an options class that is on or off."""
    return declared(default, Option("", "flag", default, rule, (False, True)))


def choice(default: C, choices: tuple[C, ...], rule: str, *needs: Need) -> C:
    """A field with one of a few values."""
    return declared(default, Option("", "choice", default, rule, choices, None, needs))


def number(default: int, least: int, rule: str, *, words: tuple[str, ...] = ()) -> Any:
    """A field with a whole number from `least` on, or one of these words."""
    return declared(default, Option("", "number", default, rule, words, least))


def declared(default: T, option: Option) -> T:
    return field(default=default, metadata={KEY: option})


def schema_of(kind: type[Any]) -> tuple[Option, ...]:
    """The options of a dataclass, in the order of its fields."""
    return tuple(
        replace(known.metadata[KEY], name=known.name, label=f"option-{known.name}")
        for known in fields(kind)
    )


def read_options(
    kind: type[T], schema: tuple[Option, ...], game: str, players: int, wishes: Mapping[str, object]
) -> T:
    """What was wished, and the default where nothing was; nothing else is allowed."""
    check_known(game, wishes, [option.name for option in schema])
    values = {option.name: read_option(option, players, wishes) for option in schema}
    return kind(**values)


def read_option(option: Option, players: int, wishes: Mapping[str, object]) -> Choice:
    wish = wishes.get(option.name, option.default_for(players))
    if not option.allows(wish):
        name, allowed = option.name, option.allowed
        raise WrongOption("wrong-option", option.rule, option=name, allowed=allowed)
    need = option.need(players)
    if need is not None and wish != need.value:
        raise WrongOption(need.code, option.rule)
    return wish


def options_as_json(schema: tuple[Option, ...], options: object) -> dict[str, Choice]:
    return {option.name: getattr(options, option.name) for option in schema}


def json_schema(schema: tuple[Option, ...]) -> Json:
    """The options of a game in the words of JSON Schema."""
    return {
        "type": "object",
        "properties": {option.name: json_schema_of(option) for option in schema},
        "additionalProperties": False,
    }


def json_schema_of(option: Option) -> Json:
    about = {"default": option.default, "description": f"rule {option.rule}"}
    if option.least is None:
        return {"enum": list(option.choices), **about}
    numbers: list[Json] = [{"type": "integer", "minimum": option.least}]
    words = [{"enum": list(option.choices)}] if option.choices else []
    return {"anyOf": numbers + words, **about}


def check_players(game: str, players: object, least: int, most: int, rule: str) -> None:
    if not is_number(players) or not least <= players <= most:
        raise WrongOption("wrong-players", rule, game=game, least=least, most=most)


def check_known(game: str, wishes: Mapping[str, object], known: Iterable[str]) -> None:
    names = tuple(known)
    for wish in wishes:
        if wish not in names:
            raise WrongOption("unknown-option", game=game, option=wish, known=names)


def is_number(value: object) -> TypeGuard[int]:
    return type(value) is int
