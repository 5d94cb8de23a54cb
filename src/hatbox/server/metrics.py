"""Metrics of one server for Prometheus; none of them says anything about cards."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import accumulate

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from hatbox.tables import Hall

CONTENT_TYPE = CONTENT_TYPE_LATEST
BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

# No time of creation beside every counter: the text would differ from one server to the next.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """A registry of its own, so that one process can run several servers (the tests do)."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        # Counted for every message, so plain: a counter of prometheus-client takes a lock.
        self.messages = 0
        self.counted_elsewhere(
            "hatbox_messages", "Messages from clients.", lambda: float(self.messages)
        )
        self.requests = self._counter("hatbox_requests", "HTTP requests to the API.")
        self.errors = self._counter("hatbox_errors", "Errors sent to clients, by code.", "code")
        self.goodbyes = self._counter(
            "hatbox_goodbyes", "Sockets closed by the server, by code.", "code"
        )
        self.move_seconds = self._histogram(
            "hatbox_move_seconds", "From the arrival of a person's move to its views."
        )
        self.others_seconds = self._histogram(
            "hatbox_others_seconds", "From an act at another server to its views here."
        )

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(name, help, labels, registry=self._registry)

    def _histogram(self, name: str, help: str) -> Durations:
        kept = Durations(name, help)
        self._registry.register(kept)
        return kept

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        Gauge(name, help, registry=self._registry).set_function(read)

    def counted_elsewhere(self, name: str, help: str, read: Callable[[], float]) -> None:
        """A counter whose value another object keeps."""
        self._registry.register(CountedElsewhere(name, help, read))

    def text(self) -> bytes:
        return generate_latest(self._registry)


def measure_hall(metrics: Metrics, hall: Hall) -> None:
    """What tables, store and other servers count themselves."""
    gauge, count, services = metrics.gauge, metrics.counted_elsewhere, hall.services
    tally, store, changes = services.tally, services.store, services.changes
    gauge("hatbox_tables", "Tables in memory.", lambda: len(hall.rooms))
    gauge("hatbox_store_queue", "Writes that wait.", lambda: store.queue_length)
    count("hatbox_moves", "Moves made and stored.", lambda: tally.moves)
    text = "Appends that another server overtook."
    count("hatbox_conflicts", text, lambda: tally.conflicts)
    text = "Logs read to see what other servers wrote."
    count("hatbox_catch_ups", text, lambda: tally.catch_ups)
    tally.on_delay = metrics.others_seconds.observe
    count("hatbox_notifications_sent", "Messages to other servers.", lambda: changes.traffic.sent)
    count(
        "hatbox_notifications_heard", "Messages from other servers.", lambda: changes.traffic.heard
    )
    text = "Connections to the database that were lost."
    count("hatbox_database_reconnects", text, lambda: changes.traffic.reconnects)


class CountedElsewhere(Collector):
    def __init__(self, name: str, help: str, read: Callable[[], float]) -> None:
        self._name = name
        self._help = help
        self._read = read

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily(self._name, self._help, self._read())


class Durations(Collector):
    """A histogram that costs a move a tenth of what prometheus-client's does (no locks)."""

    def __init__(self, name: str, help: str) -> None:
        self._name = name
        self._help = help
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        bounds = [*map(floatToGoString, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._help, buckets, self._sum)
