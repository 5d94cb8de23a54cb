"""Chooses the language of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence

from hatbox.games.story import Line
from hatbox.locales import LANGUAGES, negotiate, say, spoken, text

OPTION = "--language"
VARIABLE = "HATBOX_LANGUAGE"
# The first of these that is set determines the locale of messages.
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """From the option, else the environment variable, else the terminal's locale."""
    return asked_for(arguments) or negotiate([environ.get(VARIABLE, ""), *locale_of(environ)])


def asked_for(arguments: Sequence[str]) -> str:
    """The language option, read before the parser exists, because its help is translated."""
    found = ""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=False):
        name, _, value = word.partition("=")
        if len(name) > 3 and OPTION.startswith(name):
            found = value or following
    return found if found in LANGUAGES else ""


def locale_of(environ: Mapping[str, str]) -> list[str]:
    """As gettext does: LANGUAGE takes precedence over the locale, unless the locale is C."""
    locale = next((environ[name] for name in LOCALE if environ.get(name)), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return []
    return [*environ.get("LANGUAGE", "").split(":"), locale]


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        OPTION, choices=LANGUAGES, default=spoken(), help=say("cli-language", variable=VARIABLE)
    )


def speaker(language: str) -> Callable[[Line], str]:
    """Formats lines of a story, nested ones too. A story has no reader: $you is always "no"."""

    def say(line: Line) -> str:
        about = {
            name: say(value) if isinstance(value, Line) else value
            for name, value in line.about.items()
        }
        return text(language, line.message, you="no", **about)

    return say
