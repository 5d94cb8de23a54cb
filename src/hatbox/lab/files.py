"""Records in files: JSON Lines, or one record over several lines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from typing import Any, BinaryIO

from hatbox.games import BrokenRecord
from hatbox.games.record import MOST_BYTES, parse

Found = tuple[int, dict[str, Any] | BrokenRecord]


def records_in(file: BinaryIO) -> Iterator[Found]:
    """Yields (line number, record or error)."""
    if not file.seekable():
        file = BytesIO(file.read())
    line = file.readline(MOST_BYTES + 1)
    first = found(line)
    if isinstance(first, BrokenRecord) and 0 < len(line) <= MOST_BYTES:
        # Not JSON Lines: perhaps one record, pretty-printed over many lines.
        line += file.read(MOST_BYTES + 1 - len(line))
        with suppress(BrokenRecord):
            yield 1, parse(line)
            return
        file.seek(0)
        line = file.readline(MOST_BYTES + 1)
    number = 1
    while line:
        if line.strip():
            yield number, found(line)
        if len(line) > MOST_BYTES:
            return
        line = file.readline(MOST_BYTES + 1)
        number += 1


def found(line: bytes) -> dict[str, Any] | BrokenRecord:
    try:
        return parse(line)
    except BrokenRecord as broken:
        return broken
