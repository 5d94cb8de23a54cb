"""Names and bubbles of people, in any script: normalised, visible, and on one line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from itertools import pairwise

from .characters import JOINER, NON_JOINER, characters
from .errors import TableError

MOST_VISIBLE = 24
# Marks above and below letters take no place of their own; a tower of them does.
MOST_MARKS = 3 * MOST_VISIBLE
# A family of four, each with a colour of skin, has eleven parts.
MOST_PARTS = 12
# However it is spelt, no name is longer; normalising takes time for whatever is.
MOST_TYPED = 1000
MOST_TEXT = 120

JOINERS = NON_JOINER + JOINER
SEVERAL_JOINERS = re.compile(f"([{JOINERS}])[{JOINERS}]+")
# They choose how the letter before them is drawn, for Mongols, Japanese names and emoji.
SELECTORS = frozenset(
    map(chr, (0x180B, 0x180C, 0x180D, 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
# Symbols, keycaps and letters without case: what may be drawn in more than one way.
VARIED = frozenset({"Lo", "Nd", "Po", "Sm", "So"})
# Letters and symbols that show nothing.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean_name(text: str) -> str:
    if len(text) > MOST_TYPED:
        raise TableError("bad-name")
    name = one_line(text, "bad-name")
    if not 1 <= len(name) <= MOST_VISIBLE * MOST_PARTS or is_mark(name[0]):
        raise TableError("bad-name")
    parts = [len(character) for character in characters(name)]
    marks = sum(is_mark(letter) for letter in name)
    if len(parts) > MOST_VISIBLE or max(parts) > MOST_PARTS or marks > MOST_MARKS:
        raise TableError("bad-name")
    return name


def clean_text(text: str) -> str:
    """A bubble; it may be longer than a name, and no longer than a breath."""
    if len(text) > MOST_TEXT:
        raise TableError("too-long")
    said = one_line(text, "bad-text")
    if not said:
        raise TableError("bad-text")
    return said


def one_line(text: str, code: str) -> str:
    words = (tidy(word) for word in unicodedata.normalize("NFC", text).split())
    line = unicodedata.normalize("NFC", " ".join(word for word in words if word))
    if not all(is_visible(letter) for letter in line):
        raise TableError(code)
    return line


def tidy(word: str) -> str:
    """Without what only shapes the letters beside it, where there is nothing to shape."""
    varied = (
        letter
        for before, letter in pairwise(" " + word)
        if letter not in SELECTORS or unicodedata.category(before) in VARIED
    )
    return SEVERAL_JOINERS.sub(r"\1", "".join(varied)).strip(JOINERS)


def is_visible(letter: str) -> bool:
    """No control, no bidi or zero-width character (Cf), nothing unassigned or private."""
    if letter == " " or letter in JOINERS:
        return True
    return not (unicodedata.category(letter)[0] in "CZ" or letter in BLANKS)


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def same_name(name: str) -> str:
    """Names with the same key are taken for the same."""
    shown = "".join(letter for letter in name if shows(letter))
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", shown).casefold())


def shows(letter: str) -> bool:
    """Whether there is anything to see of it when it stands alone."""
    return is_visible(letter) and letter not in JOINERS and letter not in SELECTORS


def is_taken(name: str, names: Collection[str]) -> bool:
    return same_name(name) in {same_name(other) for other in names}


def free_name(wish: str, names: Collection[str]) -> str:
    """The wish, or the wish with a number, for one who does not mind."""
    number, name = 1, wish
    while is_taken(name, names):
        number += 1
        name = f"{wish} {number}"
    return name
