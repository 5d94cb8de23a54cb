"""Thimbles: who may play, and what may be agreed before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hatbox.games.options import (
    Choice,
    Need,
    check_players,
    choice,
    flag,
    number,
    options_as_json,
    read_options,
    schema_of,
)

NAME = "thimbles"
LEAST_PLAYERS = 2
MOST_PLAYERS = 5


@dataclass(frozen=True, slots=True)
class Options:
    cups: int = choice(3, (3, 4, 5), "T1", Need(players=5, value=5, code="cups-for-five"))
    peeking: bool = flag(False, "T3")
    wins: int = number(1, 1, "T4")


OPTIONS = schema_of(Options)
WITH_STRANGERS: Mapping[str, object] = {}


def options(players: int, wishes: Mapping[str, object]) -> Options:
    check_players(NAME, players, LEAST_PLAYERS, MOST_PLAYERS, "T1")
    return read_options(Options, OPTIONS, NAME, players, wishes)


def options_to_json(options: Options) -> dict[str, Choice]:
    return options_as_json(OPTIONS, options)


def rounds(options: Options, players: int) -> int | None:
    return 1 if options.wins == 1 else None
