"""The language of the command line: one per process, in a context variable."""

from collections.abc import Iterable
from contextvars import ContextVar
from typing import Literal

from babel.lists import format_list
from babel.numbers import format_decimal

from hatbox.locales.languages import DEFAULT
from hatbox.locales.texts import tag, terminal_text

_language: ContextVar[str] = ContextVar("language", default=DEFAULT)


def speak(language: str) -> None:
    """Set the language of this process."""
    _language.set(language)


def spoken() -> str:
    return _language.get()


def say(message: str, **about: str | int | float) -> str:
    """A message of cli.ftl."""
    return terminal_text(spoken(), message, **about)


def listed(items: Iterable[object], join: Literal["standard", "or"] = "standard") -> str:
    """A list, formatted by the rules of the language: "a, b and c"."""
    return format_list([str(item) for item in items], join, _locale())


def figure(value: float, digits: int) -> str:
    """A number with a fixed count of decimals, and the language's separators."""
    return format_decimal(value, "0." + "0" * digits if digits else "0", _locale())


def _locale() -> str:
    """Babel's locale; English is formatted as British English."""
    return "en_GB" if spoken() == "en" else tag(spoken()).replace("-", "_")
