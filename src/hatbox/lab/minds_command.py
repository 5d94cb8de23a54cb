"""`hatbox minds`: who they are, and the report of what they can do."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from hatbox.minds import MINDS

from .sentences import sentence_of

LEAST_DEALS = 4


def add_minds_command(commands: Any) -> None:
    parser = commands.add_parser("minds", help="who the minds are, and how well they play")
    words = parser.add_subparsers(required=True, metavar="WORD")
    words.add_parser("list", help="name the minds that can sit down").set_defaults(run=run_list)
    report = words.add_parser(
        "report",
        help="measure the minds; write tables and plots into a folder",
        description="Measure the minds against each other and write tables and plots into a "
        "folder. The same arguments give the same figures.",
    )
    report.add_argument("--out", type=Path, default=Path("minds-report"), metavar="FOLDER")
    report.add_argument("--deals", type=deals, default=250, help="of each contest; default: 250")
    report.add_argument("--games", type=deals, default=250, help="of each table; default: 250")
    report.add_argument("--seed", default="report", metavar="S", help="any word or number")
    report.set_defaults(run=run_report)


def deals(text: str) -> int:
    number = int(text)
    if number < LEAST_DEALS:
        raise argparse.ArgumentTypeError(f"must be {LEAST_DEALS} or more")
    return number


def run_list(args: argparse.Namespace) -> int:
    for name in MINDS:
        print(f"{name:9} {sentence_of(name)}")
    return 0


def run_report(args: argparse.Namespace) -> int:
    from .report import Plan, write_report

    plan = Plan(deals=args.deals, games=args.games, seed=args.seed)
    page = write_report(args.out, plan=plan, tell=lambda words: print(words, file=sys.stderr))
    print(page)
    return 0
