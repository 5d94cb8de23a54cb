"""What went wrong, and whether it could have been known."""

from __future__ import annotations

from typing import Any

import pyarrow.compute as pc

from ...pages import Row
from ..counting import shares_by


def errors(table: Any) -> list[Row]:
    """Wrong decisions (known bluffs are none), split by the oracle: somebody who forgot nothing
    could have known better, or nobody could."""
    decided = table.filter(pc.is_valid(table["wrong"]))
    decided = decided.filter(pc.invert(pc.fill_null(decided["bluff"], False)))
    could = pc.and_(decided["wrong"], pc.less(decided["chance"], decided["best"]))
    keys = ("game", "who", "move")
    all_wrong = shares_by(decided, keys, decided["wrong"])
    known = shares_by(decided, keys, pc.fill_null(could, False))
    return [
        {key: wrong[key] for key in keys}
        | {"n": wrong["n"], "wrong": wrong["share"], "wrong_low": wrong["low"]}
        | {"wrong_high": wrong["high"], "could_have_known": row["share"]}
        | {"could_low": row["low"], "could_high": row["high"]}
        | {"bad_luck": wrong["share"] - row["share"]}
        for wrong, row in zip(all_wrong, known, strict=True)
    ]
