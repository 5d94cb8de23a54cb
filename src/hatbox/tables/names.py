"""Names and bubbles of people, in any script: normalised, visible, and on one line."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from .errors import TableError

MOST_VISIBLE = 24
# Marks above and below letters take no place of their own; a tower of them does.
MOST_MARKS = 2 * MOST_VISIBLE
MOST_TEXT = 120

# They only shape the letters beside them: a name can do without, so it is no error.
JOINERS = {0x200C: None, 0x200D: None}
# Letters and symbols that show nothing.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean_name(text: str) -> str:
    name = one_line(text, "bad-name")
    marks = sum(is_mark(letter) for letter in name)
    if not 1 <= len(name) - marks <= MOST_VISIBLE or marks > MOST_MARKS:
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
    normal = unicodedata.normalize("NFC", " ".join(text.translate(JOINERS).split()))
    if not all(is_visible(letter) for letter in normal):
        raise TableError(code)
    return normal


def is_visible(letter: str) -> bool:
    """No control, no bidi or zero-width character (Cf), nothing unassigned or private."""
    return letter == " " or not (unicodedata.category(letter)[0] in "CZ" or letter in BLANKS)


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def same_name(name: str) -> str:
    """Names with the same key are taken for the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def is_taken(name: str, names: Collection[str]) -> bool:
    return same_name(name) in {same_name(other) for other in names}


def free_name(wish: str, names: Collection[str]) -> str:
    """The wish, or the wish with a number, for one who does not mind."""
    number, name = 1, wish
    while is_taken(name, names):
        number += 1
        name = f"{wish} {number}"
    return name
