"""`hatbox minds list` and `hatbox minds report`."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

from hatbox.lab.texts import sentence_of
from hatbox.minds import MINDS

from .numbers import at_least

LEAST_DEALS = 4
USUAL_DEALS = 250
FOLDER = "minds-report"


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "minds",
        help="who the bots are, and how well they play",
        description="Lists the bots, and measures how well they play.",
    )
    words = parser.add_subparsers(required=True, metavar="COMMAND")
    told = words.add_parser("list", help="list the bots", description="Lists the bots.")
    told.set_defaults(run=run_list)
    report = words.add_parser(
        "report",
        help="measure the bots; write tables and plots into a folder",
        description="Lets the bots play each other and writes tables and plots into a folder. "
        "The same arguments give the same figures.",
    )
    add_report_options(report)
    report.set_defaults(run=run_report)


def add_report_options(report: argparse.ArgumentParser) -> None:
    out = f"where the report goes; by default {FOLDER}"
    report.add_argument("--out", type=Path, default=Path(FOLDER), metavar="FOLDER", help=out)
    for name, where in (("deals", "in each contest"), ("games", "at each table")):
        about = f"how many {name} {where}; by default {USUAL_DEALS}"
        report.add_argument(
            f"--{name}", type=at_least(LEAST_DEALS), default=USUAL_DEALS, metavar="N", help=about
        )
    about = "any word or number; by default report"
    report.add_argument("--seed", default="report", metavar="SEED", help=about)


def run_list(args: argparse.Namespace) -> int:
    for name in MINDS:
        print(f"{name:9} {sentence_of(name)}")
    return 0


def run_report(args: argparse.Namespace) -> int:
    from hatbox.lab.cores import on_cores
    from hatbox.lab.plots import check_available
    from hatbox.lab.report import Plan, write_report
    from hatbox.studies import STUDIES

    check_available()
    plan = Plan(deals=args.deals, games=args.games, seed=args.seed)
    tell = partial(print, file=sys.stderr)
    with on_cores():
        page = write_report(args.out, STUDIES, plan=plan, tell=tell)
    print(page)
    return 0
