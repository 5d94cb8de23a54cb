"""Words that no name may be at a table of strangers: a small list for each language.

A name is compared word by word, in its plain form and without the usual disguises: digits and
signs for letters, letters of another alphabet that look alike, repeated or spaced letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby

# What is read as a Latin letter, whatever it is.
SIGNS = ("0134578@$!|€", "oieastbasiie")
CYRILLIC = ("авекмнорстухіѕј", "abekmhopctyxisj")
GREEK = ("αεικνορτυχ", "aeikvoptux")
LOOKS_LIKE = {
    ord(letter): like
    for letters, alike in (SIGNS, CYRILLIC, GREEK)
    for letter, like in zip(letters, alike, strict=True)
}
WORD = re.compile(r"[^\W_]+")
ANY_ENDING = "*"
MOST_REPEATED = 2
COMMENT = "#"


class WordList:
    """Plain words, and beginnings of words (`begin*`)."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        words = [word for line in lines for word in line.partition(COMMENT)[0].split()]
        self._words = {plain(word) for word in words if not word.endswith(ANY_ENDING)}
        begins = (plain(word[:-1]) for word in words if word.endswith(ANY_ENDING))
        self._beginnings = tuple(begin for begin in begins if begin)

    def forbids(self, name: str) -> bool:
        return any(self._is_listed(reading) for reading in readings(name))

    def _is_listed(self, word: str) -> bool:
        return word in self._words or word.startswith(self._beginnings)


def plain(text: str) -> str:
    """Small letters without marks; look-alikes become one letter."""
    bare = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return bare.translate(LOOKS_LIKE)


def readings(name: str) -> Iterator[str]:
    """Each word as it may be meant: as written, and with fewer letters where some repeat."""
    words = WORD.findall(plain(name))
    spelt = "".join(words) if any(len(word) == 1 for word in words) else ""
    for word in filter(None, [*words, spelt]):
        yield word
        yield shortened(word, MOST_REPEATED)
        yield shortened(word, 1)


def shortened(word: str, most: int) -> str:
    """At most so many of the same letter in a row."""
    runs = ("".join(run) for _, run in groupby(word))
    return "".join(run[:most] for run in runs)
