"""`hatbox backup`: a consistent copy of the data, also while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hatbox.server.settings import add_options, settings_from


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "backup",
        help="copy the games' data, even while the server runs",
        description="Copies the data into a single file, all of it as of one moment.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    add_options(parser, ("data", "store"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from hatbox import bootstrap

    bootstrap.backup(settings_from({"data": args.data, "store": args.store}), args.file)
    return 0
