"""`hatbox replay`: a finished game, told in words."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatbox.analysis.story import story
from hatbox.games import BrokenRecord
from hatbox.games.verify import verify
from hatbox.lab.files import records_in

from .language import add_language, speaker

# Headings stand out, everything else is set in below them.
INDENT = {"replay-title-not-a-hat": "", "replay-title-magic-hat": "", "replay-round": "\n"}


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="tell a game in words",
        description="Tell one game of a file of records in words.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--number", type=int, default=1, metavar="K", help="default: 1, the first")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = record_number(args.file, args.number)
    tell(record, args.language)
    return 0


def record_number(path: Path, number: int) -> dict[str, Any]:
    """The K-th record of a file, counted from 1."""
    last = 0
    with path.open("rb") as file:
        for last, (line, found) in enumerate(records_in(file), 1):
            if last == number:
                return held(found, f"{path}, line {line}")
    raise BrokenRecord(f"there are {last} records, so no number {number}", where=str(path))


def held(found: dict[str, Any] | BrokenRecord, where: str) -> dict[str, Any]:
    """The record, if the rules say that it holds."""
    try:
        if isinstance(found, BrokenRecord):
            raise found
        verify(found)
    except BrokenRecord as broken:
        raise BrokenRecord(str(broken), where=where) from None
    return found


def tell(record: Mapping[str, Any], language: str) -> None:
    say = speaker(language)
    for line in story(record):
        print(INDENT.get(line.message, "  ") + say(line))
