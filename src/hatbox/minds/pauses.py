"""Pauses: how long a mind thinks, or seems to think.

Hesitation is the latency of recall. A pause is a tell as much as a tone, so whoever acts, acts it.
"""

from __future__ import annotations

import math
from random import Random

from hatbox.games.not_a_hat.moves import Tone

from .characters import Tongue

LATENCY = 1.0
SHORTEST_PAUSE, LONGEST_PAUSE = 1.2, 8.0

ACTED_ACTIVATION: dict[Tone, float] = {"sure": 0.5, "plain": -0.4, "unsure": -1.3}


def latency(activation: float) -> float:
    """F·e^(−A): weak memories come slowly."""
    return SHORTEST_PAUSE + LATENCY * math.exp(-activation)


def pause_for(tongue: Tongue, activation: float, tone: Tone, luck: Random) -> float:
    """The pause that goes with the tone that is played, or, where it leaks, with the truth."""
    leaks = tongue.depth == 0 or luck.random() < tongue.leak
    shown = activation if leaks else ACTED_ACTIVATION[tone]
    wavering = 0.85 + 0.3 * luck.random()
    return min(max(latency(shown) * wavering, SHORTEST_PAUSE), LONGEST_PAUSE)


def unhurried(luck: Random) -> float:
    """The pace of one who need not think, and shows nothing by it."""
    return round(1.6 + 0.8 * luck.random(), 2)
