"""Means with confidence intervals, and Markdown tables."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from hatbox.locales import figure

NINETY_FIVE = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % confidence interval."""

    mean: float
    margin: float

    @property
    def low(self) -> float:
        return self.mean - self.margin

    @property
    def high(self) -> float:
        return self.mean + self.margin

    def __str__(self) -> str:
        return f"{figure(100 * self.mean, 1)} ± {figure(100 * self.margin, 1)} %"


def estimate(values: Sequence[float]) -> Estimate:
    """Estimate over independent deals; games on the same deal are one sample."""
    spread = stdev(values) if len(values) > 1 else 0.0
    return Estimate(fmean(values), NINETY_FIVE * spread / math.sqrt(len(values)))


def share(hits: int, of: int) -> str:
    return f"{figure(100 * hits / of, 1)} %" if of else "–"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines) + "\n"
