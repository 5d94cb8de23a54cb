"""What is said that is not so, who believes it, and what tones and pauses tell."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow.compute as pc

from ...pages import Row
from ...shares import Floats, interval
from ..counting import cells, classes, in_turn, measured, of_each, shares_by, where
from .doubts import full, judged

# Pauses in milliseconds, as people feel them.
PAUSES = (0, 500, 1000, 2000, 4000, 8000)


def untrue_names(table: Any) -> list[Row]:
    """How often somebody says what is not so; and, where thoughts tell, how often knowingly."""
    names = where(table, role="name")
    thought = names.filter(pc.is_valid(names["bluff"]))
    bluffs = pc.and_(thought["bluff"], thought["wrong"])
    return [
        {"game": row["game"], "who": row["who"], "kind": kind} | measured(row)
        for kind, said, hit in (("untrue", names, names["wrong"]), ("bluff", thought, bluffs))
        for row in shares_by(said, ("game", "who"), hit)
    ]


def believed(table: Any) -> list[Row]:
    """Untrue names that were accepted, by who said them: bluffs apart where thoughts tell."""
    lies = where(judged(table), is_true=False)
    lies = lies.filter(pc.is_valid(lies["claimant"]))
    kind = pc.if_else(pc.fill_null(lies["claim_bluff"], False), "bluff", "mistake")
    kind = pc.if_else(pc.is_null(lies["claim_bluff"]), "untrue", kind)
    told = lies.append_column("kind", kind)
    return shares_by(told, ("game", "claimant", "kind"), pc.invert(told["refused"]))


def with_pauses(table: Any) -> Any:
    """Judgements of claims whose pause is known."""
    timed = table.filter(pc.is_valid(table["claim_ms"]))
    return timed.append_column("pause", classes(timed["claim_ms"], PAUSES))


SIGNS: dict[str, Callable[[Any], Any]] = {"tone": lambda table: table, "pause": with_pauses}


def tells(table: Any) -> list[Row]:
    """How much a sign of the claimant tells about the truth: mutual information in bits, less what
    chance alone would show (Miller and Madow)."""
    rows: list[Row] = []
    for sign, ready in SIGNS.items():
        for about, claims in of_each(ready(judged(table)), "game", "claimant"):
            counts, kinds = cells(claims, (sign, "is_true"))
            values = sorted({kind[0] for kind in kinds}, key=str)
            wanted = [(value, truth) for value in values for truth in (False, True)]
            rows.append(about | {"sign": sign} | told_by(full(counts, kinds, wanted)))
    return in_turn(rows, "game", "claimant", "sign")


def told_by(counts: Floats) -> Row:
    total = counts.sum(axis=0, keepdims=True)
    low, high = interval(counts, information)
    return {
        "n": int(counts.sum()),
        "bits": float(information(total)[0]),
        "low": low,
        "high": high,
        "entropy_of_truth": float(entropy(total.reshape(1, -1, 2).sum(axis=1))[0]),
    }


def information(counts: Floats) -> Floats:
    """Mutual information of rows (values of a sign) and columns (untrue, true), in bits."""
    table = counts.reshape(len(counts), -1, 2)
    both = entropy(table.sum(axis=2)) + entropy(table.sum(axis=1)) - entropy(counts)
    used = np.maximum((table.sum(axis=2) > 0).sum(axis=1) - 1, 0)
    used = used * np.maximum((table.sum(axis=1) > 0).sum(axis=1) - 1, 0)
    by_chance = used / (2 * math.log(2) * np.maximum(counts.sum(axis=1), 1))
    told: Floats = np.maximum(both - by_chance, 0.0)
    return told


def entropy(counts: Floats) -> Floats:
    shares = counts / np.maximum(counts.sum(axis=1, keepdims=True), 1)
    bits: Floats = -(shares * np.log2(np.where(shares > 0, shares, 1))).sum(axis=1)
    return bits


def truth_by_sign(table: Any) -> list[Row]:
    """The share of true names for each value of each sign."""
    rows: list[Row] = []
    for sign, ready in SIGNS.items():
        claims = ready(judged(table))
        claims = claims.filter(pc.is_valid(claims["claimant"]))
        for row in shares_by(claims, ("game", "claimant", sign), claims["is_true"]):
            about = {"game": row["game"], "claimant": row["claimant"], "sign": sign}
            value = {"value": str(row[sign])}
            rows.append(about | value | measured(row))
    return [row for row in rows if row["value"]]
