"""Pauses: how long a mind thinks, or seems to think.

Pauses of people are log-normal: most are short, some are long. They are longer when one is torn or
must search one's memory, shorter when a thing was just seen, and a long name takes time to read.
A pause is a tell as much as a tone is: how far the effort shows is the leak of the character.
"""

from __future__ import annotations

import math

from .characters import Tongue
from .luck import Luck

SHORTEST_PAUSE, LONGEST_PAUSE = 0.9, 12.0
USUAL_PAUSE = 2.1
SPREAD = 0.38

# Effort is a negative activation: 0 comes at once, 2 hardly at all.
USUAL_EFFORT, LEAST_EFFORT, MOST_EFFORT = 0.6, -0.6, 2.2
LONGER_WITH_EFFORT = 0.4
SECONDS_A_LETTER = 0.03


def pause_for(tongue: Tongue, effort: float, luck: Luck, letters: int = 0) -> float:
    """e^(μ + σz); μ grows with the effort, as far as this character lets it show."""
    felt = bounded(effort, LEAST_EFFORT, MOST_EFFORT)
    shown = USUAL_EFFORT + tongue.leak * (felt - USUAL_EFFORT)
    usual = USUAL_PAUSE + SECONDS_A_LETTER * letters
    return seconds(usual * math.exp(LONGER_WITH_EFFORT * shown - 0.24 + SPREAD * luck.normal()))


def unhurried(luck: Luck) -> float:
    """The pace of one who need not think, and shows nothing by it."""
    return seconds(USUAL_PAUSE * math.exp(SPREAD * luck.normal()))


def seconds(pause: float) -> float:
    """To the hundredth. Not by `round`, which writes the digits out and reads them again."""
    return int(100.0 * bounded(pause, SHORTEST_PAUSE, LONGEST_PAUSE) + 0.5) / 100.0


def bounded(value: float, least: float, most: float) -> float:
    if value < least:
        return least
    return value if value < most else most
