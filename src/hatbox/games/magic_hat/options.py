"""Magic Hat: who may play, and what may be agreed before (M1, M11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..options import Choice, check_players, flag, options_as_json, read_options, schema_of
from . import rules

NAME = "magic-hat"
LEAST_PLAYERS = 2
MOST_PLAYERS = rules.MOST_PLAYERS


@dataclass(frozen=True, slots=True)
class Options:
    expert: bool = flag(False, "M11")


OPTIONS = schema_of(Options)
WITH_STRANGERS: Mapping[str, object] = {}


def options(players: int, wishes: Mapping[str, object]) -> Options:
    check_players(NAME, players, LEAST_PLAYERS, MOST_PLAYERS, "M1")
    return read_options(Options, OPTIONS, NAME, players, wishes)


def options_to_json(options: Options) -> dict[str, Choice]:
    return options_as_json(OPTIONS, options)


def rounds(options: Options, players: int) -> None:
    """M9: nobody knows before how many rounds the race takes."""
