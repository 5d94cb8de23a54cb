"""Which mind plays which game: `(mind, game) → maker`.

A missing pair is an error that names both; no mind ever sits down at a game it was not made for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from hatbox.games.base import WrongOption

from .base import Maker, Mind


class SeatMaker(Protocol):
    """Seats a mind of one kind at one game."""

    def __call__(self, *, seat: int, players: int, seed: bytes) -> Mind: ...


MAKERS: dict[tuple[str, str], SeatMaker] = {}
# By name, in the order of registration: makers for any game that the mind plays.
MINDS: dict[str, Maker] = {}


def register(mind: str, game: str, maker: SeatMaker) -> None:
    MAKERS[mind, game] = maker
    MINDS.setdefault(mind, maker_named(mind))


def minds_for(game: str) -> tuple[str, ...]:
    """The names of the minds that play this game."""
    return tuple(mind for mind in MINDS if (mind, game) in MAKERS)


def maker_for(mind: str, game: str) -> SeatMaker:
    if (mind, game) not in MAKERS:
        raise WrongOption("unknown-mind", mind=mind, game=game, known=minds_for(game))
    return MAKERS[mind, game]


def maker_named(mind: str) -> Maker:
    def seat_one(*, game: str, seat: int, players: int, seed: bytes) -> Mind:
        return maker_for(mind, game)(seat=seat, players=players, seed=seed)

    return seat_one


def maker_among(makers: Mapping[str, SeatMaker], mind: str) -> Maker:
    """A mind outside the registry, with its makers by game."""

    def seat_one(*, game: str, seat: int, players: int, seed: bytes) -> Mind:
        if game not in makers:
            raise WrongOption("unknown-mind", mind=mind, game=game, known=())
        return makers[game](seat=seat, players=players, seed=seed)

    return seat_one
