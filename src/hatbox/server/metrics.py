"""Numbers about the service, as Prometheus reads them; nothing about cards.

Our own few lines: one thread writes, so there is nothing to lock, and a move costs one addition.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable

BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterable[str]:
        seen = 0
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            seen += count
            yield f'{name}_bucket{{le="{bound}"}} {seen}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {seen}"


class Metrics:
    def __init__(self) -> None:
        self.messages = 0
        self.requests = 0
        self.errors: Counter[str] = Counter()
        self.goodbyes: Counter[str] = Counter()
        self.move_seconds = Histogram()
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.moves: Callable[[], int] = int

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        self._gauges[name] = (help, read)

    def text(self) -> str:
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterable[str]:
        for name, (help, read) in self._gauges.items():
            yield from head(name, help, "gauge")
            yield f"{name} {read():g}"
        yield from counter("hatbox_moves_total", "Moves made and stored.", self.moves())
        yield from counter("hatbox_messages_total", "Messages from clients.", self.messages)
        yield from counter("hatbox_requests_total", "HTTP requests to the API.", self.requests)
        yield from head("hatbox_errors_total", "Errors told to clients, by code.", "counter")
        yield from labelled("hatbox_errors_total", self.errors)
        yield from head(
            "hatbox_goodbyes_total", "Sockets closed by the server, by code.", "counter"
        )
        yield from labelled("hatbox_goodbyes_total", self.goodbyes)
        yield from head(
            "hatbox_move_seconds", "From the arrival of a person's move to its views.", "histogram"
        )
        yield from self.move_seconds.lines("hatbox_move_seconds")


def head(name: str, help: str, kind: str) -> Iterable[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def counter(name: str, help: str, value: int) -> Iterable[str]:
    yield from head(name, help, "counter")
    yield f"{name} {value}"


def labelled(name: str, counts: Counter[str]) -> Iterable[str]:
    for code, count in sorted(counts.items()):
        yield f'{name}{{code="{code}"}} {count}'
