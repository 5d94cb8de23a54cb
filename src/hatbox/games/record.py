"""Reading records that anybody may have written: a clear error, and never a traceback."""

from __future__ import annotations

import json
from typing import Any

from .base import BrokenRecord

# A game of eight, eight rounds to the cap, is about a third of a megabyte.
MOST_BYTES = 8 * 1024 * 1024


def parse(text: bytes) -> dict[str, Any]:
    """One record from its bytes."""
    if len(text) > MOST_BYTES:
        raise BrokenRecord(f"a record is at most {MOST_BYTES} bytes long")
    try:
        data = json.loads(text, parse_constant=refuse_constant, object_pairs_hook=without_twins)
    except RecursionError:
        raise BrokenRecord("this is nested too deeply to be a record") from None
    except (ValueError, UnicodeDecodeError) as error:
        raise BrokenRecord(f"this is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise BrokenRecord("a record is a JSON object")
    return data


def refuse_constant(word: str) -> object:
    raise ValueError(f"{word} is no JSON number")


def without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a key stands twice in one object")
    return data
