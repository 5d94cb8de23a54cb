"""The language in which the command speaks to the person at its terminal."""

from collections.abc import Iterable
from contextvars import ContextVar
from typing import Literal

from babel.lists import format_list
from babel.numbers import format_decimal

from hatbox.locales.languages import DEFAULT
from hatbox.locales.texts import tag, terminal_text

_language: ContextVar[str] = ContextVar("language", default=DEFAULT)


def speak(language: str) -> None:
    """From now on; a process has one terminal, and so one language for it."""
    _language.set(language)


def spoken() -> str:
    return _language.get()


def say(message: str, **about: str | int | float) -> str:
    """A message of cli.ftl."""
    return terminal_text(spoken(), message, **about)


def listed(items: Iterable[object], join: Literal["standard", "or"] = "standard") -> str:
    """Several things in a row, by the rules of the language: "a, b, and c"."""
    return format_list([str(item) for item in items], join, _locale())


def figure(value: float, digits: int) -> str:
    """A number with so many digits behind its point, or comma."""
    return format_decimal(value, "0." + "0" * digits if digits else "0", _locale())


def _locale() -> str:
    """English is British here; for the browser it is English of any voice."""
    return "en_GB" if spoken() == "en" else tag(spoken()).replace("-", "_")
