"""The games for OpenSpiel; importing this registers `hatbox_<game>` for each that has the odds."""

from __future__ import annotations

import pyspiel

from hatbox.games import GAMES

from .agreed import NoOdds, parts_of
from .game import SpielGame, class_for, type_of

__all__ = ["SpielGame", "name_of", "register_all"]


def name_of(game: str) -> str:
    return f"hatbox_{game.replace('-', '_')}"


def register_all() -> None:
    for game in GAMES:
        try:
            parts = parts_of(game)
        except NoOdds:
            continue
        if (name := name_of(game)) not in pyspiel.registered_names():
            kind = type_of(parts, name)
            pyspiel.register_game(kind, class_for(parts, kind))


register_all()
