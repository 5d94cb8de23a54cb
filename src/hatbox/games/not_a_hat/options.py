"""That's Not a Hat: who may play, and what may be agreed before (H2, H14 to H16)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ..options import (
    Choice,
    Need,
    check_players,
    choice,
    number,
    options_as_json,
    read_options,
    schema_of,
)
from . import rules
from .deck import ARROWS

NAME = "not-a-hat"
LEAST_PLAYERS = 2
MOST_PLAYERS = rules.MOST_PLAYERS
MOST_GIFTS_EACH = rules.MOST_GIFTS_EACH

# H15: with two players the gift would come straight back.
TWO_FOR_TWO = Need(players=2, value=2, code="gifts-for-two")


@dataclass(frozen=True, slots=True)
class Options:
    gifts: int = choice(1, (1, 2), "H15", TWO_FOR_TWO)
    arrows: str = choice("both", ARROWS, "H16")
    rounds: int | Literal["players"] = number(1, 1, "H14", words=("players",))


OPTIONS = schema_of(Options)
WITH_STRANGERS: Mapping[str, object] = {"rounds": "players"}


def options(players: int, wishes: Mapping[str, object]) -> Options:
    check_players(NAME, players, LEAST_PLAYERS, MOST_PLAYERS, "H2")
    return read_options(Options, OPTIONS, NAME, players, wishes)


def options_to_json(options: Options) -> dict[str, Choice]:
    return options_as_json(OPTIONS, options)


def rounds(options: Options, players: int) -> int:
    """H14: how many rounds will be played."""
    return players if options.rounds == "players" else options.rounds
