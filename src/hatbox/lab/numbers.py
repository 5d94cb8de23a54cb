"""argparse types for integers, with translated errors."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from hatbox.locales import say


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("cli-mistake-no-number", value=text)) from None


def at_least(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = whole(text)
        if number < least:
            raise argparse.ArgumentTypeError(say("cli-mistake-too-few", least=least))
        return number

    return read
