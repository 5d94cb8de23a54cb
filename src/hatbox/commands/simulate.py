"""`hatbox simulate`: games between minds, written as records."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from hatbox.games import GAMES
from hatbox.lab.cores import on_cores
from hatbox.lab.simulate import simulate
from hatbox.minds import MINDS

from .numbers import at_least
from .options import add_options, wishes_of
from .progress import with_progress


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="let bots play and write the records of their games",
        description="Lets bots play and writes the records of their games as JSON Lines. "
        "The same arguments give the same bytes.",
    )
    games = "how many games; by default 1"
    seed = "any word or number; by default 0"
    out = "where the records go; by default standard output"
    add_game(parser)
    parser.add_argument("--players", type=int, required=True, metavar="N", help="how many play")
    parser.add_argument("--games", type=at_least(1), default=1, metavar="N", help=games)
    parser.add_argument("--seed", default="0", metavar="SEED", help=seed)
    add_seats(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help=out)
    thoughts = "add to each record what the bots believed at each of their decisions"
    parser.add_argument("--thoughts", action="store_true", help=thoughts)
    add_options(parser)
    parser.set_defaults(run=run)


def add_game(parser: argparse.ArgumentParser, usual: str = "") -> None:
    help = " or ".join(GAMES)
    if usual:
        help += f"; by default {usual}"
        parser.add_argument("game", nargs="?", default=usual, metavar="GAME", help=help)
    else:
        parser.add_argument("game", metavar="GAME", help=help)


def add_seats(parser: argparse.ArgumentParser) -> None:
    help = f"who plays, seat by seat; a short list repeats; by default random: {', '.join(MINDS)}"
    parser.add_argument("--seats", default="random", metavar="NAME,...", help=help)


def run(args: argparse.Namespace) -> int:
    records = simulate(
        args.game,
        players=args.players,
        games=args.games,
        seed=args.seed,
        seats=args.seats.split(","),
        wishes=wishes_of(args),
        thoughts=args.thoughts,
    )
    with opened(args.out) as out, on_cores():
        write(with_progress(records, args.games), out)
    return 0


@contextmanager
def opened(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
    else:
        with path.open("w", encoding="utf-8", newline="\n") as out:
            yield out


def write(records: Iterable[dict[str, Any]], out: TextIO) -> None:
    """Whatever happens afterwards, a game that is over is in the file."""
    for record in records:
        out.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
        out.flush()
