"""Reading records that anybody may have written: a clear error, and never a traceback."""

from __future__ import annotations

import json

from .base import BrokenRecord, Json

# A game of eight, eight rounds to the cap, is about a third of a megabyte.
MOST_BYTES = 8 * 1024 * 1024


def parse(text: bytes) -> Json:
    """One record from its bytes."""
    if len(text) > MOST_BYTES:
        raise BrokenRecord("record-too-long", bytes=MOST_BYTES)
    try:
        data = json.loads(text, parse_constant=refuse_constant, object_pairs_hook=without_twins)
    except RecursionError:
        raise BrokenRecord("too-deep") from None
    except json.JSONDecodeError as error:
        raise BrokenRecord("no-json-at", column=str(error.colno)) from None
    except ValueError:
        raise BrokenRecord("no-json") from None
    if not isinstance(data, dict):
        raise BrokenRecord("no-object")
    return data


def refuse_constant(word: str) -> object:
    raise BrokenRecord("no-json-number", number=word)


def without_twins(pairs: list[tuple[str, object]]) -> Json:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise BrokenRecord("twin-key")
    return data
