"""How long what just happened takes to be seen, in milliseconds at normal pace.

The lengths are those of the motions that the client plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

TURN = 420
TRAVEL = 650
SHOWN = 1400
PENALTY = 600

LENGTHS = {
    "round-began": 0,
    "fetched": SHOWN + TURN + TRAVEL,
    "took-oldest": 0,
    "offered": TRAVEL,
    "accepted": 300,
    "refused": TURN + 900 + PENALTY,
    "round-ended": 0,
    "looked-into": 600,
    "animal-seen": 0,
    "swapped": 1100,
    "skipped": 0,
    "called": 2000,
    "box-seen": 0,
    "went-out": 0,
    "round-won": 0,
}


def beat_of(event: Any) -> int:
    """H8: only a gift that lay face up is turned when it is taken."""
    turned = event.event == "took-oldest" and event.turned
    return TURN if turned else LENGTHS[event.event]


def beat(events: Iterable[Any]) -> int:
    return sum(map(beat_of, events))
