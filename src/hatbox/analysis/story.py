"""A finished game as a story, in the order in which it happened; each game tells its own events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from hatbox.games import Game
from hatbox.games.match import Cut
from hatbox.games.story import Line, Names
from hatbox.games.verify import Reading


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
    game = reading.game
    deck = game.deck_from_json(reading.options, data)
    round = game.deal(reading.options, reading.players, deck, data["starter"])
    yield from game.tell_deal(round, names)
    yield from tell_events(game, round, game.opening(round), names)
    for entry in data["moves"]:
        events = game.play(round, entry["seat"], game.move_of_entry(round, entry))
        yield from tell_events(game, round, events, names)
    if game.is_over(round):
        reading.results.append(game.result(round))
    elif data.get("truncated") in get_args(Cut):
        reading.cut_round = round
        yield Line("replay-cut")


def tell_events(game: Game, round: Any, events: Iterable[Any], names: Names) -> Iterator[Line]:
    for event in events:
        yield from game.tell_event(round, event, names)


def tell_end(reading: Reading, names: Names, winners: list[int] | None) -> Iterator[Line]:
    yield from reading.game.tell_standing(reading.standing, names)
    if winners is None:
        yield Line("replay-undecided")
    for seat in winners or ():
        yield reading.game.tell_winner(names[seat], is_cut=reading.cut_round is not None)
