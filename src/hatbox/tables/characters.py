"""What a person would call one character, whatever it is made of.

Unicode calls it an extended grapheme cluster (UAX #29). The standard library does not know
them; here every letter is of a kind, and a character is a pattern of kinds.
"""

from __future__ import annotations

import re
import unicodedata

NON_JOINER, JOINER = "\u200c", "\u200d"

KINDS = {
    **dict.fromkeys("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d", "w"),  # writes consonants as one
    **dict.fromkeys("\u0e33\u0eb3\uff9e\uff9f", "m"),  # marks in all but name
    JOINER: "j",
    NON_JOINER: "n",
}
RANGES = (
    ("\u0900", "\u0d7f", "c"),  # consonants of India
    ("\u1100", "\u115e", "l"),  # the parts of a Korean syllable: leading,
    ("\u1161", "\u11a7", "v"),  # vowel,
    ("\u11a8", "\u11ff", "t"),  # trailing
    ("\u2190", "\u21ff", "p"),  # arrows
    ("\ua960", "\ua97c", "l"),
    ("\uac00", "\ud7a3", "h"),  # a whole syllable
    ("\ud7b0", "\ud7c6", "v"),
    ("\ud7cb", "\ud7fb", "t"),
    ("\U0001f1e6", "\U0001f1ff", "r"),  # the letters of flags
    ("\U0001f3fb", "\U0001f3ff", "s"),  # skin, of the picture before it
)
CHARACTER = re.compile(
    """(?: rr
         | p (?: m* s )? (?: m* j p (?: m* s )? )*   # pictures that are joined
         | c (?: [mj]* w [mwj]* c )*
         | l* (?: h | v+ ) t* | l+
         | .
       ) [mwjn]*   # whatever hangs on it""",
    re.VERBOSE,
)


def characters(text: str) -> list[str]:
    kinds = "".join(kind(letter) for letter in text)
    return [text[part.start() : part.end()] for part in CHARACTER.finditer(kinds)]


def kind(letter: str) -> str:
    category = unicodedata.category(letter)
    if letter in KINDS or category[0] == "M":
        return KINDS.get(letter, "m")
    for first, last, found in RANGES:
        if first <= letter <= last:
            return found
    return "p" if category == "So" else "x"
