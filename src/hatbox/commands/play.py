"""`hatbox play`: one game between minds, told move by move."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from hatbox.games import default_game
from hatbox.lab.simulate import simulate

from .bot_names import with_shown_names
from .language import add_language
from .replay import tell
from .simulate import add_game, add_seats

USUAL_PLAYERS = 4


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="watch bots play a game, told move by move",
        description="Lets bots play one game and tells it move by move.",
    )
    add_game(parser, usual=default_game())
    players = f"how many play; by default {USUAL_PLAYERS}"
    parser.add_argument("--players", type=int, default=USUAL_PLAYERS, metavar="N", help=players)
    add_seats(parser)
    seed = "any word or number; without one, a new game every time"
    parser.add_argument("--seed", metavar="SEED", help=seed)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seed = args.seed or secrets.token_hex(8)
    seats = args.seats.split(",")
    for record in simulate(args.game, players=args.players, games=1, seed=seed, seats=seats):
        tell(with_shown_names(record))
    return 0
