"""Plots show what is uncertain."""

from __future__ import annotations

from hatbox.lab.plots import lines
from hatbox.lab.study.report import interval_of

SHARES: dict[str, list[float | None]] = {"fox": [0.9, 0.5], "raven": [None, 0.7]}
NAN = float("nan")


def test_a_line_has_an_interval_wherever_one_is_known() -> None:
    bare = lines("", "lag", ["0", "1"], SHARES)
    marked = lines("", "lag", ["0", "1"], SHARES, {"fox": [(0.8, 1.0), None], "raven": [None] * 2})
    assert bare.count('id="LineCollection') == 0
    assert marked.count('id="LineCollection') == 1


def test_one_game_has_no_interval() -> None:
    assert interval_of({"low": 0.2, "high": 0.4}) == (0.2, 0.4)
    assert interval_of({"low": NAN, "high": NAN}) is None
    assert interval_of(None) is None
