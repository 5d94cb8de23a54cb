"""What a perfect observer of the deciding seat could know, at each decision of a record.

`games/<game>/oracle.py` has the reasoning; tests compare it with an enumeration of all deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hatbox.analysis.walk import Entry, steps
from hatbox.games import Game, WrongOption, events_for
from hatbox.games.base import Seat
from hatbox.games.oracle import Belief, Odds, Oracle
from hatbox.games.verify import Reading, verify

from .modules import modules_of

AnyOracle = Oracle[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Insight:
    """One decision: rounds and decisions are counted from 1, `entry` is the move as the record has
    it. `odds` is None where nothing can be right or wrong."""

    round: int
    number: int
    seat: Seat
    entry: Entry
    belief: Belief
    odds: Odds | None


def insights(record: Mapping[str, Any]) -> Iterator[Insight]:
    """For each decision of a record what its seat could have known just before it."""
    verify(record)
    reading = Reading(record)
    game, oracles = reading.game, Oracles(reading.game, reading.options, reading.players)
    for index, data in enumerate(record["rounds"], 1):
        for step in steps(reading, data):
            view = oracles.tell(step.round, step.events)
            if step.number < len(data["moves"]):
                entry = data["moves"][step.number]
                oracle, move = oracles.of[entry["seat"]], game.move_of_entry(step.round, entry)
                odds, belief = oracle.odds(view, move), oracle.belief()
                yield Insight(index, step.number + 1, Seat(entry["seat"]), entry, belief, odds)


class Oracles:
    """One for each seat of a match."""

    def __init__(self, game: Game, options: object, players: int) -> None:
        make = module_of(game, "oracle").Oracle
        self.game = game
        self.of: list[AnyOracle] = [make(options, players, seat) for seat in range(players)]

    def tell(self, round: object, events: Iterable[object]) -> Any:
        """Returns what everybody sees now."""
        view, told = self.game.view_for_onlooker(round), tuple(events)
        for seat, oracle in enumerate(self.of):
            oracle.watch(view, events_for(self.game, told, seat))
        return view


def module_of(game: Game, name: str) -> Any:
    """A module that a game may have besides those of the protocol."""
    return modules_of(game, [name], WrongOption("not-studied", game=game.NAME))[0]
