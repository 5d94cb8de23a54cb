"""Argparse types for numbers with bounds."""

from __future__ import annotations

import argparse
from collections.abc import Callable

MOST_SECONDS = 86_400


def at_least(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        # A text that is no number raises ValueError, which argparse reports with this name.
        if int(text) < least:
            raise argparse.ArgumentTypeError(f"must be {least} or more")
        return int(text)

    read.__name__ = "int"
    return read


def some_seconds(text: str) -> float:
    """A time that somebody waits."""
    if not 0 < float(text) <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"must be above 0, and at most {MOST_SECONDS}")
    return float(text)
