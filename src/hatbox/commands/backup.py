"""`hatbox backup`: a consistent copy of a house's data, also while it is open."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from hatbox.server.settings import add_options, settings_from


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "backup",
        help="copy the games' data, also while the server runs",
        description="Make a consistent copy of the data, one moment of it, in a single file.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    add_options(parser, ("data",))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from hatbox import bootstrap
    from hatbox.tables.store import StoreFailed

    try:
        bootstrap.backup(settings_from({"data": args.data}).data, args.file)
    except StoreFailed as failed:
        print(f"hatbox: {failed}", file=sys.stderr)
        return 1
    return 0
