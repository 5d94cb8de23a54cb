"""Walks through a record that holds, decision by decision, with the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hatbox.games.verify import Reading

Entry = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """One decision and what came of it; a round begins with a step without a decision.

    `round` is the state of the rules just after the events; the next step changes it.
    """

    number: int
    round: Any
    events: Sequence[Any]
    entry: Entry | None = None


def steps(reading: Reading, data: Mapping[str, Any]) -> Iterator[Step]:
    """The steps of one round."""
    game = reading.game
    deck = game.deck_from_json(reading.options, data)
    round = game.deal(reading.options, reading.players, deck, data["starter"])
    yield Step(0, round, game.opening(round))
    for number, entry in enumerate(data["moves"], 1):
        move = game.move_of_entry(round, entry)
        yield Step(number, round, game.play(round, entry["seat"], move), entry)
