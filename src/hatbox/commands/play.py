"""`hatbox play`: one game between minds, told move by move."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from hatbox.games import default_game
from hatbox.lab.numbers import whole
from hatbox.lab.simulate import simulate
from hatbox.locales import say

from .language import add_language
from .replay import tell
from .simulate import add_game, add_seats

USUAL_PLAYERS = 4


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help=say("cli-play"),
        description=say("cli-play.about"),
    )
    add_game(parser, usual=default_game())
    number = say("cli-value-number")
    players = say("cli-players", usual=USUAL_PLAYERS)
    parser.add_argument(
        "--players", type=whole, default=USUAL_PLAYERS, metavar=number, help=players
    )
    add_seats(parser)
    parser.add_argument("--seed", metavar=say("cli-value-seed"), help=say("cli-play.seed"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seed = args.seed or secrets.token_hex(8)
    seats = args.seats.split(",")
    for record in simulate(args.game, players=args.players, games=1, seed=seed, seats=seats):
        tell(record, args.language)
    return 0
