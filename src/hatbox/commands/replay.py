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
from hatbox.locales import say, spoken

from .bot_names import with_shown_names
from .error_messages import CommandFailed, at_line, of_record
from .language import add_language, speaker
from .thoughts import thoughts_in_words


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="tell a game in words",
        description="Tells one game from a file of records in words.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of records")
    which = "which record of the file; by default 1, the first"
    parser.add_argument("--number", type=int, default=1, metavar="N", help=which)
    thoughts = "tell also what the bots thought, where the record has it"
    parser.add_argument("--thoughts", action="store_true", help=thoughts)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = with_shown_names(record_number(args.file, args.number))
    tell(record)
    if args.thoughts:
        print()
        for line in thoughts_in_words(record, speaker(spoken())):
            print(line)
    return 0


def record_number(path: Path, number: int) -> dict[str, Any]:
    """The K-th record of a file, counted from 1."""
    last = 0
    with path.open("rb") as file:
        for last, (line, found) in enumerate(records_in(file), 1):
            if last == number:
                return held(found, path, line)
    raise CommandFailed(f"{path}: {no_such_record(last, number)}")


def no_such_record(last: int, number: int) -> str:
    if not last:
        return say("cli-no-records")
    return say("cli-no-such-record", records=last, number=str(number))


def held(found: dict[str, Any] | BrokenRecord, path: Path, line: int) -> dict[str, Any]:
    """The record, if it verifies; otherwise the error with its place in the file."""
    try:
        if isinstance(found, BrokenRecord):
            raise found
        verify(found)
    except BrokenRecord as broken:
        raise CommandFailed(at_line(path, line, of_record(broken))) from None
    return found


def tell(record: Mapping[str, Any]) -> None:
    """Print a record as a story, with headings and indentation."""
    say = speaker(spoken())
    title, *lines = story(record)
    print(say(title))
    for line in lines:
        indent = "\n" if line.message == "replay-round" else "  "
        print(indent + say(line))
