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
from hatbox.lab.numbers import at_least, whole
from hatbox.lab.simulate import simulate
from hatbox.locales import listed, say
from hatbox.minds import MINDS

from .options import add_options, wishes_of
from .progress import with_progress


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help=say("cli-simulate"),
        description=say("cli-simulate.about"),
    )
    number, seed, file = (say(f"cli-value-{name}") for name in ("number", "seed", "file"))
    players, games = say("cli-simulate.players"), say("cli-simulate.games")
    add_game(parser)
    parser.add_argument("--players", type=whole, required=True, metavar=number, help=players)
    parser.add_argument("--games", type=at_least(1), default=1, metavar=number, help=games)
    parser.add_argument("--seed", default="0", metavar=seed, help=say("cli-simulate.seed"))
    add_seats(parser)
    parser.add_argument("--out", type=Path, metavar=file, help=say("cli-simulate.out"))
    add_options(parser)
    parser.set_defaults(run=run)


def add_game(parser: argparse.ArgumentParser, usual: str = "") -> None:
    name = say("cli-value-game")
    if usual:
        help = say("cli-game-usual", games=listed(GAMES, "or"), usual=usual)
        parser.add_argument("game", nargs="?", default=usual, metavar=name, help=help)
    else:
        parser.add_argument("game", metavar=name, help=say("cli-game", games=listed(GAMES, "or")))


def add_seats(parser: argparse.ArgumentParser) -> None:
    help = say("cli-seats", minds=listed(MINDS), usual="random")
    parser.add_argument("--seats", default="random", metavar=say("cli-value-names"), help=help)


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
