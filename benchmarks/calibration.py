"""Calibration: what an empty method call costs on this machine now."""

from __future__ import annotations

import time
from collections.abc import Callable


class Empty:
    def call(self) -> None:
        pass


def seconds_per_empty_call(calls: int = 2_000_000) -> float:
    empty = Empty()
    start = time.perf_counter()
    for _ in range(calls):
        empty.call()
    return (time.perf_counter() - start) / calls


def best_of(measure: Callable[[], float], times: int = 5) -> float:
    """The smallest of several measurements: the least disturbed one."""
    return min(measure() for _ in range(times))
