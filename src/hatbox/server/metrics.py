"""Metrics of one server for Prometheus; none of them says anything about cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

# No time of creation beside every counter: the text would differ from one server to the next.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """A registry of its own, so that one process can run several servers (the tests do)."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.messages = self._counter("hatbox_messages", "Messages from clients.")
        self.requests = self._counter("hatbox_requests", "HTTP requests to the API.")
        self.errors = self._counter("hatbox_errors", "Errors sent to clients, by code.", "code")
        self.goodbyes = self._counter(
            "hatbox_goodbyes", "Sockets closed by the server, by code.", "code"
        )
        self.move_seconds = Histogram(
            "hatbox_move_seconds",
            "From the arrival of a person's move to its views.",
            buckets=BOUNDS,
            registry=self._registry,
        )

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(name, help, labels, registry=self._registry)

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        Gauge(name, help, registry=self._registry).set_function(read)

    def counted_elsewhere(self, name: str, help: str, read: Callable[[], float]) -> None:
        """A counter whose value another object keeps."""
        self._registry.register(CountedElsewhere(name, help, read))

    def text(self) -> bytes:
        return generate_latest(self._registry)


class CountedElsewhere(Collector):
    def __init__(self, name: str, help: str, read: Callable[[], float]) -> None:
        self._name = name
        self._help = help
        self._read = read

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily(self._name, self._help, self._read())
