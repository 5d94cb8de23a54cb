"""`hatbox mcp`: a seat at a real table for an assistant."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from hatbox.extras import require
from hatbox.locales import say, spoken

from .error_messages import CommandFailed
from .language import add_language


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "mcp",
        help="let an assistant sit at a table",
        description="Takes a seat at a table and answers an assistant over standard input and "
        "output, by the Model Context Protocol. docs/lab.md tells how to set it up.",
    )
    where = "address of the server; by default http://127.0.0.1:8000"
    again = "secret of the device, to come back to its seat; by default a new one"
    parser.add_argument("--url", default="http://127.0.0.1:8000", metavar="URL", help=where)
    parser.add_argument("--table", required=True, metavar="CODE", help="code of the invitation")
    parser.add_argument("--name", default="Robin", metavar="NAME", help="by default Robin")
    parser.add_argument("--secret", metavar="SECRET", help=again)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    require("mcp", "mcp")
    from hatbox.assistant.mcp import serve
    from hatbox.assistant.sitting import NoServer, NotAtTable, refusal
    from hatbox.client import Client, Refused

    client = Client(args.url, args.secret)
    try:
        asyncio.run(serve(client, args.table, args.name, spoken()))
    except (Refused, NotAtTable) as refused:
        raise CommandFailed(refusal(spoken(), refused.code)) from None
    except NoServer:
        raise CommandFailed(say("cli-no-server", url=args.url)) from None
    return 0
