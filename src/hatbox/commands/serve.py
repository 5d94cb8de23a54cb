"""`hatbox serve`: a house of tables for everybody in reach."""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from typing import Any

from hatbox.server.settings import WrongSetting, add_options, settings_from

USAGE = 2


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="open the house: tables for browsers, bots and onlookers",
        description="Serve tables over HTTP and sockets until a signal comes. Every setting is an "
        "option or an environment variable; the option wins.",
    )
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        settings = settings_from(vars(args))
    except WrongSetting as wrong:
        print(f"hatbox: {wrong}", file=sys.stderr)
        return USAGE
    from hatbox import bootstrap
    from hatbox.server.run import run as serve

    def opened(here: str, for_guests: str) -> None:
        print(f"Hatbox is open at {here}", flush=True)
        print(f"Guests find it at {for_guests}", flush=True)
        if settings.open:
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()

    settings.data.mkdir(parents=True, exist_ok=True)
    return serve(bootstrap.hall(settings), settings, opened)
