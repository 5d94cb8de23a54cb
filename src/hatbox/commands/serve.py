"""`hatbox serve`: start the server."""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from typing import Any

from hatbox.locales import say
from hatbox.server.settings import add_options, settings_from


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="start the server: tables for browsers, bots and spectators",
        description="Serves tables over HTTP and WebSocket until a signal comes. Every setting can "
        "be given as an option or as an environment variable; the option wins.",
    )
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    settings = settings_from(vars(args))
    from hatbox import bootstrap
    from hatbox.server.run import run as serve

    def opened(here: str, for_guests: str) -> None:
        print(say("cli-open", address=here), flush=True)
        print(say("cli-open-guests", address=for_guests), flush=True)
        if settings.open:
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()

    if settings.public_url.startswith("https://") and not settings.trusted_proxy:
        print(say("cli-warn-proxy", address=settings.public_url), file=sys.stderr)
    with bootstrap.in_use(settings):
        bootstrap.make_ready(settings)
        return serve(bootstrap.hall(settings), settings, opened)
