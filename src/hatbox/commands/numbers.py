"""An argparse type for integers with a lower bound."""

from __future__ import annotations

import argparse
from collections.abc import Callable


def at_least(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        # A text that is no number raises ValueError, which argparse reports with this name.
        if int(text) < least:
            raise argparse.ArgumentTypeError(f"must be {least} or more")
        return int(text)

    read.__name__ = "int"
    return read
