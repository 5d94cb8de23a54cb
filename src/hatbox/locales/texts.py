"""Texts by name: text("de", "talk-refuse", object="hat") is "Das ist kein Hut!"."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

from fluent.runtime import FluentBundle

from hatbox.locales.languages import resource
from hatbox.locales.nouns import nouns


class MissingText(LookupError):
    """No such message in this language."""


class WrongText(ValueError):
    """A message that cannot be told with these arguments."""


# All that the command needs to be understood; a start should not read a language whole.
TERMINAL: Final = ("language", "cli")


def text(language: str, message: str, **args: str | int | float) -> str:
    """A message, or with a dot one of its attributes: "clock" or "clock.label"."""
    return _told(_bundle(language), language, message, args)


def terminal_text(language: str, message: str, **args: str | int | float) -> str:
    """The same, of a language's messages for the terminal alone."""
    return _told(_bundle(language, TERMINAL), language, message, args)


def _told(bundle: FluentBundle, language: str, message: str, args: dict[str, Any]) -> str:
    words, errors = bundle.format_pattern(_pattern(bundle, language, message), args)
    if errors:
        raise WrongText(f"{language}: {message}: {errors[0]}")
    return str(words)


@cache
def tag(language: str) -> str:
    """The BCP 47 tag: "pt" is written and counted as pt-PT."""
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(resource(language, ("language",)))
    words, _ = spoken.format_pattern(_pattern(spoken, language, "language-tag"))
    return str(words)


@cache
def _bundle(language: str, names: tuple[str, ...] = ()) -> FluentBundle:
    # The runtime types its functions narrower than it calls them.
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
