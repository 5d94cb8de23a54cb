"""Asking for a setting: what may be chosen, and a clear answer where it may not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeGuard, TypeVar

from .base import WrongOption

Choice = TypeVar("Choice", bool, int, str)


def check_players(game: str, players: object, least: int, most: int, rule: str) -> None:
    if not is_number(players) or not least <= players <= most:
        raise WrongOption("wrong-players", rule, game=game, least=least, most=most)


def check_known(game: str, wishes: Mapping[str, object], known: Iterable[str]) -> None:
    names = tuple(known)
    for wish in wishes:
        if wish not in names:
            raise WrongOption("unknown-option", game=game, option=wish, known=names)


def one_of(name: str, wish: object, allowed: tuple[Choice, ...], rule: str) -> Choice:
    for choice in allowed:
        # True equals 1 in Python, but a person who says "true" has not said how many.
        if type(wish) is type(choice) and wish == choice:
            return choice
    words = tuple(str(choice).lower() for choice in allowed)
    raise WrongOption(f"wrong-{name}", rule, option=name, allowed=words)


def rounds_wished(wish: object) -> int | Literal["players"]:
    """H14: a number of rounds, or "players" for a series with as many rounds as players."""
    if wish == "players":
        return "players"
    if is_number(wish) and wish >= 1:
        return wish
    raise WrongOption("wrong-rounds", "H14")


def is_number(value: object) -> TypeGuard[int]:
    return type(value) is int
