"""Names and chat lines in any script: normalised, visible, and on one line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from itertools import pairwise

import grapheme

from .errors import TableError

MOST_VISIBLE = 24
# Combining marks take no space of their own, but a stack of them does.
MOST_MARKS = 3 * MOST_VISIBLE
# A family of four, each with a colour of skin, has eleven parts.
MOST_PARTS = 12
# Checked before normalising, which takes time.
MOST_TYPED = 1000
MOST_TEXT = 120

JOINERS = "\u200c\u200d"
SEVERAL_JOINERS = re.compile(f"([{JOINERS}])[{JOINERS}]+")
# Variation selectors: they choose the glyph of the character before them.
SELECTORS = frozenset(
    map(chr, (0x180B, 0x180C, 0x180D, 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
# Categories of characters that may have a variation selector.
VARIED = frozenset({"Lo", "Nd", "Po", "Sm", "So"})
# Letters and symbols that are blank.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
SKIN_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))


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


def characters(text: str) -> list[str]:
    """Extended grapheme clusters (UAX #29): what a person would call one character.

    A skin tone that follows no picture is visible by itself, so it counts by itself.
    """
    found: list[str] = []
    for cluster in grapheme.graphemes(text):
        lone = next((at for at in range(1, len(cluster)) if is_lone_tone(cluster, at)), None)
        found += [cluster] if lone is None else [cluster[:lone], *cluster[lone:]]
    return found


def is_lone_tone(cluster: str, at: int) -> bool:
    before = cluster[at - 1]
    is_picture = unicodedata.category(before) == "So" or before == "\ufe0f"
    return cluster[at] in SKIN_TONES and not is_picture


def clean_text(text: str) -> str:
    """A line of chat."""
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
    """Remove selectors and joiners that have nothing to act on."""
    varied = (
        letter
        for before, letter in pairwise(" " + word)
        if letter not in SELECTORS or unicodedata.category(before) in VARIED
    )
    return SEVERAL_JOINERS.sub(r"\1", "".join(varied)).strip(JOINERS)


def is_visible(letter: str) -> bool:
    """No control, bidi or zero-width character (Cf), nothing unassigned or private."""
    if letter == " " or letter in JOINERS:
        return True
    return not (unicodedata.category(letter)[0] in "CZ" or letter in BLANKS)


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def same_name(name: str) -> str:
    """The key for comparing names: two names with the same key count as equal."""
    shown = "".join(letter for letter in name if shows(letter))
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", shown).casefold())


def shows(letter: str) -> bool:
    """Whether it is visible when it stands alone."""
    return is_visible(letter) and letter not in JOINERS and letter not in SELECTORS


def is_taken(name: str, names: Collection[str]) -> bool:
    return same_name(name) in {same_name(other) for other in names}


def default_name(mind: str) -> str:
    """What a mind is called that nobody named. Readers see it in their own language."""
    return mind.capitalize()


def is_default_name(name: str, mind: str) -> bool:
    """The default name, or with the number of one of several of a kind."""
    return re.fullmatch(re.escape(default_name(mind)) + r"( [1-9][0-9]*)?", name) is not None


def free_name(wish: str, names: Collection[str]) -> str:
    """The wish, with a number if the name is taken."""
    number, name = 1, wish
    while is_taken(name, names):
        number += 1
        name = f"{wish} {number}"
    return name
