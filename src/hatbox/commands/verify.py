"""`hatbox verify`: check records against the rules and their shuffles."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatbox.games import BrokenRecord
from hatbox.games.verify import verify
from hatbox.lab.files import records_in
from hatbox.locales import say

from .error_messages import at_line, of_number, of_record


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="replay records by the rules and check their shuffles",
        description="Replays every record by the rules, and recomputes its decks and its "
        "commitment where they are given. Exit code 0: all are valid. 1: one is not, and where.",
    )
    help = "a file of records"
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=help)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    broken = 0
    for path in args.files:
        broken += check_file(path)
    return 1 if broken else 0


def check_file(path: Path) -> int:
    """Print an error for each broken record, and return how many there are."""
    count = broken = 0
    try:
        with path.open("rb") as file:
            for line, verdict in verdicts(file):
                count += 1
                if verdict is not None:
                    broken += 1
                    print(at_line(path, line, of_record(verdict)), file=sys.stderr)
    except OSError as error:
        print(f"{path}: {of_number(error.errno or 0)}", file=sys.stderr)
        return 1
    if not count:
        print(f"{path}: {say('cli-no-records')}", file=sys.stderr)
        return 1
    print(f"{path}: {say('cli-records-hold', hold=count - broken, records=count)}")
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
