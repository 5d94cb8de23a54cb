"""Who is believed: refusals as detections of a signal."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from scipy.special import ndtri

from ...pages import Row
from ...shares import Floats, interval
from ..counting import cells, in_turn, of_each, where


def judged(table: Any) -> Any:
    """Judgements, with what was true and what was done as 0 and 1."""
    judges = where(table, role="judge")
    is_true = pc.equal(judges["said"].cast(pa.string()), judges["truth"].cast(pa.string()))
    refused = pc.equal(judges["move"].cast(pa.string()), "refuse")
    return judges.append_column("is_true", is_true).append_column("refused", refused)


def refusals(table: Any) -> list[Row]:
    """Signal detection: the signal is an untrue name, the answer yes is a refusal."""
    rows: list[Row] = []
    for about, judges in of_each(judged(table), "game", "who"):
        counts, kinds = cells(judges, ("is_true", "refused"))
        four = full(counts, kinds, [(False, True), (False, False), (True, True), (True, False)])
        rows.append(about | detection(four))
    return in_turn(rows, "game", "who")


def full(counts: Floats, kinds: list[Any], wanted: list[Any]) -> Floats:
    """The columns in a given order; 0 for what never happened."""
    columns = [
        counts[:, kinds.index(kind)] if kind in kinds else 0 * counts[:, 0] for kind in wanted
    ]
    return np.stack(columns, axis=1)


def detection(counts: Floats) -> Row:
    """Columns: hits, misses, false alarms, correct acceptances. Half a case is added to each, and
    one to each kind (Hautus 1995), so that nothing is infinite."""
    hits, misses, alarms, accepted = (int(number) for number in counts.sum(axis=0))
    total = counts.sum(axis=0, keepdims=True)
    d_low, d_high = interval(counts, d_prime)
    c_low, c_high = interval(counts, criterion)
    return {
        "hits": hits,
        "misses": misses,
        "false_alarms": alarms,
        "correct_acceptances": accepted,
        "hit_rate": hits / (hits + misses) if hits + misses else math.nan,
        "false_alarm_rate": alarms / (alarms + accepted) if alarms + accepted else math.nan,
        "d_prime": float(d_prime(total)[0]),
        "d_prime_low": d_low,
        "d_prime_high": d_high,
        "criterion": float(criterion(total)[0]),
        "criterion_low": c_low,
        "criterion_high": c_high,
    }


def z_scores(counts: Floats) -> tuple[Floats, Floats]:
    hits, misses, alarms, accepted = counts.T
    of_hits = ndtri((hits + 0.5) / (hits + misses + 1))
    return of_hits, ndtri((alarms + 0.5) / (alarms + accepted + 1))


def d_prime(counts: Floats) -> Floats:
    of_hits, of_alarms = z_scores(counts)
    difference: Floats = of_hits - of_alarms
    return difference


def criterion(counts: Floats) -> Floats:
    of_hits, of_alarms = z_scores(counts)
    mean: Floats = -(of_hits + of_alarms) / 2
    return mean
