"""`hatbox backup`: a consistent copy of the data, also while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hatbox.locales import say
from hatbox.server.settings import add_options, settings_from


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "backup",
        help=say("cli-backup"),
        description=say("cli-backup.about"),
    )
    file = say("cli-value-file")
    parser.add_argument("file", type=Path, metavar=file, help=say("cli-backup.file"))
    add_options(parser, ("data",))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from hatbox import bootstrap

    bootstrap.backup(settings_from({"data": args.data}).data, args.file)
    return 0
