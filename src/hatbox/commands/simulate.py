"""`hatbox simulate`: games of programs, written as records."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from hatbox.games import GAMES
from hatbox.lab.simulate import simulate
from hatbox.minds import MINDS

from .progress import with_progress


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play games of programs and write their records",
        description="Play games of programs and write their records as JSON Lines. "
        "The same arguments give the same bytes.",
    )
    parser.add_argument("game", metavar="GAME", help=" or ".join(GAMES))
    parser.add_argument("--players", type=int, required=True, metavar="N")
    parser.add_argument("--games", type=at_least_one, default=1, metavar="G", help="default: 1")
    parser.add_argument("--seed", default="0", metavar="S", help="any word or number; default: 0")
    parser.add_argument("--seats", default="random", metavar="NAME,…", help=help_on_seats())
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: standard output")
    add_options(parser)
    parser.set_defaults(run=run)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of both games; the game itself says which of them it knows."""
    parser.add_argument("--gifts", type=int, help="not-a-hat: 1 or 2 gifts each")
    parser.add_argument("--arrows", help="not-a-hat: both, black or white")
    parser.add_argument("--rounds", type=rounds, help="not-a-hat: a number, or players")
    parser.add_argument("--expert", action="store_true", default=None, help="magic-hat: M11")


def help_on_seats() -> str:
    return f"who plays; a short list repeats. One of: {', '.join(MINDS)}. Default: random"


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def rounds(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdecimal() else text


def run(args: argparse.Namespace) -> int:
    records = simulate(
        args.game,
        players=args.players,
        games=args.games,
        seed=args.seed,
        seats=args.seats.split(","),
        wishes=wishes_of(args),
    )
    with opened(args.out) as out:
        write(with_progress(records, args.games), out)
    return 0


def wishes_of(args: argparse.Namespace) -> dict[str, object]:
    wishes = {name: getattr(args, name) for name in ("gifts", "arrows", "rounds", "expert")}
    return {name: wish for name, wish in wishes.items() if wish is not None}


@contextmanager
def opened(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
    else:
        with path.open("w", encoding="utf-8", newline="\n") as out:
            yield out


def write(records: Iterable[dict[str, Any]], out: TextIO) -> None:
    for record in records:
        out.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
