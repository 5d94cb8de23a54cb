"""In which language the command speaks."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

from hatbox.analysis.story import Line
from hatbox.locales import LANGUAGES, negotiate, text


def add_language(parser: argparse.ArgumentParser) -> None:
    wishes = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=negotiate(wish for wish in wishes if wish),
        help="default: the language of this terminal",
    )


def speaker(language: str) -> Callable[[Line], str]:
    """Says lines; what somebody says in a line is said in the same language."""

    def say(line: Line) -> str:
        about = {
            name: say(value) if isinstance(value, Line) else value
            for name, value in line.about.items()
        }
        return text(language, line.message, **about)

    return say
