"""What a person looks like: a short code, a digit for each part of a drawn face."""

from __future__ import annotations

from .errors import TableError

# How many there are of each part; clients draw them (web/faces).
PARTS = {"skin": 6, "hair": 8, "colour": 6, "extra": 5}


def clean_face(wish: str) -> str:
    """The code, or nothing for the face that belongs to the seat."""
    is_known = len(wish) == len(PARTS) and all(
        digit in "0123456789"[:count] for digit, count in zip(wish, PARTS.values(), strict=True)
    )
    if wish and not is_known:
        raise TableError("wrong-face")
    return wish
