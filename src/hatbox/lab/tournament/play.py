"""Plays one game of a tournament; the same game gives the same result wherever it is played."""

from __future__ import annotations

from hatbox.games import game_named
from hatbox.games.base import Json

from ..matches import one_match
from ..simulate import secret_of, shares_of
from .plan import Plan, Unit


def play_unit(plan: Plan, unit: Unit) -> Json:
    """The result as its line in the file says it; it may be a whole record."""
    secret = secret_of(plan.seed, unit.deal)
    game = game_named(plan.game)
    record = one_match(game, unit.seats, secret, plan.wishes, plan.seconds, plan.language)
    return result_of(plan, unit, record) | (record if plan.has_records else {})


def result_of(plan: Plan, unit: Unit, record: Json) -> Json:
    rounds = record["rounds"]
    return {
        "tournament": plan.name,
        "game": plan.game,
        "deal": unit.deal,
        "seats": list(unit.seats),
        "shares": shares_of(record["winners"] or (), len(unit.seats)),
        "decisions": sum(len(data["moves"]) for data in rounds),
        "truncated": any("truncated" in data for data in rounds),
        "programs": record["programs"],
    }
