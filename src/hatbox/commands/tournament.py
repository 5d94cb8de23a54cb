"""`hatbox lab tournament`: everybody against everybody; it can be stopped and go on."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatbox.extras import require
from hatbox.locales import LANGUAGES, figure, say

from .error_messages import CommandFailed, at_line
from .numbers import at_least, some_seconds
from .options import add_options, wishes_of
from .progress import Bar
from .simulate import add_game

if TYPE_CHECKING:
    from hatbox.games.base import Json
    from hatbox.lab.tournament.plan import Plan, Unit
    from hatbox.lab.tournament.ratings import Rating
    from hatbox.lab.tournament.results import Results, WrongResults

FILE, FOLDER = "tournament.jsonl", "tournament-report"
NEEDED = ("choix", "jinja2", "matplotlib", "openskill", "pyarrow")


def add_tournament(words: Any) -> None:
    parser = words.add_parser(
        "tournament",
        help="let everybody play everybody on the same deals, and rate them",
        description="Lets every set of players meet on the same deals, from every seat, and rates "
        "them. Each result is a line in a file: after a stop, the same command goes on.",
    )
    player = "the NAME of a bot, a COMMAND that starts a program, or a policy, MODULE:NAME"
    seats = "how many sit at a table; by default 2"
    seconds = "how long a program may think about a decision; by default 5"
    cores = "how many processes play; by default one for each core"
    cluster = "let the workers of a Dask scheduler play: tcp://HOST:PORT"
    records = "write whole records as results, for verify, replay and study"
    text = "tell programs everything in sentences of this language, too"
    add_game(parser)
    parser.add_argument("--player", action="append", required=True, metavar="WHO", help=player)
    parser.add_argument(
        "--deals", type=at_least(2), default=100, metavar="N", help="by default 100"
    )
    parser.add_argument("--seats", type=at_least(2), default=2, metavar="N", help=seats)
    parser.add_argument("--seed", default="0", metavar="SEED", help="by default 0")
    parser.add_argument("--seconds", type=some_seconds, default=5.0, metavar="S", help=seconds)
    parser.add_argument("--out", type=Path, default=Path(FILE), metavar="FILE", help=FILE)
    parser.add_argument("--report", type=Path, default=Path(FOLDER), metavar="FOLDER", help=FOLDER)
    parser.add_argument("--records", action="store_true", help=records)
    parser.add_argument("--text", choices=LANGUAGES, metavar="LANGUAGE", help=text)
    parser.add_argument("--cores", type=at_least(1), metavar="N", help=cores)
    parser.add_argument("--cluster", metavar="ADDRESS", help=cluster)
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for module in NEEDED:
        require(module, "lab")
    from hatbox.lab.tournament.report import write_report
    from hatbox.lab.tournament.results import WrongResults, results_in

    plan = plan_of(args)
    plan.check()
    try:
        with results_in(args.out, plan) as results:
            play(args, plan, results)
            rated = write_report(args.report, plan, results.of(plan))
    except WrongResults as wrong:
        raise CommandFailed(words_for(args.out, wrong)) from None
    tell_ratings(rated)
    print(args.report / "report.html")
    return 0


def plan_of(args: argparse.Namespace) -> Plan:
    from hatbox.lab.tournament.plan import Plan

    return Plan(
        args.game,
        tuple(args.player),
        args.deals,
        seats=args.seats,
        seed=args.seed,
        wishes=wishes_of(args),
        seconds=args.seconds,
        has_records=args.records,
        language=args.text,
    )


def play(args: argparse.Namespace, plan: Plan, results: Results) -> None:
    """What is missing; whatever happens, what is finished is in the file."""
    from hatbox.lab.tournament.crews import NoWorkers

    if results.has_lost_a_line:
        notice("cli-tournament-lost-line", file=str(args.out))
    units = list(plan.units())
    left = [unit for unit in units if unit not in results.known]
    if len(left) < len(units):
        notice("cli-tournament-goes-on", played=len(units) - len(left), games=len(units))
    try:
        take(played(args, plan, left), plan, results, len(units))
    except NoWorkers as nobody:
        raise CommandFailed(say(f"cli-error-{nobody.code}")) from None
    finally:
        missing = sum(unit not in results.known for unit in units)
        if missing:
            done = len(units) - missing
            notice("cli-tournament-kept", played=done, games=len(units), file=str(args.out))


def played(args: argparse.Namespace, plan: Plan, units: list[Unit]) -> Iterator[Json]:
    from hatbox.lab.tournament.crews import alone, on_cluster, on_processes

    cores = args.cores or os.cpu_count() or 1
    if args.cluster:
        return on_cluster(plan, units, args.cluster)
    if cores == 1:
        return alone(plan, units)
    return on_processes(plan, units, cores, lambda code: notice(f"cli-{code}"))


def take(lines: Iterable[Json], plan: Plan, results: Results, games: int) -> None:
    """Each result is written before the next is waited for; openskill tells how it stands."""
    from hatbox.lab.tournament.ratings import Running

    running = Running(plan.players)
    for result in results.of(plan):
        running.add(result)
    with Bar(games, begun=len(results.of(plan))) as bar:
        for line in lines:
            running.add(results.add(line))
            bar.step(running.line())


def words_for(path: Path, wrong: WrongResults) -> str:
    words = say(f"cli-error-{wrong.code}")
    return at_line(path, wrong.line, words) if wrong.line else f"{path}: {words}"


def notice(message: str, **about: str | int) -> None:
    print(say(message, **about), file=sys.stderr)


def tell_ratings(rated: list[Rating]) -> None:
    """Names and figures only: the strongest first, with the interval and the share of wins."""
    width = max(len(rating.player) for rating in rated)
    for rating in rated:
        points = (
            f"{figure(rating.rating, 0):>6} [{figure(rating.low, 0)}, {figure(rating.high, 0)}]"
        )
        print(f"{rating.player:{width}} {points}  {figure(100 * rating.share, 1)} %")
