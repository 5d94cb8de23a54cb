"""Every text of Hatbox: a folder of Fluent files for each language.

The browser reads the same files with the same NOUN function, so that both produce the
same sentences. `docs/translating.md` says how to write them.
"""

from hatbox.locales.languages import DEFAULT, LANGUAGES, negotiate
from hatbox.locales.nouns import Noun, nouns
from hatbox.locales.terminal import figure, listed, say, speak, spoken
from hatbox.locales.texts import MissingText, WrongText, add_words, not_names, tag, text

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "MissingText",
    "Noun",
    "WrongText",
    "add_words",
    "figure",
    "listed",
    "negotiate",
    "not_names",
    "nouns",
    "say",
    "speak",
    "spoken",
    "tag",
    "text",
]
