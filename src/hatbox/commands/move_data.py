"""`hatbox move-data`: copy all data between a folder (SQLite) and PostgreSQL, both ways."""

from __future__ import annotations

import argparse
from typing import Any

from hatbox.locales import say


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "move-data",
        help="copy all data to another place",
        description=(
            "Copies all data from a data folder or a PostgreSQL database to another one and checks "
            "the copy. No server may be using either, and the target must be empty."
        ),
    )
    place = "a data folder, or postgresql://..."
    parser.add_argument("source", metavar="FROM", help=place)
    parser.add_argument("target", metavar="TO", help=f"{place}; empty")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from hatbox import bootstrap

    moved = bootstrap.move_data(args.source, args.target)
    print(say("cli-moved", digest=moved.digest))
    return 0
