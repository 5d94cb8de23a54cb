"""The report of a tournament: one page, and its numbers as Parquet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import fmean, median

import numpy as np

from hatbox.games import game_named

from .. import plots
from ..pages import Row, embedded, write_page, write_parquet
from ..shares import Share, share
from .plan import Plan
from .ratings import Rating, ratings, victories
from .results import Result


def write_report(folder: Path, plan: Plan, results: Sequence[Result]) -> list[Rating]:
    """Writes the page and the tables; returns the ratings, the strongest first."""
    folder.mkdir(parents=True, exist_ok=True)
    rated = ratings(results, plan.players)
    order = [rating.player for rating in rated]
    met = pairings(results, order)
    tables: dict[str, list[Row]] = {
        "ratings": [asdict(rating) for rating in rated],
        "pairings": met,
        "lengths": lengths(results, order),
        "troubles": troubles(results, order),
        "games": [games_row(result) for result in results],
    }
    for name, rows in tables.items():
        write_parquet(folder, name, rows)
    shown = tables | {"pairings": matrix_rows(met, order), "games": len(results)}
    options = game_named(plan.game).options_to_json(
        game_named(plan.game).options(plan.seats, plan.wishes)
    )
    write_page(
        folder,
        "tournament.html",
        plan=plan,
        options=", ".join(f"{name}={value}" for name, value in options.items()),
        deals=len({result.deal for result in results}),
        missing=sum(1 for _ in plan.units()) - len(results),
        ratings_plot=embedded(plots.ranks(order, [spread(rating) for rating in rated])),
        pairings_plot=embedded(plots.matrix(order, order, cells(met, order))),
        **shown,
    )
    return rated


def spread(rating: Rating) -> tuple[float, float, float]:
    return rating.low, rating.rating, rating.high


def pairings(results: Iterable[Result], order: Sequence[str]) -> list[Row]:
    """Every player against every other, with intervals over deals."""
    tables = np.stack(list(victories(results, order).values()))
    rows: list[Row] = []
    for i, player in enumerate(order):
        for j, other in enumerate(order):
            won, met = tables[:, i, j], tables[:, i, j] + tables[:, j, i]
            if i != j and met.sum():
                rows.append(pairing(player, other, share(won, met), met.sum()))
    return rows


def pairing(player: str, other: str, won: Share, met: float) -> Row:
    about = {"player": player, "other": other, "share": won.mean}
    return about | {"low": won.low, "high": won.high, "victories": float(met)}


def matrix_rows(met: Iterable[Row], order: Sequence[str]) -> list[Row]:
    by_pair = {(row["player"], row["other"]): row["share"] for row in met}
    return [
        {"player": player} | {other: by_pair.get((player, other), "") for other in order}
        for player in order
    ]


def cells(met: Iterable[Row], order: Sequence[str]) -> list[list[float | None]]:
    by_pair = {(row["player"], row["other"]): row["share"] for row in met}
    return [[by_pair.get((player, other)) for other in order] for player in order]


def lengths(results: Sequence[Result], order: Sequence[str]) -> list[Row]:
    rows: list[Row] = []
    for player in order:
        own = [result for result in results if player in result.seats]
        if own:
            rows.append(
                {
                    "player": player,
                    "games": len(own),
                    "median_decisions": float(median(result.decisions for result in own)),
                    "share_cut_at_the_cap": fmean(result.truncated for result in own),
                }
            )
    return rows


def troubles(results: Iterable[Result], order: Sequence[str]) -> list[Row]:
    sums: dict[str, dict[str, int]] = {}
    for result in results:
        for seat, counts in result.programs.items():
            own = sums.setdefault(result.seats[int(seat)], dict.fromkeys(counts, 0))
            for key in counts:
                own[key] += counts[key]
    return [{"player": player, **sums[player]} for player in order if player in sums]


def games_row(result: Result) -> Row:
    return {
        "deal": result.deal,
        "seats": list(result.seats),
        "shares": list(result.shares),
        "decisions": result.decisions,
        "truncated": result.truncated,
    }
