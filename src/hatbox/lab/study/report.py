"""The report of a study: one page, and every table as Parquet."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from pyarrow import parquet

from .. import plots
from ..pages import Row, embedded, write_page, write_parquet
from .measures import MEASURES

Tables = dict[str, list[Row]]
# As many as can be read in a matrix.
MOST_CONFUSED = 12
MOST_ROWS = 40


def write_report(folder: Path, decisions: Path, **about: object) -> Tables:
    """Measures a file of decisions; returns the tables."""
    table = parquet.read_table(decisions)
    tables = {name: measure(table) for name, measure in MEASURES.items()}
    for name, rows in tables.items():
        write_parquet(folder, name, rows)
    games = [chapter(tables, game) for game in values(tables["errors"], "game")]
    write_page(folder, "study.html", games=games, decisions=table.num_rows, **about)
    return tables


def values(rows: Iterable[Row], key: str) -> list[str]:
    return list(dict.fromkeys(str(row[key]) for row in rows))


def chapter(tables: Tables, game: str) -> dict[str, Any]:
    """The tables of one game without the column of its name, and their plots."""
    own = {
        name: [
            {key: row[key] for key in row if key != "game"} for row in rows if row["game"] == game
        ]
        for name, rows in tables.items()
    }
    confused = own["confusions"]
    return {
        "game": game,
        "tables": own | {"confusions": confused[:MOST_ROWS]},
        "pictures": {
            "recall_by_lag": curve(own["recall_by_lag"], "lag_from"),
            "recall_by_load": curve(own["recall_by_load"], "load"),
            "learning": curve([row for row in own["learning"] if row["role"] == "name"], "round"),
            "confusions": confusion_matrix(confused),
            "errors": split(own["errors"]),
        },
    }


def curve(rows: Sequence[Row], key: str) -> str:
    """A line for each who, with intervals; nothing where there is nothing to draw."""
    ticks = sorted({row[key] for row in rows})
    if not ticks:
        return ""
    found = {(row["who"], row[key]): row for row in rows}
    of_each = {who: [found.get((who, tick)) for tick in ticks] for who in values(rows, "who")}
    shares = {who: [row and row["share"] for row in own] for who, own in of_each.items()}
    intervals = {who: [interval_of(row) for row in own] for who, own in of_each.items()}
    names = [str(tick) for tick in ticks]
    return picture(plots.lines, "", key.replace("_", " "), names, shares, intervals)


def interval_of(row: Row | None) -> tuple[float, float] | None:
    """None where one game is all there is."""
    if row is None or math.isnan(row["low"]):
        return None
    return row["low"], row["high"]


def confusion_matrix(rows: Sequence[Row]) -> str:
    """Of the things that are mixed up most: for what they were taken, as shares of the row."""
    totals: dict[str, int] = {}
    for row in rows:
        totals[str(row["truth"])] = totals.get(str(row["truth"]), 0) + row["n"]
    truths = sorted(totals, key=lambda truth: (-totals[truth], truth))[:MOST_CONFUSED]
    said = values((row for row in rows if row["truth"] in truths), "said")[:MOST_CONFUSED]
    if not truths:
        return ""
    counts = {(row["truth"], row["said"]): row["n"] for row in rows}
    cells = [
        [counts[truth, name] / totals[truth] if (truth, name) in counts else None for name in said]
        for truth in truths
    ]
    return picture(plots.matrix, truths, said, cells)


def split(rows: Sequence[Row]) -> str:
    names = [f"{row['who']}: {row['move']}" for row in rows]
    parts = {
        part.replace("_", " "): [row[part] for row in rows]
        for part in ("could_have_known", "bad_luck")
    }
    return picture(plots.stacked, names, parts) if names else ""


def picture(draw: Callable[..., str], *about: object) -> str:
    return embedded(draw(*about))
