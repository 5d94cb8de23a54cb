"""Command-line options of the games, made from what the games declare."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import suppress

from hatbox.games import GAMES
from hatbox.games.options import Option


def known_options() -> dict[str, list[tuple[str, Option]]]:
    """The games that have an option, by its name; games may share one."""
    known: dict[str, list[tuple[str, Option]]] = {}
    for name, game in GAMES.items():
        for option in game.OPTIONS:
            known.setdefault(option.name, []).append((name, option))
    return known


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of every game; the chosen game refuses those that are not its own."""
    for name, owners in known_options().items():
        help = "; ".join(help_of(game, option) for game, option in owners)
        option = owners[0][1]
        if option.kind == "flag":
            parser.add_argument(f"--{name}", action="store_true", default=None, help=help)
        else:
            metavar = metavar_of(option)
            parser.add_argument(f"--{name}", type=reader_of(option), metavar=metavar, help=help)


def help_of(game: str, option: Option) -> str:
    words = "" if option.kind == "flag" else ": " + ", ".join(option.allowed)
    return f"{game} ({option.rule}){words}"


def metavar_of(option: Option) -> str:
    return "N" if takes_numbers(option) else "|".join(option.allowed)


def reader_of(option: Option) -> Callable[[str], int | str]:
    if not takes_numbers(option):
        return str
    return number_or_word if any(isinstance(word, str) for word in option.choices) else int


def takes_numbers(option: Option) -> bool:
    return option.kind == "number" or all(type(value) is int for value in option.choices)


def number_or_word(text: str) -> int | str:
    with suppress(ValueError):
        return int(text)
    return text


def wishes_of(args: argparse.Namespace) -> dict[str, object]:
    """The options given on the command line."""
    wishes = {name: getattr(args, name) for name in known_options()}
    return {name: wish for name, wish in wishes.items() if wish is not None}
