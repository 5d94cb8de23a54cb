"""The available languages, and language negotiation."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

DEFAULT: Final = "en"
_FOLDER: Final = files(__name__.rpartition(".")[0])

LANGUAGES: Final[tuple[str, ...]] = tuple(
    sorted(place.name for place in _FOLDER.iterdir() if place.joinpath("language.ftl").is_file())
)

# Folders with texts of games from elsewhere: one file a language, en.ftl for all others.
_ADDED: Final[list[Path]] = []


@cache
def resource(language: str, names: tuple[str, ...] = ()) -> ast.Resource:
    """The Fluent files of a language, joined: all of them, or those named."""
    if language not in LANGUAGES:
        raise LookupError(language)
    places = [place for place in _FOLDER.joinpath(language).iterdir() if _is_wanted(place, names)]
    places.sort(key=lambda place: place.name)
    sources = [place.read_text("utf-8") for place in [*places, *_added(language)]]
    return FluentResource("\n".join(sources))


def add_folder(folder: Path) -> None:
    """Texts of a game from elsewhere; they are part of every language from now on."""
    _ADDED.append(folder)
    resource.cache_clear()


def _added(language: str) -> list[Path]:
    own = [folder / f"{language}.ftl" for folder in _ADDED]
    return [place if place.is_file() else place.with_name(f"{DEFAULT}.ftl") for place in own]


def _is_wanted(place: Traversable, names: tuple[str, ...]) -> bool:
    name, _, kind = place.name.rpartition(".")
    return kind == "ftl" and (not names or name in names)


def negotiate(wishes: Iterable[str]) -> str:
    """The first available language; "de-AT" and "de_CH.UTF-8" match "de"."""
    languages = (re.split("[-_.@]", wish.strip())[0].lower() for wish in wishes)
    return next((language for language in languages if language in LANGUAGES), DEFAULT)
