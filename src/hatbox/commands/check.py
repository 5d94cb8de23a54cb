"""`hatbox check`: is the data whole, down to the last entry and record?"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from hatbox.locales import say
from hatbox.server.settings import add_options, settings_from


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "check",
        help="see whether the data is whole",
        description="Looks at the file, at the log of every open table and at every record, and "
        "says which of them cannot be read. Exit code 0: all is well. 1: something is damaged.",
    )
    add_options(parser, ("data",))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from hatbox import bootstrap

    found = bootstrap.check(settings_from({"data": args.data}).data)
    for words in found.of_the_file:
        complain(say("cli-check-file", words=words))
    for table in found.tables:
        complain(say("cli-check-table", table=table))
    for table, number in found.records:
        complain(say("cli-check-record", table=table, number=str(number)))
    if found.is_whole:
        counts = {"tables": str(found.count_tables), "records": str(found.count_records)}
        print(say("cli-check-whole", file=str(found.file), **counts))
    return 0 if found.is_whole else 1


def complain(words: str) -> None:
    print(words, file=sys.stderr)
