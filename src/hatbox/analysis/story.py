"""A finished game as a story: lines to be said in any language, in the order they happened.

A line is a message of the locale files with what it speaks of. Stories know everything, face-down
gifts included: they are for afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from hatbox.games import Game
from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.games.magic_hat import events as hats
from hatbox.games.not_a_hat import events as gifts
from hatbox.games.verify import Reading

Names = list[str]
About = dict[str, "str | int | Line"]


@dataclass(frozen=True, slots=True)
class Line:
    """A message and its arguments; one that is a line itself is what somebody says."""

    message: str
    about: About = field(default_factory=dict)


def story(record: Mapping[str, Any]) -> Iterator[Line]:
    """Tell a record that holds (`games.verify` has looked at it before)."""
    reading = Reading(record)
    names: Names = record["players"]
    yield Line(f"replay-title-{reading.game.NAME}", {"players": len(names)})
    for index, data in enumerate(record["rounds"]):
        yield from round_story(reading, names, index, data)
    yield from end(names, record)


def round_story(
    reading: Reading, names: Names, index: int, data: Mapping[str, Any]
) -> Iterator[Line]:
    game = reading.game
    deck = game.deck_from_json(reading.options, data)
    round = game.deal(reading.options, reading.players, deck, data["starter"])
    tell = TELLERS[game.NAME]
    yield Line("replay-round", {"number": index + 1})
    yield from OPENINGS[game.NAME](round, names)
    for event in game.opening(round):
        yield from tell(event, round, names)
    for entry in data["moves"]:
        yield from move_story(game, round, names, entry)


def move_story(game: Game, round: Any, names: Names, entry: Mapping[str, Any]) -> Iterator[Line]:
    move = game.move_of_entry(round, entry)
    for event in game.play(round, entry["seat"], move):
        yield from TELLERS[game.NAME](event, round, names)


def end(names: Names, record: Mapping[str, Any]) -> Iterator[Line]:
    for seat, points in enumerate(record.get("totals", ())):
        yield Line("replay-total", {"player": names[seat], "points": points})
    winners = record["winners"]
    if winners is None:
        yield Line("replay-undecided")
    for seat in winners or ():
        yield Line(f"replay-winner-{record['game']}", {"player": names[seat]})


def gifts_dealt(round: Any, names: Names) -> Iterator[Line]:
    for seat, name in enumerate(names):
        for gift in round.held[seat][: round.gifts_each]:
            yield Line("replay-dealt", {"player": name, "object": GIFT_IDS[gift]})


def hats_mixed(round: Any, names: Names) -> Iterator[Line]:
    yield Line("replay-box", {"object": ANIMAL_IDS[round.box]})
    for place, animal in enumerate(round.hats):
        yield Line("replay-hat", {"hat": place + 1, "object": ANIMAL_IDS[animal]})


def said(player: str, message: str, object: str) -> Line:
    return Line("told-words", {"player": player, "words": Line(message, {"object": object})})


def gift_lines(event: gifts.Event, round: Any, names: Names) -> Iterator[Line]:
    gift = GIFT_IDS[round.gift]
    match event:
        case gifts.RoundBegan():
            yield Line("replay-begins", {"player": names[event.starter]})
        case gifts.Fetched():
            yield Line("told-fetch", {"player": names[event.seat], "object": event.object})
            yield Line(f"replay-to-{event.arrow}", {"to": names[event.to]})
        case gifts.TookOldest():
            yield Line("replay-passes-on", {"player": names[event.seat], "object": gift})
            yield Line(f"replay-to-{event.arrow}", {"to": names[event.to]})
        case gifts.Offered():
            yield from offer_lines(event, gift, names)
        case gifts.Accepted():
            yield said(names[event.seat], "thanks-for", GIFT_IDS[round.claim])
        case gifts.Refused():
            yield from refusal_lines(event, round, names)
        case gifts.RoundEnded():
            yield Line("replay-round-ended")


def offer_lines(event: gifts.Offered, gift: str, names: Names) -> Iterator[Line]:
    yield said(names[event.seat], f"offer-{event.tone}", event.object)
    if event.object != gift:
        yield Line("in-truth", {"object": gift})


def refusal_lines(event: gifts.Refused, round: Any, names: Names) -> Iterator[Line]:
    yield said(names[event.seat], "refusal", event.claim)
    was_true = event.object == event.claim
    yield Line("reveal-true" if was_true else "reveal", {"object": event.object})
    points = round.penalties[event.wrong]
    yield Line("replay-points", {"player": names[event.wrong], "points": points})


def hat_lines(event: hats.Event, round: Any, names: Names) -> Iterator[Line]:
    match event:
        case hats.RoundBegan():
            yield Line("replay-begins", {"player": names[event.starter]})
        case hats.AnimalSeen():
            yield look_line(event, names)
        case hats.Swapped():
            yield swap_line(event, names)
        case hats.Skipped():
            yield Line("replay-skipped", {"player": names[event.seat]})
        case hats.Called():
            yield said(names[event.seat], "call", event.animal)
        case hats.WentOut():
            yield Line("replay-out", {"player": names[event.seat]})
        case hats.RoundWon():
            yield Line("box-opened", {"object": event.box})
            yield Line(f"replay-won-by-{event.by}", {"player": names[event.seat]})


def look_line(event: hats.AnimalSeen, names: Names) -> Line:
    about: About = {"player": names[event.seat], "hat": event.hat + 1, "object": event.animal}
    return Line("replay-looked", about)


def swap_line(event: hats.Swapped, names: Names) -> Line:
    one, other = sorted(event.hats)
    word = "replay-extra" if event.extra else "replay-swapped"
    return Line(word, {"player": names[event.seat], "one": one + 1, "other": other + 1})


TELLERS: dict[str, Callable[[Any, Any, Names], Iterator[Line]]] = {
    "not-a-hat": gift_lines,
    "magic-hat": hat_lines,
}
OPENINGS: dict[str, Callable[[Any, Names], Iterator[Line]]] = {
    "not-a-hat": gifts_dealt,
    "magic-hat": hats_mixed,
}
