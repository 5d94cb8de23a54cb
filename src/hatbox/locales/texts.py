"""Formats messages: text("de", "talk-refuse", object="hat") is "Das ist kein Hut!"."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from fluent.runtime import FluentBundle

from hatbox.locales.languages import add_folder, resource
from hatbox.locales.nouns import nouns


class MissingText(LookupError):
    """The language has no such message."""


class WrongText(ValueError):
    """The message cannot be formatted with these arguments."""


# Files that the command line needs; parsing all of a language would slow its start.
TERMINAL: Final = ("language", "cli")


def add_words(folder: Path) -> None:
    """Add the texts of a game from elsewhere: <language>.ftl, and en.ftl for all others."""
    add_folder(folder)
    nouns.cache_clear()
    _bundle.cache_clear()


def not_names() -> list[Path]:
    """The lists of words that no name may be at a table of strangers, a file for each language."""
    return sorted(Path(__file__).parent.glob("*/not-names.txt"))


def text(language: str, message: str, **args: str | int | float) -> str:
    """A message, or one of its attributes: "clock" or "clock.label"."""
    return _told(_bundle(language), language, message, args)


def terminal_text(language: str, message: str, **args: str | int | float) -> str:
    """The same, from the messages of the command line only."""
    return _told(_bundle(language, TERMINAL), language, message, args)


def _told(bundle: FluentBundle, language: str, message: str, args: dict[str, Any]) -> str:
    words, errors = bundle.format_pattern(_pattern(bundle, language, message), args)
    if errors:
        raise WrongText(f"{language}: {message}: {errors[0]}")
    return str(words)


@cache
def tag(language: str) -> str:
    """The BCP 47 tag; "pt" is pt-PT in spelling and plural rules."""
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(resource(language, ("language",)))
    words, _ = spoken.format_pattern(_pattern(spoken, language, "language-tag"))
    return str(words)


@cache
def _bundle(language: str, names: tuple[str, ...] = ()) -> FluentBundle:
    # The runtime's annotation is narrower than how it calls functions.
    functions = cast("dict[str, Callable[[Any], Any]]", {"NOUN": _noun_function(language)})
    bundle = FluentBundle([tag(language)], functions=functions, use_isolating=False)
    bundle.add_resource(resource(language, names))
    return bundle


def _noun_function(language: str) -> Callable[..., str]:
    def noun(object: str, form: str = "") -> str:
        return nouns(language)[str(object)].form(str(form))

    return noun


def _pattern(bundle: FluentBundle, language: str, message: str) -> Any:
    name, _, attribute = message.partition(".")
    if bundle.has_message(name):
        found = bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern:
            return pattern
    raise MissingText(f"{language}: {message}")
