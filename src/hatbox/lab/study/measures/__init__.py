"""What is measured. Each measure takes decisions (`rows.SCHEMA`) and gives rows of a table.

Games and players are kept apart: every row begins with the game, and who decided.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...pages import Row
from .doubts import refusals
from .errors import errors
from .lies import believed, tells, truth_by_sign, untrue_names
from .memory import (
    confusion_kinds,
    confusions,
    learning,
    looks_by_load,
    recall,
    recall_by_lag,
    recall_by_load,
)

__all__ = [
    "MEASURES",
    "believed",
    "confusion_kinds",
    "confusions",
    "errors",
    "learning",
    "looks_by_load",
    "recall",
    "recall_by_lag",
    "recall_by_load",
    "refusals",
    "tells",
    "truth_by_sign",
    "untrue_names",
]

MEASURES: dict[str, Callable[[Any], list[Row]]] = {
    "recall_by_lag": recall_by_lag,
    "recall_by_load": recall_by_load,
    "recall_by_lag_and_load": recall,
    "looks_by_load": looks_by_load,
    "confusions": confusions,
    "confusion_kinds": confusion_kinds,
    "refusals": refusals,
    "untrue_names": untrue_names,
    "believed": believed,
    "tells": tells,
    "truth_by_sign": truth_by_sign,
    "learning": learning,
    "errors": errors,
}
