"""A finished game as a story, in the order in which it happened; each game tells its own events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from hatbox.games import Game
from hatbox.games.match import Cut
from hatbox.games.story import Line, Names
from hatbox.games.verify import Reading

from .walk import Step, steps


def story(record: Mapping[str, Any]) -> Iterator[Line]:
    """Tell a record that holds (`games.verify` has looked at it before)."""
    reading = Reading(record)
    names: Names = record["players"]
    yield Line(f"replay-title-{reading.game.NAME}", {"players": len(names)})
    for index, data in enumerate(record["rounds"]):
        yield Line("replay-round", {"number": index + 1})
        yield from tell_round(reading, names, data)
    yield from tell_end(reading, names, record["winners"])


def tell_round(reading: Reading, names: Names, data: Mapping[str, Any]) -> Iterator[Line]:
    for step in steps(reading, data):
        yield from tell_step(reading.game, step, names)
    if count_round(reading, step.round, data):
        yield Line("replay-cut")


def tell_step(game: Game, step: Step, names: Names) -> Iterator[Line]:
    if step.entry is None:
        yield from game.tell_deal(step.round, names)
    for event in step.events:
        yield from game.tell_event(step.round, event, names)


def count_round(reading: Reading, round: Any, data: Mapping[str, Any]) -> bool:
    """Add the round to the standing; whether it was cut short."""
    if reading.game.is_over(round):
        reading.results.append(reading.game.result(round))
    elif data.get("truncated") in get_args(Cut):
        reading.cut_round = round
        return True
    return False


def tell_end(reading: Reading, names: Names, winners: list[int] | None) -> Iterator[Line]:
    yield from reading.game.tell_standing(reading.standing, names)
    if winners is None:
        yield Line("replay-undecided")
    for seat in winners or ():
        yield reading.game.tell_winner(names[seat], is_cut=reading.cut_round is not None)
