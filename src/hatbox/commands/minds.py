"""`hatbox minds list` and `hatbox minds report`."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

from hatbox.lab.numbers import at_least
from hatbox.lab.texts import sentence_of
from hatbox.locales import say
from hatbox.minds import MINDS

LEAST_DEALS = 4
USUAL_DEALS = 250
FOLDER = "minds-report"


def add_command(commands: Any) -> None:
    about = say("cli-minds")
    parser = commands.add_parser("minds", help=about, description=say("cli-minds.about"))
    words = parser.add_subparsers(required=True, metavar=say("cli-value-command"))
    about = say("cli-minds-list.about")
    told = words.add_parser("list", help=say("cli-minds-list"), description=about)
    told.set_defaults(run=run_list)
    about = say("cli-minds-report.about")
    report = words.add_parser("report", help=say("cli-minds-report"), description=about)
    add_report_options(report)
    report.set_defaults(run=run_report)


def add_report_options(report: argparse.ArgumentParser) -> None:
    folder, seed, number = (say(f"cli-value-{name}") for name in ("folder", "seed", "number"))
    out = say("cli-minds-report.out", usual=FOLDER)
    report.add_argument("--out", type=Path, default=Path(FOLDER), metavar=folder, help=out)
    for name in ("deals", "games"):
        about = say(f"cli-minds-report.{name}", usual=USUAL_DEALS)
        report.add_argument(
            f"--{name}", type=at_least(LEAST_DEALS), default=USUAL_DEALS, metavar=number, help=about
        )
    about = say("cli-minds-report.seed", usual="report")
    report.add_argument("--seed", default="report", metavar=seed, help=about)


def run_list(args: argparse.Namespace) -> int:
    for name in MINDS:
        print(f"{name:9} {sentence_of(name)}")
    return 0


def run_report(args: argparse.Namespace) -> int:
    from hatbox.lab.plots import check_available
    from hatbox.lab.report import Plan, write_report
    from hatbox.studies import STUDIES

    check_available()
    plan = Plan(deals=args.deals, games=args.games, seed=args.seed)
    tell = partial(print, file=sys.stderr)
    page = write_report(args.out, STUDIES, plan=plan, tell=tell)
    print(page)
    return 0
