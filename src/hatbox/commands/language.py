"""Chooses the language of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping

from hatbox.games.story import Line
from hatbox.locales import LANGUAGES, negotiate, text

VARIABLE = "HATBOX_LANGUAGE"
# The first of these that is set determines the locale of messages.
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(wish: str | None, environ: Mapping[str, str]) -> str:
    """From the option, else the environment variable, else the terminal's locale."""
    return wish or negotiate([environ.get(VARIABLE, ""), *locale_of(environ)])


def locale_of(environ: Mapping[str, str]) -> list[str]:
    """As gettext does: LANGUAGE takes precedence over the locale, unless the locale is C."""
    locale = next((environ[name] for name in LOCALE if environ.get(name)), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return []
    return [*environ.get("LANGUAGE", "").split(":"), locale]


def add_language(parser: argparse.ArgumentParser, default: str | None = argparse.SUPPRESS) -> None:
    """A command must not overwrite what was said before it, so it has no default of its own."""
    help = f"language of messages and stories; by default that of the terminal [{VARIABLE}]"
    parser.add_argument("--language", choices=LANGUAGES, default=default, help=help)


def speaker(language: str) -> Callable[[Line], str]:
    """Formats lines of a story, nested ones too. A story has no reader: $you is always "no"."""

    def say(line: Line) -> str:
        about = {
            name: say(value) if isinstance(value, Line) else value
            for name, value in line.about.items()
        }
        return text(language, line.message, you="no", **about)

    return say
