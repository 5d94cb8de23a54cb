"""What is remembered: names by lag and load, confusions, looks for nothing, learning."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from ...pages import Row
from ..counting import classes, counts_by, in_turn, measured, of_each, shares_by, values_of, where

# The first lag of each class; the classes grow as forgetting slows down.
LAGS = (0, 1, 2, 3, 5, 8, 13, 21)


def sincere_names(table: Any) -> Any:
    """What was named, without what is known to have been a bluff."""
    names = where(table, role="name")
    return names.filter(pc.invert(pc.fill_null(names["bluff"], False)))


def with_lags(names: Any) -> Any:
    known = names.filter(pc.is_valid(names["lag"]))
    return known.append_column("lag_from", classes(known["lag"], LAGS))


def recall_by_lag(table: Any) -> list[Row]:
    """Right names by how long ago the thing was seen."""
    names = with_lags(sincere_names(table))
    return shares_by(names, ("game", "who", "lag_from"), pc.invert(names["wrong"]))


def recall_by_load(table: Any) -> list[Row]:
    names = sincere_names(table)
    return shares_by(names, ("game", "who", "load"), pc.invert(names["wrong"]))


def recall(table: Any) -> list[Row]:
    """Right names by both together."""
    names = with_lags(sincere_names(table))
    return shares_by(names, ("game", "who", "lag_from", "load"), pc.invert(names["wrong"]))


def looks_by_load(table: Any) -> list[Row]:
    """Looks that could show nothing new: what was seen is forgotten."""
    looks = where(table, role="look")
    return shares_by(looks, ("game", "who", "load"), looks["wrong"])


def wrong_names(table: Any) -> Any:
    return where(sincere_names(table), wrong=True)


def confusions(table: Any) -> list[Row]:
    """A matrix as a list: what was there, what was said, how often."""
    return counts_by(wrong_names(table), ("game", "truth", "said"))


def confusion_kinds(table: Any) -> list[Row]:
    """Where wrong names come from."""
    rows: list[Row] = []
    for _, wrong in of_each(wrong_names(table), "game"):
        for kind in values_of(wrong, "confusion"):
            is_kind = pc.equal(wrong["confusion"].cast(pa.string()), kind)
            rows += [
                {"game": row["game"], "who": row["who"], "confusion": kind} | measured(row)
                for row in shares_by(wrong, ("game", "who"), is_kind)
            ]
    return in_turn(rows, "game", "who", "confusion")


def learning(table: Any) -> list[Row]:
    """Right names and right judgements, round after round."""
    said = pa.concat_tables([sincere_names(table), where(table, role="judge")])
    return shares_by(said, ("game", "who", "role", "round"), pc.invert(said["wrong"]))
