"""What may be set at a table: the game and its options, the clock, the pace."""

from __future__ import annotations

from collections.abc import Mapping

from hatbox.games import WrongOption, game_named

from ..errors import TableError
from ..settings import CLOCKS, LEAST_CLOCK, MOST_CLOCK, PACES

# The rules set no limit to the rounds of a series; an evening does.
MOST_OF_ANYTHING = 99


def check_options(name: str, options: Mapping[str, object], clock: str | int, pace: str) -> None:
    """Whether the number of players fits is asked when the game starts."""
    game = game_named(name)
    game.options(game.MOST_PLAYERS, options)
    for option, value in options.items():
        if isinstance(value, int) and value > MOST_OF_ANYTHING:
            raise WrongOption("wrong-option", option=option)
    if not is_clock(clock):
        raise TableError("wrong-clock")
    if pace not in PACES:
        raise TableError("wrong-pace")


def is_clock(clock: str | int) -> bool:
    if isinstance(clock, str):
        return clock == "off" or clock in CLOCKS
    return LEAST_CLOCK <= clock <= MOST_CLOCK
