"""The rules of the games, and nothing else: no clock, no randomness, no input or output."""

from __future__ import annotations

from collections.abc import Sequence

from . import magic_hat, not_a_hat
from .base import BrokenRecord, IllegalMove, May, Seat, WrongOption, as_json, encode
from .game import (
    Deck,
    Event,
    Game,
    GameOf,
    Move,
    Onlooker_co,
    Opened_co,
    Options,
    Result,
    Round,
    View_co,
    events_for,
)
from .match import Match

# By name, in the order in which they were registered; the first is the default.
GAMES: dict[str, Game] = {}


def register(
    game: GameOf[Options, Deck, Round, Move, Event, Result, View_co, Onlooker_co, Opened_co],
) -> None:
    """Make a game known to everything that asks for games by name."""
    GAMES[game.NAME] = game


register(not_a_hat)
register(magic_hat)

__all__ = [
    "GAMES",
    "BrokenRecord",
    "Game",
    "IllegalMove",
    "Match",
    "May",
    "Seat",
    "WrongOption",
    "as_json",
    "default_game",
    "encode",
    "events_for",
    "game_named",
    "new_match",
    "register",
]


def default_game() -> str:
    return next(iter(GAMES))


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise WrongOption("unknown-game", game=name, known=tuple(GAMES))
    return GAMES[name]


def new_match(
    game: str,
    players: Sequence[str],
    *,
    secret: bytes,
    contributions: Sequence[bytes] = (),
    starter: int | None = None,
    **wishes: object,
) -> Match:
    """A match of a game known by its name, dealt from a secret of 32 bytes."""
    return Match(
        game_named(game),
        players,
        secret=secret,
        contributions=contributions,
        starter=starter,
        wishes=wishes,
    )
