"""Shares and counts by groups of decisions; the decisions of one record are one sample."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ..pages import Row
from ..shares import Floats, Sums, share_of

SAMPLE = "record"


def where(table: Any, **values: object) -> Any:
    """The rows with these values."""
    for name, value in values.items():
        table = table.filter(pc.equal(table[name], pa.scalar(value)))
    return table


def plain(table: Any, *names: str) -> Any:
    """Columns without dictionaries, which groups cannot be joined by."""
    columns = {name: table[name] for name in names}
    return pa.table(
        {
            name: column.cast(pa.string()) if pa.types.is_dictionary(column.type) else column
            for name, column in columns.items()
        }
    )


def shares_by(table: Any, keys: Sequence[str], hit: Any) -> list[Row]:
    """For each group: cases, the share of hits and its interval (a ratio estimator over records).

    Everything is a sum, so that millions of decisions take no more than a pass.
    """
    named = plain(table, *keys, SAMPLE).append_column("r", pc.cast(hit, pa.int64()))
    each = named.group_by([*keys, SAMPLE]).aggregate([("r", "sum"), ("r", "count")])
    r, n = each["r_sum"], each["r_count"]
    products = {"n": n, "r": r, "rr": pc.multiply(r, r), "rn": pc.multiply(r, n)}
    products |= {"nn": pc.multiply(n, n)}
    sums = pa.table({key: each[key] for key in keys} | products).group_by(list(keys))
    told = [("n", "sum"), ("r", "sum"), ("rr", "sum"), ("rn", "sum"), ("nn", "sum")]
    summed = sums.aggregate([*told, ("n", "count")])
    ordered = summed.sort_by([(key, "ascending") for key in keys])
    return [share_row(row, keys) for row in ordered.to_pylist()]


def share_row(row: Row, keys: Sequence[str]) -> Row:
    sums = {name: row[f"{name}_sum"] for name in ("n", "r", "rr", "rn", "nn")}
    mean, low, high = share_of(Sums(**sums, samples=row["n_count"]))
    return {key: row[key] for key in keys} | {
        "n": row["n_sum"],
        "share": mean,
        "low": low,
        "high": high,
    }


def counts_by(table: Any, keys: Sequence[str]) -> list[Row]:
    """How often each combination comes, the most frequent first."""
    counted = plain(table, *keys, SAMPLE).group_by(list(keys)).aggregate([(SAMPLE, "count")])
    order = [(f"{SAMPLE}_count", "descending"), *((key, "ascending") for key in keys)]
    return [
        {key: row[key] for key in keys} | {"n": row[f"{SAMPLE}_count"]}
        for row in counted.sort_by(order).to_pylist()
    ]


def cells(table: Any, names: Sequence[str]) -> tuple[Floats, list[tuple[object, ...]]]:
    """A row for each record, a column for each combination that occurs: how often it came."""
    grouped = plain(table, *names, SAMPLE).group_by([*names, SAMPLE])
    counted = grouped.aggregate([([], "count_all")])
    kinds = list(zip(*(counted[name].to_pylist() for name in names), strict=True))
    known = sorted(set(kinds), key=str)
    place = {kind: number for number, kind in enumerate(known)}
    records, rows = np.unique(counted[SAMPLE].to_numpy(), return_inverse=True)
    counts = np.zeros((len(records), len(known)))
    counts[rows, [place[kind] for kind in kinds]] = counted["count_all"].to_numpy()
    return counts, known


def values_of(table: Any, name: str) -> list[Any]:
    """Those that occur, sorted."""
    found: list[Any] = plain(table, name)[name].unique().drop_null().to_pylist()
    return sorted(found)


def of_each(table: Any, *names: str) -> Iterator[tuple[dict[str, Any], Any]]:
    """The rows of each combination of values, in order."""
    words = plain(table, *names)
    for kind in counts_by(table, names):
        mask = pa.scalar(True)
        for name in names:
            mask = pc.and_(mask, pc.fill_null(pc.equal(words[name], pa.scalar(kind[name])), False))
        yield {name: kind[name] for name in names}, table.filter(mask)


def in_turn(rows: list[Row], *names: str) -> list[Row]:
    return sorted(rows, key=lambda row: tuple(str(row[name]) for name in names))


def measured(row: Row) -> Row:
    return {key: row[key] for key in ("n", "share", "low", "high")}


def classes(column: Any, firsts: tuple[int, ...]) -> Any:
    """The first value of the class that each value is in."""
    numbers = np.asarray(column.to_numpy(), dtype=np.int64)
    return pa.array(np.asarray(firsts)[np.searchsorted(firsts, numbers, side="right") - 1])
