"""The log of the server: nothing about players in it, and no flood of lines from outside."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable
from types import TracebackType

ExceptionInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

SECONDS_A_LINE = 60.0
MOST_KINDS = 1000


class OncePerMinute(logging.Filter):
    """At most one line a minute of each kind; the next one says how many were left out.

    A kind is a place in the code: its logger and its text before anything is filled in.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[tuple[str, str], float] = {}
        self._left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, str(record.msg)), self._clock()
        if len(self._last) >= MOST_KINDS:
            self._last.clear()
        if now - self._last.get(kind, -SECONDS_A_LINE) < SECONDS_A_LINE:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        self._last[kind] = now
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.msg = f"{record.msg} ({left_out} more like this since the last line)"
        return True


class Discreet(logging.Formatter):
    """Of an exception its kind, and for debugging its frames; never its text: it may name cards."""

    def __init__(self, *, with_frames: bool) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")
        self._with_frames = with_frames

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802
        kind, _, frames = ei
        lines = traceback.format_tb(frames) if self._with_frames else []
        return "".join([*lines, f"  {kind.__name__}"]) if kind else ""


def set_up_log(level: str) -> None:
    is_debugging = level == "DEBUG"
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(with_frames=is_debugging))
    if not is_debugging:
        handler.addFilter(OncePerMinute())
    logging.basicConfig(level=level, handlers=[handler])
    # Below a warning uvicorn writes down addresses with their query strings, frames and secrets.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
