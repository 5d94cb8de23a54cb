"""Strengths from results: a Plackett–Luce fit with bootstrap intervals, and openskill on the way.

Plackett and Luce: of those who sit at a table, each wins with a chance in proportion to their
strength. So whoever wins has beaten everybody else at the table, and of two players the share of
such victories is that of their strengths, whoever sits beside them (Luce's choice axiom). A shared
win counts in shares. `choix` fits the table of victories. Half a victory each way is added for
every pair that has met, so that nobody is infinitely strong.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .results import Result

# On this scale 400 points are odds of ten to one, as chess players are used to; 0 is the mean.
SCALE = 400 / math.log(10)
BOOTSTRAPS = 1000
INTERVAL = (2.5, 97.5)
PRIOR = 0.5

Table = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rating:
    player: str
    rating: float
    low: float
    high: float
    games: int
    share: float
    mu: float
    sigma: float


def victories(results: Iterable[Result], players: Sequence[str]) -> dict[int, Table]:
    """By deal: how often (in shares) the player of the row has beaten that of the column."""
    place = {player: number for number, player in enumerate(players)}
    tables: dict[int, Table] = {}
    for result in results:
        table = tables.setdefault(result.deal, np.zeros((len(players), len(players))))
        for who, share in zip(result.seats, result.shares, strict=True):
            for other in result.seats:
                if other != who:
                    table[place[who], place[other]] += share
    return tables


def fitted(table: Table) -> Table:
    """Logarithms of the strengths, with mean 0."""
    from choix import ilsr_pairwise_dense

    met = (table + table.T) > 0
    strengths: Table = ilsr_pairwise_dense(table + PRIOR * met, max_iter=1000)
    centred: Table = strengths - strengths.mean()
    return centred


def bootstrapped(tables: Sequence[Table], seed: int = 0, times: int = BOOTSTRAPS) -> Table:
    """One fit for each draw of deals; games on the same deal are one sample."""
    luck = np.random.default_rng(seed)
    stacked = np.stack(tables)
    met = stacked.sum(axis=0)
    draws = luck.multinomial(len(tables), [1 / len(tables)] * len(tables), size=times)
    resampled = np.tensordot(draws, stacked, axes=1)
    # Who met in no drawn deal has met all the same: the prior keeps the table connected.
    return np.stack([fitted(np.where(met, np.maximum(one, 1e-9), one)) for one in resampled])


def ratings(results: Sequence[Result], players: Sequence[str]) -> list[Rating]:
    """The strongest first."""
    tables = list(victories(results, players).values())
    points = SCALE * fitted(np.sum(tables, axis=0))
    low, high = np.percentile(SCALE * bootstrapped(tables), INTERVAL, axis=0)
    running = Running(players)
    for result in results:
        running.add(result)
    rows = [
        Rating(
            player,
            float(points[number]),
            float(low[number]),
            float(high[number]),
            *shares_won(results, player),
            *running.rating(player),
        )
        for number, player in enumerate(players)
    ]
    return sorted(rows, key=lambda row: -row.rating)


def shares_won(results: Iterable[Result], player: str) -> tuple[int, float]:
    """How many games, and the share of them that was won."""
    won = [
        result.shares[result.seats.index(player)] for result in results if player in result.seats
    ]
    return len(won), sum(won) / max(len(won), 1)


class Running:
    """openskill's Plackett–Luce, updated by each game: what is shown while a tournament runs."""

    def __init__(self, players: Iterable[str]) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.known = {player: self.model.rating() for player in players}

    def add(self, result: Result) -> None:
        teams = [[self.known[who]] for who in result.seats]
        ranks = [0.0 if share else 1.0 for share in result.shares]
        for who, [rating] in zip(result.seats, self.model.rate(teams, ranks=ranks), strict=True):
            self.known[who] = rating

    def rating(self, player: str) -> tuple[float, float]:
        return self.known[player].mu, self.known[player].sigma

    def line(self, most: int = 4) -> str:
        """The strongest, in few letters."""
        best = sorted(self.known.items(), key=lambda pair: -pair[1].mu)[:most]
        return "  ".join(f"{who[-20:]} {rating.mu:.1f}" for who, rating in best)
