"""Every text of Hatbox: a folder of Fluent files for each language.

The browser reads the same files with the same NOUN function, so that a sentence is
the same wherever it is told. `docs/translating.md` says how to write them.
"""

from hatbox.locales.languages import LANGUAGES, accepted, negotiate
from hatbox.locales.nouns import Noun, nouns
from hatbox.locales.search import find
from hatbox.locales.texts import MissingText, WrongText, tag, text

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Noun",
    "WrongText",
    "accepted",
    "find",
    "negotiate",
    "nouns",
    "tag",
    "text",
]
