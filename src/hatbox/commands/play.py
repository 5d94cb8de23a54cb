"""`hatbox play`: one game of programs, told move by move."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from hatbox.games import GAMES
from hatbox.lab.simulate import simulate

from .language import add_language
from .replay import tell


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="watch one game of programs, told move by move",
        description="Play one game of programs and tell it move by move.",
    )
    parser.add_argument("game", nargs="?", default="not-a-hat", help=" or ".join(GAMES))
    parser.add_argument("--players", type=int, default=4, metavar="N", help="default: 4")
    parser.add_argument("--seats", default="random", metavar="NAME,…", help="who plays")
    parser.add_argument("--seed", metavar="S", help="default: a new game every time")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seed = args.seed or secrets.token_hex(8)
    seats = args.seats.split(",")
    for record in simulate(args.game, players=args.players, games=1, seed=seed, seats=seats):
        tell(record, args.language)
    return 0
