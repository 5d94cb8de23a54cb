"""`hatbox lab`: for people who write bots and study games. `play` is here."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatbox.games import WrongOption, default_game
from hatbox.lab.matches import play_matches
from hatbox.locales import LANGUAGES, say

from .numbers import at_least, some_seconds
from .options import add_options, wishes_of
from .progress import with_progress
from .simulate import add_game, opened, write
from .study import add_study
from .tournament import add_tournament


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "lab",
        help="programs of your own, tournaments, studies",
        description="For people who write bots and study games.",
    )
    words = parser.add_subparsers(required=True, metavar="COMMAND")
    add_play(words)
    add_tournament(words)
    add_study(words)


def add_play(words: Any) -> None:
    play = words.add_parser(
        "play",
        help="let bots and programs play, and write the records",
        description="Lets bots and programs play each other and writes the records as JSON Lines. "
        "docs/lab.md tells what a program reads and writes.",
    )
    seat = "NUMBER=NAME of a bot, NUMBER=COMMAND that starts a program, or NUMBER=MODULE:NAME of a "
    seat += "policy; once for each seat"
    seconds = "how long a program may think about a decision; by default 5"
    add_game(play, usual=default_game())
    play.add_argument("--seat", action="append", required=True, metavar="N=WHO", help=seat)
    play.add_argument("--games", type=at_least(1), default=1, metavar="N", help="by default 1")
    play.add_argument("--seed", default="0", metavar="SEED", help="by default 0")
    play.add_argument("--seconds", type=some_seconds, default=5.0, metavar="S", help=seconds)
    play.add_argument("--out", type=Path, metavar="FILE", help="by default standard output")
    told = "tell programs everything in sentences of this language too, and take words for answers"
    play.add_argument("--text", choices=LANGUAGES, metavar="LANGUAGE", help=told)
    add_options(play)
    play.set_defaults(run=run_play)


def run_play(args: argparse.Namespace) -> int:
    seats = seats_of(args.seat)
    records = play_matches(
        args.game,
        seats,
        games=args.games,
        seed=args.seed,
        wishes=wishes_of(args),
        seconds=args.seconds,
        language=args.text,
    )
    totals: dict[str, dict[str, int]] = {}
    with opened(args.out) as out:
        write(counting(with_progress(records, args.games), totals), out)
    for seat, counts in sorted(totals.items()):
        who = seats[int(seat)]
        print(say("cli-lab-program", seat=int(seat) + 1, who=who, **counts), file=sys.stderr)
    return 0


def seats_of(wishes: Iterable[str]) -> list[str]:
    """Seats are counted from 1, each named once and none left out."""
    given = [wish.partition("=") for wish in wishes]
    by_number = {number: who for number, _, who in given}
    due = [str(seat + 1) for seat in range(len(given))]
    if sorted(by_number) != sorted(due) or not all(by_number.values()):
        raise WrongOption("wrong-seats", last=len(given))
    return [by_number[number] for number in due]


def counting(
    records: Iterable[dict[str, Any]], totals: dict[str, dict[str, int]]
) -> Iterator[dict[str, Any]]:
    for record in records:
        for seat, counts in record["programs"].items():
            sums = totals.setdefault(seat, dict.fromkeys(counts, 0))
            for key in counts:
                sums[key] += counts[key]
        yield record
