"""Which languages there are, and which of them a person reads best."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

DEFAULT: Final = "en"
_FOLDER: Final = files(__name__.rpartition(".")[0])

LANGUAGES: Final[tuple[str, ...]] = tuple(
    sorted(place.name for place in _FOLDER.iterdir() if place.joinpath("language.ftl").is_file())
)


@cache
def resource(language: str, names: tuple[str, ...] = ()) -> ast.Resource:
    """The files of a language as one: all of them, or those that are named."""
    if language not in LANGUAGES:
        raise LookupError(language)
    places = [place for place in _FOLDER.joinpath(language).iterdir() if _is_wanted(place, names)]
    places.sort(key=lambda place: place.name)
    sources = [place.read_text("utf-8") for place in places]
    return FluentResource("\n".join(sources))


def _is_wanted(place: Traversable, names: tuple[str, ...]) -> bool:
    name, _, kind = place.name.rpartition(".")
    return kind == "ftl" and (not names or name in names)


def negotiate(wishes: Iterable[str]) -> str:
    """The first wish that we speak, by language alone: "de-AT" and "de_CH.UTF-8" are de."""
    languages = (re.split("[-_.@]", wish.strip())[0].lower() for wish in wishes)
    return next((language for language in languages if language in LANGUAGES), DEFAULT)


def accepted(header: str) -> list[str]:
    """The wishes of an Accept-Language header, dearest first."""
    weighed = [_weighed(wish) for wish in header.split(",")]
    wishes = sorted((item for item in weighed if item[1] > 0), key=lambda item: -item[1])
    return [wish for wish, _ in wishes if wish]


def _weighed(wish: str) -> tuple[str, float]:
    tag, _, quality = wish.partition(";")
    found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality)
    return tag.strip(), float(found[1]) if found else 1.0
