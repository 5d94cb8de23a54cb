"""A progress bar on standard error, shown only where that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

# Figures only: tqdm's own format says "it/s", which would need eleven translations.
FORMAT = "{percentage:3.0f}% |{bar:30}| {n_fmt}/{total_fmt} [{elapsed}<{remaining}]"

T = TypeVar("T")


class Bar:
    """How far it is, how long it will take, and a few words about how it stands."""

    def __init__(self, total: int, *, begun: int = 0) -> None:
        from tqdm import tqdm

        # The monitor thread would only help a loop that stalls for seconds.
        tqdm.monitor_interval = 0
        # `disable=None` means: unless the file is a terminal.
        self._bar = tqdm(
            total=total,
            initial=begun,
            bar_format=FORMAT + "{desc}",
            file=sys.stderr,
            disable=None,
        )

    def step(self, words: str = "") -> None:
        self._bar.set_description_str(f"  {words}" if words else "", refresh=False)
        self._bar.update()

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.close()


def with_progress(items: Iterable[T], total: int) -> Iterator[T]:
    with Bar(total) as bar:
        for item in items:
            yield item
            bar.step()
