"""A bar on standard error for work that takes a while, where somebody is there to see it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

WIDTH = 30
SECONDS_BETWEEN = 0.1

T = TypeVar("T")


def with_progress(items: Iterable[T], total: int) -> Iterator[T]:
    if not sys.stderr.isatty():
        yield from items
        return
    shown = 0.0
    for number, item in enumerate(items, 1):
        yield item
        if time.monotonic() - shown > SECONDS_BETWEEN or number == total:
            shown = time.monotonic()
            print(bar(number, total), end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def bar(number: int, total: int) -> str:
    done = WIDTH * number // total
    return f"\r[{'#' * done}{'.' * (WIDTH - done)}] {number}/{total}"
