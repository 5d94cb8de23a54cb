"""Search for gifts as noun-search.ts does it in the browser, to check names and synonyms."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from hatbox.locales.nouns import Noun, nouns

_LETTERS: Final = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ґ": "г"})
# Usual transliterations of letters that a keyboard lacks: "kaese", "noegle".
_SPELT: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})
_NOT_FOUND: Final = 4


def fold(typed: str) -> str:
    """Lower-case letters and digits without accents: "Œuf" is "oeuf", "самолёт" "самолет"."""
    bare = unicodedata.normalize("NFD", typed.lower().translate(_LETTERS))
    return "".join(letter for letter in bare if letter.isalnum())


def keys(name: str) -> set[str]:
    return {fold(name), fold(name.lower().translate(_SPELT))}


def find(language: str, typed: str, ids: Iterable[str]) -> list[str]:
    """The ids whose names contain what was typed, best match first."""
    wanted = fold(typed)
    ranked = [(_rank(nouns(language)[id], wanted), id) for id in ids]
    found = [item for item in ranked if item[0] < _NOT_FOUND]
    return [id for _, id in sorted(found, key=lambda item: item[0])]


def _rank(noun: Noun, wanted: str) -> int:
    """0: equals a name; 1: prefix of the name; 2: prefix of a synonym; 3: inside one."""
    first, *others = [keys(name) for name in noun.names]
    every = first.union(*others)
    if wanted in every:
        return 0
    if any(key.startswith(wanted) for key in first):
        return 1
    if any(key.startswith(wanted) for key in every):
        return 2
    return 3 if any(wanted in key for key in every) else _NOT_FOUND
