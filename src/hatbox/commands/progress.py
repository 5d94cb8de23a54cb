"""A progress bar on standard error, shown only where that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

# Figures only: tqdm's own format says "it/s", which would need eleven translations.
FORMAT = "{percentage:3.0f}% |{bar:30}| {n_fmt}/{total_fmt} [{elapsed}<{remaining}]"

T = TypeVar("T")


def with_progress(items: Iterable[T], total: int) -> Iterator[T]:
    from tqdm import tqdm

    # The monitor thread would only help a loop that stalls for seconds.
    tqdm.monitor_interval = 0
    # `disable=None` means: unless the file is a terminal.
    yield from tqdm(items, total=total, bar_format=FORMAT, file=sys.stderr, disable=None)
