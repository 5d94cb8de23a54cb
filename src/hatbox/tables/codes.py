"""Table codes and one-time tokens, from random bytes that are handed in."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from .log.store import TableCode

Draw = Callable[[int], bytes]

# No letter or digit that is taken for another one, and no vowel, so that no word comes out.
ALPHABET = "CDFGHJKMNPQRTWX3479"
LENGTH = 6
TOKEN_BYTES = 16

# Bytes above the last whole multiple would favour the first letters.
_USABLE = 256 - 256 % len(ALPHABET)


def draw_code(draw: Draw) -> TableCode:
    letters = ""
    while len(letters) < LENGTH:
        byte = draw(1)[0]
        if byte < _USABLE:
            letters += ALPHABET[byte % len(ALPHABET)]
    return TableCode(letters)


def read_code(text: str) -> TableCode | None:
    """A code as people type it: small letters, spaces and dashes do no harm."""
    code = "".join(letter for letter in text.upper() if letter not in " -")
    is_code = len(code) == LENGTH and all(letter in ALPHABET for letter in code)
    return TableCode(code) if is_code else None


def draw_token(table: TableCode, draw: Draw) -> str:
    """The table's code stands in front, so that the token finds its way alone."""
    return f"{table}-{draw(TOKEN_BYTES).hex()}"


def table_of_token(token: str) -> TableCode | None:
    return read_code(token.partition("-")[0])


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
