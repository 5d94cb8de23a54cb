"""Shares with intervals that know which decisions belong together: those of one game, or of one
deal, are one sample."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .figures import NINETY_FIVE

Floats = NDArray[np.float64]
INTERVAL = (2.5, 97.5)
BOOTSTRAPS = 400
TINY = 1e-12
# Draws at a time, so that a million games fit into memory.
AT_A_TIME = 20


class Sums(NamedTuple):
    """Of the samples: cases n, hits r, their products, and how many samples there are."""

    n: float
    r: float
    rr: float
    rn: float
    nn: float
    samples: int


class Share(NamedTuple):
    mean: float
    low: float
    high: float


def share(hits: ArrayLike, cases: ArrayLike) -> Share:
    """Σ hits / Σ cases over independent samples."""
    r, n = np.asarray(hits, float), np.asarray(cases, float)
    samples = int(np.count_nonzero(n))
    return share_of(Sums(n.sum(), r.sum(), (r * r).sum(), (r * n).sum(), (n * n).sum(), samples))


def share_of(sums: Sums) -> Share:
    """Wilson's interval at the effective number of cases: as many independent ones as would have
    the variance of the ratio estimator. Of one sample nothing can be said."""
    mean = sums.r / sums.n
    if sums.samples < 2:
        return Share(mean, math.nan, math.nan)
    squares = max(sums.rr - 2 * mean * sums.rn + mean * mean * sums.nn, 0.0)
    variance = squares * sums.samples / (sums.samples - 1) / sums.n**2
    # Where all are equal there is no variance to see: then every sample counts as one case.
    effective = mean * (1 - mean) / variance if variance > TINY else float(sums.samples)
    return wilson(mean, min(effective, sums.n))


def wilson(mean: float, cases: float) -> Share:
    square = NINETY_FIVE**2 / cases
    middle = (mean + square / 2) / (1 + square)
    spread = mean * (1 - mean) / cases + square / (4 * cases)
    margin = NINETY_FIVE * math.sqrt(spread) / (1 + square)
    return Share(mean, max(middle - margin, 0.0), min(middle + margin, 1.0))


def interval(
    counts: Floats, statistic: Callable[[Floats], Floats], *, seed: int = 0
) -> tuple[float, float]:
    """A bootstrap interval: `counts` has a row for each sample, and `statistic` takes rows of
    summed counts. Of one sample nothing can be said."""
    samples = len(counts)
    if samples < 2:
        return math.nan, math.nan
    luck = np.random.default_rng(seed)
    drawn = []
    for _ in range(BOOTSTRAPS // AT_A_TIME):
        weights = luck.multinomial(samples, np.full(samples, 1 / samples), AT_A_TIME)
        drawn.append(statistic(weights @ counts))
    low, high = np.percentile(np.concatenate(drawn), INTERVAL)
    return float(low), float(high)
