"""`hatbox verify`: are these records true to the rules and to their shuffles?"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatbox.games import BrokenRecord
from hatbox.games.verify import verify
from hatbox.lab.files import records_in


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="replay records by the rules and check their shuffles",
        description="Replay every record by the rules, and recompute its decks and its commitment "
        "where they are given. Exit code 0: all hold. 1: one does not, and it says where.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    broken = 0
    for path in args.files:
        broken += check_file(path)
    return 1 if broken else 0


def check_file(path: Path) -> int:
    """Tell of each record that does not hold; how many there are."""
    count = broken = 0
    try:
        with path.open("rb") as file:
            for line, verdict in verdicts(file):
                count += 1
                if verdict is not None:
                    broken += 1
                    print(f"{path}, line {line}: {verdict}", file=sys.stderr)
    except OSError as error:
        print(f"{path}: {error.strerror or error}", file=sys.stderr)
        return 1
    if not count:
        print(f"{path}: there is no record in this file", file=sys.stderr)
        return 1
    print(f"{path}: {count - broken} of {count} records hold")
    return broken


def verdicts(file: Any) -> Iterator[tuple[int, BrokenRecord | None]]:
    for line, found in records_in(file):
        yield line, found if isinstance(found, BrokenRecord) else verdict(found)


def verdict(record: dict[str, Any]) -> BrokenRecord | None:
    try:
        verify(record)
    except BrokenRecord as broken:
        return broken
    return None
