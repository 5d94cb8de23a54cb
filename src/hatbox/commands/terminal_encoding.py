"""An encoding error handler: characters that a terminal lacks are written as similar ones."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper

NEAREST = "hatbox-nearest"
# Characters that Unicode decomposition does not reduce to ASCII.
LIKE = str.maketrans(
    {
        "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
        "–": "-", "—": "-", "·": "-", "ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe",
        "ø": "o", "Ø": "O",
    }
)  # fmt: skip
UNREADABLE = "?"
# Undecodable bytes of file names (surrogateescape).
RAW = range(0xDC80, 0xDD00)


def write_anyway() -> None:
    codecs.register_error(NEAREST, nearest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NEAREST)


def can_show(text: str) -> bool:
    """Whether the terminal can write this text, at least with similar characters."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return UNREADABLE not in text.encode(encoding, NEAREST).decode(encoding)


def nearest(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return like(error.object[error.start]), error.start + 1


def like(letter: str) -> str | bytes:
    if ord(letter) in RAW:
        return bytes([ord(letter) - 0xDC00])
    bare = unicodedata.normalize("NFKD", letter.translate(LIKE))
    return bare.encode("ascii", "ignore").decode() or UNREADABLE
