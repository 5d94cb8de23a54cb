"""The log: a line a minute of each kind, and of an exception only its kind."""

from __future__ import annotations

import logging
import sys

from hatbox.server.log import MOST_KINDS, SECONDS_A_LINE, Discreet, OncePerMinute


def line(text: str, *values: object, name: str = "hatbox.server") -> logging.LogRecord:
    return logging.LogRecord(name, logging.WARNING, "", 0, text, values, None)


class Watch:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_kind_of_line_is_written_once_a_minute_and_the_rest_counted() -> None:
    watch = Watch()
    filter = OncePerMinute(watch)
    assert filter.filter(line("a connection failed: %s", "ValueError"))
    assert not any(filter.filter(line("a connection failed: %s", n)) for n in range(1000))
    assert filter.filter(line("another kind"))
    assert filter.filter(line("a connection failed: %s", "?", name="hatbox.tables"))
    watch.now += SECONDS_A_LINE
    late = line("a connection failed: %s", "KeyError")
    assert filter.filter(late)
    expected = "a connection failed: KeyError (1000 more like this since the last line)"
    assert late.getMessage() == expected


def test_kinds_without_end_do_not_fill_the_memory() -> None:
    filter = OncePerMinute(Watch())
    for number in range(3 * MOST_KINDS):
        filter.filter(line(f"kind {number}"))
    assert len(filter._last) <= MOST_KINDS


def test_the_text_of_an_exception_is_never_written() -> None:
    try:
        raise ValueError("the card is a hat")
    except ValueError:
        failed = sys.exc_info()
    assert Discreet(with_frames=False).formatException(failed).strip() == "ValueError"
