"""Thimbles as it stands in a record."""

from __future__ import annotations

from collections.abc import Mapping

from hatbox.games.base import BrokenRecord, Json, Standing
from tests.third_game import rules
from tests.third_game.moves import Move, move_from_json, move_to_json
from tests.third_game.options import Options
from tests.third_game.race import Result


def deck_to_json(pea: int) -> Json:
    return {"pea": pea}


def deck_from_json(options: Options, data: Mapping[str, object]) -> int:
    pea = data.get("pea")
    if type(pea) is not int or not 0 <= pea < options.cups:
        raise BrokenRecord("no-pea", "T1")
    return pea


def entry(g: rules.Round, seat: int, move: Move) -> Json:
    return {"seat": seat} | move_to_json(move)


def move_of_entry(g: rules.Round, entry: Mapping[str, object]) -> Move:
    return move_from_json(entry)


def result_to_json(result: Result) -> Json:
    return {"winner": result.winner}


def cut_to_json(g: rules.Round) -> Json:
    """Nobody has won a round that was cut short."""
    return {}


def standing_to_json(standing: Standing) -> Json:
    return {"wins": list(standing.points)}
